//! Rows as the great games have them, with the phrases of a few of their verbs.

use engine::effect::{
    Seats,
    Step::{Choose, Do, Each, May, Pay, PerEach, Repeat, When},
};

use super::*;
use crate::Lang;

#[derive(Clone, Copy, Debug)]
enum Verb {
    Gain(u8),
    PayGold(u8),
    LoseVirtue,
    Shuffle,
    Silent,
}

#[derive(Clone, Copy, Debug)]
enum Measure {
    Debts,
    NoPrisoners,
}

type Row = [Step<Verb, Measure>];

struct Toy(Lang);

impl Phrases for Toy {
    type Verb = Verb;
    type Measure = Measure;

    fn verb(&self, verb: Verb, mood: Mood) -> Vec<String> {
        let [does, can] = match (self.0, verb) {
            (_, Verb::Silent) => return vec![],
            (Lang::En, Verb::Gain(n)) => [format!("gains {n} stone"), format!("gain {n} stone")],
            (Lang::Ru, Verb::Gain(n)) => {
                [format!("получает камень: {n}"), format!("получить камень: {n}")]
            }
            (Lang::Uk, Verb::Gain(n)) => {
                [format!("отримує камінь: {n}"), format!("отримати камінь: {n}")]
            }
            (Lang::En, Verb::PayGold(n)) => [format!("pays {n} gold"), format!("pay {n} gold")],
            (Lang::Ru, Verb::PayGold(n)) => {
                [format!("платит {n} золота"), format!("заплатить {n} золота")]
            }
            (Lang::Uk, Verb::PayGold(n)) => {
                [format!("платить {n} золота"), format!("заплатити {n} золота")]
            }
            (Lang::En, Verb::LoseVirtue) => ["loses 1 virtue".into(), "lose 1 virtue".into()],
            (Lang::Ru, Verb::LoseVirtue) => {
                ["теряет 1 добродетель".into(), "потерять 1 добродетель".into()]
            }
            (Lang::Uk, Verb::LoseVirtue) => {
                ["втрачає 1 доброчестя".into(), "втратити 1 доброчестя".into()]
            }
            (Lang::En, Verb::Shuffle) => ["shuffles the deck".into(), "shuffle the deck".into()],
            (Lang::Ru, Verb::Shuffle) => ["тасует колоду".into(), "перетасовать колоду".into()],
            (Lang::Uk, Verb::Shuffle) => ["тасує колоду".into(), "перетасувати колоду".into()],
        };
        vec![if mood == Mood::Can { can } else { does }]
    }

    fn for_each(&self, measure: Measure) -> String {
        match (self.0, measure) {
            (_, Measure::NoPrisoners) => unreachable!("not counted"),
            (Lang::En, Measure::Debts) => "for each debt",
            (Lang::Ru, Measure::Debts) => "за каждый долг",
            (Lang::Uk, Measure::Debts) => "за кожен борг",
        }
        .to_owned()
    }

    fn condition(&self, measure: Measure) -> String {
        match (self.0, measure) {
            (_, Measure::Debts) => unreachable!("not asked for"),
            (Lang::En, Measure::NoPrisoners) => "if the prison is empty",
            (Lang::Ru, Measure::NoPrisoners) => "если Тюрьма пуста",
            (Lang::Uk, Measure::NoPrisoners) => "якщо В’язниця порожня",
        }
        .to_owned()
    }

    fn whoever(&self, measure: Measure) -> String {
        match (self.0, measure) {
            (_, Measure::NoPrisoners) => unreachable!("true of nobody or of all"),
            (Lang::En, Measure::Debts) => "with a debt",
            (Lang::Ru, Measure::Debts) => "у кого есть долг",
            (Lang::Uk, Measure::Debts) => "хто має борг",
        }
        .to_owned()
    }
}

fn said(row: &Row, lang: Lang) -> String {
    sentence(row, &Toy(lang), lang.texts())
}

#[track_caller]
fn reads(row: &Row, expected: [&str; 3]) {
    assert_eq!(Lang::ALL.map(|lang| said(row, lang)), expected);
}

const GAIN: Step<Verb, Measure> = Do(Verb::Gain(1));
const DEBTORS: &Row = &[When(Measure::Debts, &[Do(Verb::LoseVirtue)])];

#[test]
fn verbs_follow_each_other() {
    reads(&[GAIN], ["Gains 1 stone.", "Получает камень: 1.", "Отримує камінь: 1."]);
    reads(
        &[Do(Verb::LoseVirtue), Do(Verb::Silent), Do(Verb::Shuffle), GAIN],
        [
            "Loses 1 virtue, then shuffles the deck, and gains 1 stone.",
            "Теряет 1 добродетель, затем тасует колоду, после чего получает камень: 1.",
            "Втрачає 1 доброчестя, потім тасує колоду, після чого отримує камінь: 1.",
        ],
    );
    reads(&[Do(Verb::Silent)], [""; 3]);
}

#[test]
fn a_choice_is_one_of_several_or_nothing() {
    reads(
        &[GAIN, Choose(&[&[Do(Verb::Shuffle)], &[Do(Verb::LoseVirtue), Do(Verb::Gain(2))], &[]])],
        [
            "Gains 1 stone; either shuffles the deck, or loses 1 virtue, then gains 2 stone, or does nothing.",
            "Получает камень: 1; либо тасует колоду, либо теряет 1 добродетель, затем получает камень: 2, либо ничего не делает.",
            "Отримує камінь: 1; або тасує колоду, або втрачає 1 доброчестя, потім отримує камінь: 2, або нічого не робить.",
        ],
    );
}

#[test]
fn what_may_be_done_is_not_declined_wrongly() {
    reads(
        &[May(&[Pay(Verb::PayGold(2), &[Do(Verb::Gain(3)), Do(Verb::Shuffle)])])],
        [
            "May pay 2 gold and for that gain 3 stone, then shuffle the deck.",
            "Может заплатить 2 золота и за это получить камень: 3, затем перетасовать колоду.",
            "Може заплатити 2 золота й за це отримати камінь: 3, потім перетасувати колоду.",
        ],
    );
    reads(
        &[May(&[Each(Seats::Others, &[Do(Verb::LoseVirtue)])])],
        [
            "If so wished, every opponent loses 1 virtue.",
            "По желанию каждый соперник теряет 1 добродетель.",
            "За бажанням кожен суперник втрачає 1 доброчестя.",
        ],
    );
    reads(
        &[May(&[Choose(&[&[GAIN], &[Do(Verb::Shuffle)]])])],
        [
            "May either gain 1 stone, or shuffle the deck.",
            "Может либо получить камень: 1, либо перетасовать колоду.",
            "Може або отримати камінь: 1, або перетасувати колоду.",
        ],
    );
}

#[test]
fn conditions_and_costs_are_said_before() {
    reads(
        &[When(Measure::NoPrisoners, &[GAIN]), Pay(Verb::PayGold(1), &[GAIN])],
        [
            "If the prison is empty, gains 1 stone; pays 1 gold and for that gains 1 stone.",
            "Если Тюрьма пуста, получает камень: 1; платит 1 золота и за это получает камень: 1.",
            "Якщо В’язниця порожня, отримує камінь: 1; платить 1 золота й за це отримує камінь: 1.",
        ],
    );
}

#[test]
fn repetitions_are_counted() {
    reads(
        &[Repeat(2, &[GAIN]), Repeat(3, &[GAIN, Do(Verb::Shuffle)])],
        [
            "Gains 1 stone twice; 3 times: gains 1 stone, then shuffles the deck.",
            "Дважды получает камень: 1; 3 раза: получает камень: 1, затем тасует колоду.",
            "Двічі отримує камінь: 1; 3 рази: отримує камінь: 1, потім тасує колоду.",
        ],
    );
    reads(
        &[PerEach(Measure::Debts, &[GAIN]), PerEach(Measure::Debts, &[GAIN, Do(Verb::LoseVirtue)])],
        [
            "Gains 1 stone for each debt; for each debt: gains 1 stone, then loses 1 virtue.",
            "Получает камень: 1 за каждый долг; за каждый долг: получает камень: 1, затем теряет 1 добродетель.",
            "Отримує камінь: 1 за кожен борг; за кожен борг: отримує камінь: 1, потім втрачає 1 доброчестя.",
        ],
    );
}

#[test]
fn seats_are_spoken_of_in_the_third_person() {
    reads(
        &[Each(Seats::All, &[May(&[GAIN])])],
        [
            "Everybody may gain 1 stone.",
            "Каждый может получить камень: 1.",
            "Кожен може отримати камінь: 1.",
        ],
    );
    for (seats, expected) in [
        (
            Seats::All,
            [
                "Everybody with a debt loses 1 virtue.",
                "Каждый, у кого есть долг, теряет 1 добродетель.",
                "Кожен, хто має борг, втрачає 1 доброчестя.",
            ],
        ),
        (
            Seats::Others,
            [
                "Every opponent with a debt loses 1 virtue.",
                "Каждый соперник, у кого есть долг, теряет 1 добродетель.",
                "Кожен суперник, хто має борг, втрачає 1 доброчестя.",
            ],
        ),
    ] {
        reads(&[Each(seats, DEBTORS)], expected);
    }
}

#[test]
fn brief_is_a_list() {
    let row: &Row = &[GAIN, Do(Verb::Silent), Do(Verb::Shuffle)];
    assert_eq!(brief(row, &Toy(Lang::En), Lang::En.texts()), "gains 1 stone; shuffles the deck");
}

//! What the cards do: the phrases of their verbs, measures, moments and boons.

use architects::{
    Apprentice, Building, Character, Kind, MarketCard, Reward,
    card::{Ability, Boon, End},
    effects::{Count, Measure, Row, Step, Verb},
};

use super::{Unit, names};
use crate::{
    Arg, Form, Rich, Teller,
    effects::{Mood, Phrases, brief, phrase, sentence},
};

/// What an apprentice is good for.
#[must_use]
pub fn apprentice_does(of: Apprentice, teller: &Teller<'_>) -> Rich {
    Rich::parse(&ability(of.ability(), Mood::Does, teller))
}

/// What an apprentice is good for, in the fewest words.
#[must_use]
pub fn apprentice_in_brief(of: Apprentice, teller: &Teller<'_>) -> Rich {
    Rich::parse(&ability(of.ability(), Mood::Brief, teller))
}

/// What a character is good for.
#[must_use]
pub fn character_does(of: Character, teller: &Teller<'_>) -> Rich {
    let abilities = of.abilities().iter();
    Rich::row(abilities.map(|one| Rich::parse(&ability(*one, Mood::Does, teller))))
}

/// What a character begins with.
#[must_use]
pub fn character_start(of: Character, teller: &Teller<'_>) -> Rich {
    let start = of.start();
    let counted = |unit: Unit, count: u16| {
        (count > 0).then(|| teller.texts.counted(unit, count, Form::Count))
    };
    let prison = (start.prison > 0)
        .then(|| teller.texts.with("architects-in-prison", [("n", start.prison.into())]));
    let goods = start.goods.amounts().map(|(kind, n)| teller.texts.counted(kind, n, Form::Count));
    let things: Vec<String> = goods
        .chain(counted(Unit::Virtue, start.virtue.into()))
        .chain(counted(Unit::Plan, start.plans.into()))
        .chain(counted(Unit::Debt, start.debts))
        .chain(prison)
        .collect();
    teller.say("architects-starts-with", [("things", teller.list(&things))])
}

/// What a building does at once or at the end.
#[must_use]
pub fn building_does(of: Building, teller: &Teller<'_>) -> Rich {
    let (key, what) = match of.end() {
        End::Nothing => ("architects-now", phrase(of.steps(), &Words(teller), teller.texts)),
        end @ End::Virtue(..) => ("architects-end-virtue", at_the_end(end, teller)),
        end => ("architects-end", at_the_end(end, teller)),
    };
    teller.say(key, [("what", what.into())])
}

/// When a building does something, and what, in the fewest words.
#[must_use]
pub fn building_in_brief(of: Building, teller: &Teller<'_>) -> (String, Rich) {
    let (key, what) = match of.end() {
        End::Nothing => ("architects-now", brief(of.steps(), &Words(teller), teller.texts)),
        end => ("architects-end", at_the_end(end, teller)),
    };
    (Mood::Brief.phrase(key, [], teller.texts), Rich::parse(&what))
}

/// What a reward brings: `1 virtue and 3 silver`.
#[must_use]
pub fn reward_does(of: Reward, teller: &Teller<'_>) -> Rich {
    let parts: Vec<String> = of
        .steps()
        .iter()
        .map(|step| brief(std::slice::from_ref(step), &Words(teller), teller.texts))
        .collect();
    let what = teller.list(&parts);
    teller.say("architects-reward", [("what", what)])
}

/// What happens at a reset of the Black Market.
#[must_use]
pub fn reset_does(teller: &Teller<'_>) -> Rich {
    Rich::parse(&sentence(Row::Reset.steps(), &Words(teller), teller.texts))
}

/// One of the gains that a card lets choose from.
#[must_use]
pub fn gain(steps: &[Step], teller: &Teller<'_>) -> Rich {
    Rich::parse(&brief(steps, &Words(teller), teller.texts))
}

/// Both sides of a market card.
pub(super) fn market_card(of: MarketCard, teller: &Teller<'_>) -> [Arg<'static>; 2] {
    let side = |goods| names::goods_label(goods, teller).into();
    [("small", side(of.small())), ("large", side(of.large()))]
}

fn ability(of: Ability, mood: Mood, teller: &Teller<'_>) -> String {
    match of {
        Ability::None => mood.phrase("architects-no-ability", [], teller.texts),
        Ability::At(moment, steps) => {
            let what = match mood {
                Mood::Brief => brief(steps, &Words(teller), teller.texts),
                _ => phrase(steps, &Words(teller), teller.texts),
            };
            let key = format!("architects-at-{moment}");
            mood.phrase(&key, [("what", what.into())], teller.texts)
        }
        Ability::Has(boon, amount) => changed(boon, amount, mood, teller),
        Ability::Trade(trade) => {
            let form = if mood == Mood::Brief { Form::Count } else { Form::Taken };
            let [price, gain] = names::trade(trade, form, teller);
            mood.phrase("architects-trading", [("price", price), ("gain", gain)], teller.texts)
        }
    }
}

/// What a boon changes, and by how much.
fn changed(boon: Boon, amount: u8, mood: Mood, teller: &Teller<'_>) -> String {
    let args = [
        ("n", amount.into()),
        ("silver", teller.taken(Kind::Silver, amount)),
        ("virtue", teller.taken(Unit::Virtue, amount)),
    ];
    mood.phrase(&format!("architects-boon-{boon}"), args, teller.texts)
}

fn at_the_end(end: End, teller: &Teller<'_>) -> String {
    let points = |count: i8| teller.score(count.unsigned_abs());
    let virtue = |count: i8| teller.taken(Unit::Virtue, count.unsigned_abs());
    match end {
        End::Nothing => String::new(),
        End::Virtue(each, _) if each < 0 => {
            teller.texts.with("architects-end-lose", [("amount", virtue(each))])
        }
        End::Virtue(each, measure) => counted_up(("amount", virtue(each)), measure, teller),
        End::Points(each, measure) => counted_up(("amount", points(each)), measure, teller),
        End::PerDebt(change) => {
            let way = if change > 0 { "less" } else { "more" };
            let args = [("points", points(change)), ("way", way.into())];
            teller.texts.with("architects-end-per-debt", args)
        }
    }
}

/// So much for each of what is measured, or if it is there.
fn counted_up(amount: Arg<'static>, measure: Measure, teller: &Teller<'_>) -> String {
    let words = Words(teller);
    let (key, of) = match measure.of {
        Count::Most(_) | Count::HighestInCathedral | Count::FreeOfDebt => {
            ("architects-end-gain-if", words.condition(measure))
        }
        _ => ("architects-end-gain", words.for_each(measure)),
    };
    teller.texts.with(key, [amount, ("of", of.into())])
}

/// The phrases of the game.
struct Words<'a>(&'a Teller<'a>);

impl Words<'_> {
    /// What is measured, in one of the ways to say it.
    fn measured(&self, way: &str, measure: Measure) -> String {
        let Self(teller) = self;
        let args: Vec<Arg<'_>> = match measure.of {
            Count::Skilled(skill) => vec![("skill", teller.name(skill))],
            Count::Most(kind) => vec![("kind_of", teller.named(kind, Form::Of))],
            _ => vec![("n", measure.per.into())],
        };
        teller.texts.with(&format!("architects-{way}-{}", counted(measure.of)), args)
    }
}

/// What is counted, as the keys name it.
const fn counted(count: Count) -> &'static str {
    match count {
        Count::Once => "once",
        Count::Buildings => "buildings",
        Count::Skilled(_) => "skilled",
        Count::Captured => "captured",
        Count::Virtue => "virtue",
        Count::PaidDebts => "paid-debts",
        Count::Gold => "gold",
        Count::Marble => "marble",
        Count::Materials => "materials",
        Count::Most(_) => "most",
        Count::HighestInCathedral => "highest",
        Count::FreeOfDebt => "free-of-debt",
        Count::Prisoners => "prisoners",
        Count::NoPrisoners => "no-prisoners",
        Count::MostPrisoners => "most-prisoners",
    }
}

impl Phrases for Words<'_> {
    type Verb = Verb;
    type Measure = Measure;

    fn verb(&self, verb: Verb, mood: Mood) -> Vec<String> {
        let Self(teller) = self;
        let (name, args): (_, Vec<Arg<'_>>) = match verb {
            Verb::Gain(kind, amount) => {
                let form = if mood == Mood::Brief { Form::Count } else { Form::Taken };
                ("gain", vec![("goods", teller.texts.counted(kind, amount, form).into())])
            }
            Verb::GainVirtue(n) => ("gain-virtue", vec![("virtue", teller.taken(Unit::Virtue, n))]),
            Verb::LoseVirtue(n) => ("lose-virtue", vec![("virtue", teller.taken(Unit::Virtue, n))]),
            Verb::Draw(n) => ("draw", vec![("plans", teller.taken(Unit::Plan, n))]),
            Verb::TakeDebt => ("take-debt", vec![]),
            Verb::DestroyDebt(n) => ("destroy-debt", vec![("debts", teller.taken(Unit::Debt, n))]),
            Verb::ReleasePrison => ("release-prison", vec![]),
            Verb::ReleaseBoards => ("release-boards", vec![]),
            Verb::Capture(n) => ("capture", vec![("n", n.into())]),
            Verb::CaptureOrRelease => ("capture-or-release", vec![]),
            Verb::SellPlan(gold) => ("sell-plan", vec![("goods", teller.taken(Kind::Gold, gold))]),
            Verb::Hire => ("hire", vec![]),
            Verb::Dismiss => ("dismiss", vec![]),
            Verb::BuildAgain => ("build-again", vec![]),
            Verb::ClearMarket => ("clear-market", vec![]),
            Verb::TurnCard => ("turn-card", vec![]),
            Verb::UseAbilities => ("use-abilities", vec![]),
        };
        vec![mood.phrase(&format!("architects-verb-{name}"), args, teller.texts)]
    }

    fn for_each(&self, measure: Measure) -> String {
        self.measured("each", measure)
    }

    fn condition(&self, measure: Measure) -> String {
        self.measured("if", measure)
    }

    fn whoever(&self, measure: Measure) -> String {
        self.measured("who", measure)
    }
}

#[cfg(test)]
mod tests {
    use architects::{Skill, card::Moment};
    use engine::effect::{
        Seats,
        Step::{Do, Each, PerEach, When},
    };

    use super::*;
    use crate::{Lang, Names};

    const fn per(per: u8, of: Count) -> Measure {
        Measure { of, per }
    }

    /// Rows as they are, and with another number.
    const ROWS: [(&[Step], &[Step]); 8] = [
        (&[Do(Verb::Gain(Kind::Clay, 4))], &[Do(Verb::Gain(Kind::Clay, 5))]),
        (&[Do(Verb::GainVirtue(1))], &[Do(Verb::GainVirtue(2))]),
        (&[Do(Verb::Draw(2))], &[Do(Verb::Draw(3))]),
        (&[Do(Verb::DestroyDebt(1))], &[Do(Verb::DestroyDebt(2))]),
        (&[Do(Verb::Capture(1))], &[Do(Verb::Capture(2))]),
        (&[Do(Verb::SellPlan(2))], &[Do(Verb::SellPlan(1))]),
        (
            &[PerEach(per(4, Count::Virtue), &[Do(Verb::Gain(Kind::Gold, 1))])],
            &[PerEach(per(5, Count::Virtue), &[Do(Verb::Gain(Kind::Gold, 1))])],
        ),
        (
            &[Each(Seats::All, &[When(per(3, Count::Prisoners), &[Do(Verb::LoseVirtue(1))])])],
            &[Each(Seats::All, &[When(per(4, Count::Prisoners), &[Do(Verb::LoseVirtue(1))])])],
        ),
    ];

    /// What counts at the end, one after the other with another number.
    const ENDS: [[End; 2]; 6] = [
        [End::Points(1, per(3, Count::Captured)), End::Points(1, per(4, Count::Captured))],
        [
            End::Points(1, per(1, Count::Skilled(Skill::Tiling))),
            End::Points(2, per(1, Count::Skilled(Skill::Tiling))),
        ],
        [
            End::Points(2, per(1, Count::Most(Kind::Clay))),
            End::Points(3, per(1, Count::Most(Kind::Clay))),
        ],
        [End::Virtue(1, per(2, Count::Gold)), End::Virtue(1, per(3, Count::Gold))],
        [End::Virtue(-2, per(1, Count::Once)), End::Virtue(-1, per(1, Count::Once))],
        [End::PerDebt(1), End::PerDebt(-1)],
    ];

    /// Boons that are there or not have no number.
    const FLAGS: [Boon; 2] = [Boon::GoldIsMarble, Boon::KeepsPlans];

    #[test]
    fn another_number_in_a_row_is_another_number_in_its_text() {
        for lang in Lang::ALL {
            let names = Names::new(&[""; 0], 2, lang);
            let teller = Teller::new(lang, &names);
            for (row, changed) in ROWS {
                let [one, other] =
                    [row, changed].map(|row| sentence(row, &Words(&teller), teller.texts));
                assert_ne!(one, other, "{row:?}");
            }
            for [one, other] in ENDS {
                assert_ne!(at_the_end(one, &teller), at_the_end(other, &teller), "{one:?}");
            }
            for mood in [Mood::Does, Mood::Brief] {
                for boon in Boon::ALL.into_iter().filter(|boon| !FLAGS.contains(boon)) {
                    let said = |n| changed(boon, n, mood, &teller);
                    assert!(said(1) != said(2) && said(21).contains("21"), "{}", said(21));
                }
                for moment in Moment::ALL {
                    let said = |steps| ability(Ability::At(moment, steps), mood, &teller);
                    assert_ne!(said(&[Do(Verb::Draw(1))]), said(&[Do(Verb::Draw(2))]), "{moment}");
                }
            }
        }
    }
}

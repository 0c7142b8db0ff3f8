//! What the cards do: the phrases of their verbs, and notes on what no row says.

use castle::{
    Card, Gift, Goods, Kind, Place, WinterCard,
    card::{FREE_KINDS, GRANARY_POINTS, INN_TOLL, MOST_BUILDINGS, Reward},
    effects::{Measure, Row, Verb},
};
use fluent_bundle::FluentValue;

use super::talers;
use crate::{
    Arg, Form, Rich, Teller,
    effects::{Mood, Phrases, brief, sentence},
    rich,
};

/// What a character does.
#[must_use]
pub fn card_does(of: Card, teller: &Teller<'_>) -> Rich {
    Rich::parse(&text(Row::Character(of), teller))
}

/// What a winter card does.
#[must_use]
pub fn winter_card_does(of: WinterCard, teller: &Teller<'_>) -> Rich {
    Rich::parse(&text(Row::Winter(of), teller))
}

/// What a character does, in the fewest words.
pub(super) fn card_in_brief(of: Card, teller: &Teller<'_>) -> String {
    Rich::parse(&brief(of.steps(), &Verbs(teller), teller.texts)).plain()
}

/// The raw text of what a card does, with its note and its rule.
pub(super) fn text(card: Row, teller: &Teller<'_>) -> String {
    let (note, rule) = match card {
        Row::Character(card) => (None, card.rule()),
        Row::Winter(card) => (note(card, teller), card.rule()),
    };
    let said = sentence(card.steps(), &Verbs(teller), teller.texts);
    let said = Some(said).filter(|said| !said.is_empty());
    said.into_iter().chain(note).chain([rich::rule(rule.0)]).collect::<Vec<_>>().join(" ")
}

/// What a card that stays in play means for other rows and places.
fn note(card: WinterCard, teller: &Teller<'_>) -> Option<String> {
    let price = |place: Place, form| teller.texts.counted(Gift::Taler, place.price(), form).into();
    let args: Vec<Arg<'_>> = match card {
        WinterCard::Inn => {
            vec![("toll", talers(INN_TOLL, teller)), ("price", price(Place::Inn, Form::Taken))]
        }
        WinterCard::Granary => vec![
            ("places", Place::Granary.room().into()),
            ("price", price(Place::Granary, Form::Taken)),
            ("price_apiece", price(Place::Granary, Form::Apiece)),
            ("alone", teller.score(GRANARY_POINTS[0])),
            ("two", GRANARY_POINTS[1].into()),
            ("three", GRANARY_POINTS[2].into()),
        ],
        _ => return None,
    };
    Some(teller.texts.with(&format!("castle-note-{card}"), args))
}

/// The phrases of the castle's verbs.
struct Verbs<'a>(&'a Teller<'a>);

impl Phrases for Verbs<'_> {
    type Verb = Verb;
    type Measure = Measure;

    fn verb(&self, verb: Verb, mood: Mood) -> Vec<String> {
        let Self(teller) = self;
        let phrase = |name: &str, args: Vec<Arg<'_>>| {
            vec![mood.phrase(&format!("castle-verb-{name}"), args, teller.texts)]
        };
        let paid = |count: u8| ("talers", talers(count, teller));
        let points = |count: u8| ("points", teller.score(count));
        match verb {
            Verb::Earn(count) => phrase("earn", vec![paid(count)]),
            Verb::Trade => phrase("trade", vec![]),
            Verb::TakeFromTower => phrase("tower", vec![]),
            Verb::TakeLoad { fixed, free } => {
                phrase("load", vec![("goods", load(fixed, free, mood, teller))])
            }
            Verb::Build { buys, reward } => {
                let mut said = buys.map_or_else(Vec::new, |price| phrase("buy", vec![paid(price)]));
                said.extend(build(reward, mood, teller));
                said
            }
            Verb::PlaceHelpers(most) => phrase("helpers", vec![("most", most.into())]),
            Verb::TakeBack => phrase("back", vec![]),
            Verb::ScoreOthers(count) => phrase("others", vec![points(count)]),
            Verb::Court(count) => phrase("court", vec![points(count)]),
            Verb::LosePlayed(count) => {
                let apiece = teller.texts.counted(Gift::Taler, count, Form::Apiece);
                phrase("lose-played", vec![paid(count), ("talers_apiece", apiece.into())])
            }
            Verb::Repair(stone, count) => {
                phrase("repair", vec![("goods", teller.taken(Kind::Stone, stone)), points(count)])
            }
            Verb::LoseWorker(count) => phrase("lose-worker", vec![paid(count)]),
            // The Inn tells of its toll; silver may be exchanged in every turn; what stays has a note.
            Verb::PayToll | Verb::Finish | Verb::Stay => vec![],
        }
    }

    fn for_each(&self, measure: Measure) -> String {
        match measure {}
    }

    fn condition(&self, measure: Measure) -> String {
        match measure {}
    }

    fn whoever(&self, measure: Measure) -> String {
        match measure {}
    }
}

fn build(reward: Reward, mood: Mood, teller: &Teller<'_>) -> Option<String> {
    let most = ("most", MOST_BUILDINGS.into());
    let (key, args): (_, Vec<Arg<'_>>) = match reward {
        Reward::None => return None,
        Reward::Talers(wage) => {
            let apiece = teller.texts.counted(Gift::Taler, wage, Form::Apiece);
            let args =
                vec![most, ("talers", talers(wage, teller)), ("talers_apiece", apiece.into())];
            ("castle-verb-build-talers", args)
        }
        Reward::Points { share, .. } => {
            ("castle-verb-build-points", vec![most, ("share", share.into())])
        }
    };
    Some(mood.phrase(key, args, teller.texts))
}

/// The units of a Worker: those that are fixed, and those that can be chosen.
fn load(fixed: Goods, free: u8, mood: Mood, teller: &Teller<'_>) -> FluentValue<'static> {
    let form = if mood == Mood::Brief { Form::Count } else { Form::Taken };
    let units = fixed.amounts().map(|(kind, count)| teller.texts.counted(kind, count, form));
    let mut units: Vec<String> = units.collect();
    if free > 0 {
        let kinds = FREE_KINDS.map(|kind| teller.texts.named(kind, Form::Of));
        let args = [("n", free.into()), ("kinds", teller.any(&kinds))];
        units.push(mood.phrase("castle-free-units", args, teller.texts));
    }
    if mood == Mood::Brief { units.join(", ").into() } else { teller.list(&units) }
}

#[cfg(test)]
mod tests {
    use castle::effects::Step;
    use engine::effect::{
        Seats,
        Step::{Do, Each},
    };

    use super::*;
    use crate::{Lang, Names};

    /// Rows as they are, and with another number in each verb.
    const ROWS: [(&[Step], &[Step]); 10] = [
        (&[Do(Verb::Earn(8))], &[Do(Verb::Earn(9))]),
        (&[load(2, 0)], &[load(3, 0)]),
        (&[load(2, 2)], &[load(2, 1)]),
        (&[build(Reward::Talers(1))], &[build(Reward::Talers(2))]),
        (&[build(points(1))], &[build(points(2))]),
        (&[Do(Verb::PlaceHelpers(2))], &[Do(Verb::PlaceHelpers(3))]),
        (&[Do(Verb::ScoreOthers(5))], &[Do(Verb::ScoreOthers(4))]),
        (&[Do(Verb::Court(8))], &[Do(Verb::Court(7))]),
        (
            &[Each(Seats::All, &[Do(Verb::LosePlayed(1)), Do(Verb::Repair(3, 3))])],
            &[Each(Seats::All, &[Do(Verb::LosePlayed(2)), Do(Verb::Repair(3, 3))])],
        ),
        (
            &[Each(Seats::All, &[Do(Verb::LoseWorker(3)), Do(Verb::Repair(3, 3))])],
            &[Each(Seats::All, &[Do(Verb::LoseWorker(3)), Do(Verb::Repair(2, 3))])],
        ),
    ];

    const fn load(sand: u8, free: u8) -> Step {
        Do(Verb::TakeLoad { fixed: Goods([sand, 0, 0, 0, 0]), free })
    }

    const fn build(reward: Reward) -> Step {
        Do(Verb::Build { buys: Some(1), reward })
    }

    const fn points(share: u8) -> Reward {
        Reward::Points { source: castle::Source::Worker, share }
    }

    #[test]
    fn another_number_in_a_row_is_another_number_in_its_text() {
        for lang in Lang::ALL {
            let names = Names::new(&[""; 0], 2, lang);
            let teller = Teller::new(lang, &names);
            for (row, changed) in ROWS {
                let [one, other] =
                    [row, changed].map(|row| sentence(row, &Verbs(&teller), teller.texts));
                assert_ne!(one, other, "{row:?}");
            }
            let twenty = sentence(&[Do(Verb::Earn(21))], &Verbs(&teller), teller.texts);
            assert!(twenty.contains("21"), "{twenty}");
        }
    }
}

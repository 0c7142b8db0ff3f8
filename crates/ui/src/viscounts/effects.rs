//! What cards do: the phrases of their verbs and measures, and when they do it.

use viscounts::{
    Card, Good, Icon, Icons, Manuscript, Paper, PlayerCard, Primary, Ribbon, Space,
    board::LEADER_POINTS,
    card::{Ability, Moment, Sort},
    effects::{Measure, Step, Verb},
    manuscript::{BONUS_POINTS, Count, Text},
};

use super::{
    Unit, gates,
    names::{goods, icons},
};
use crate::{
    Arg, Form, Rich, Teller,
    effects::{Mood, Phrases, brief, phrase},
};

/// What stands on a card: cost and icons, the ability, and what it does when it is hired; or what an
/// Outsider brings at the end and when it is refused.
#[must_use]
pub fn card_does(of: Card, teller: &Teller<'_>) -> Rich {
    let head = teller.say(
        "viscounts-card-head",
        [("n", of.cost().into()), ("icons", icons(of.icons(), teller))],
    );
    let ability = Rich::parse(&does(of, Mood::Does, teller));
    let hired = hired(of, Mood::Does, teller).map(|text| Rich::parse(&text));
    Rich::row(
        [head, ability].into_iter().chain(hired).chain(doubted(of.is_reconstructed(), teller)),
    )
}

/// What a card can do, in the fewest words.
#[must_use]
pub fn card_in_brief(of: Card, teller: &Teller<'_>) -> Rich {
    Rich::parse(&does(of, Mood::Brief, teller))
}

/// What a card is good for while it is owned.
fn does(of: Card, mood: Mood, teller: &Teller<'_>) -> String {
    match of.sort() {
        Sort::Outsider => gates::ending(of, mood, teller),
        Sort::Order => mood.phrase("viscounts-order-does", [], teller.texts),
        Sort::Townsfolk | Sort::Hero | Sort::Starting => ability(of.ability(), mood, teller),
    }
}

/// What a card does when it is hired or dismissed, an Outsider when it is refused, in the fewest words;
/// heroes and starting cards are never hired.
#[must_use]
pub fn hired_in_brief(of: Card, teller: &Teller<'_>) -> Option<Rich> {
    hired(of, Mood::Brief, teller).map(|text| Rich::parse(&text))
}

fn hired(of: Card, mood: Mood, teller: &Teller<'_>) -> Option<String> {
    let steps = of.hire_effect();
    let what = said(steps, mood, teller);
    let key = if of.sort() == Sort::Outsider { "viscounts-refused" } else { "viscounts-hired" };
    (!steps.is_empty()).then(|| mood.phrase(key, [("what", what.into())], teller.texts))
}

/// What a Manuscript takes and brings.
#[must_use]
pub fn manuscript_does(of: Manuscript, teller: &Teller<'_>) -> Rich {
    let cost = icons(Icons::of(Icon::Cleric, of.cost()), teller);
    let head = teller.say("viscounts-manuscript-head", [("icons", cost)]);
    let brings = Rich::parse(&brings(of, Mood::Does, teller));
    Rich::row([head, brings].into_iter().chain(doubted(of.is_reconstructed(), teller)))
}

/// What a Manuscript brings, in the fewest words.
#[must_use]
pub fn manuscript_in_brief(of: Manuscript, teller: &Teller<'_>) -> Rich {
    Rich::parse(&brings(of, Mood::Brief, teller))
}

fn brings(of: Manuscript, mood: Mood, teller: &Teller<'_>) -> String {
    match of.text() {
        Text::Immediate(steps) => {
            let what = said(steps, mood, teller).into();
            mood.phrase("viscounts-when-taken", [("what", what)], teller.texts)
        }
        Text::Scoring(count, group) => {
            let key = format!("viscounts-each-{}", counted(count));
            let of = teller.texts.with(&key, [("n", group.into())]);
            let args = [("points", teller.score(1)), ("of", of.into())];
            mood.phrase("viscounts-at-end", args, teller.texts)
        }
    }
}

/// What is counted, as the keys name it.
const fn counted(count: Count) -> &'static str {
    match count {
        Count::BuildIcon => "build-icon",
        Count::NobleIcon => "noble-icon",
        Count::ClericIcon => "cleric-icon",
        Count::TradeIcon => "trade-icon",
        Count::CriminalIcon => "criminal-icon",
        Count::Building => "building",
        Count::FlippedDebt => "flipped-debt",
        Count::FlippedDeed => "flipped-deed",
        Count::WorkerInCastle => "worker-in-castle",
        Count::Resource => "resource",
        Count::Outsider => "outsider",
    }
}

/// What a player card begins with, and what happens then.
#[must_use]
pub fn player_card_does(of: PlayerCard, teller: &Teller<'_>) -> Rich {
    let start = of.start();
    let counted = |paper: Paper, n: u16| teller.texts.counted(paper, n, Form::Count);
    let resources = (start.resources > 0).then(|| {
        let resources = teller.taken(Unit::Resource, start.resources);
        teller.texts.with("viscounts-of-choice", [("resources", resources)])
    });
    let things: Vec<String> = goods(start.silver, start.goods, Form::Count, teller)
        .into_iter()
        .chain(resources)
        .chain([counted(Paper::Deed, start.deeds), counted(Paper::Debt, start.debts)])
        .collect();
    let space = Space::ALL[of.index()];
    let args = [("place_at", teller.named(space, Form::At)), ("things", teller.list(&things))];
    let head = teller.say("viscounts-start-does", args);
    let then = said(start.steps, Mood::Does, teller);
    let then = teller.say("viscounts-start-then", [("what", then.into())]);
    Rich::row([head, then].into_iter().chain(doubted(start.reconstructed, teller)))
}

/// What a Cleric Bonus Card is good for.
#[must_use]
pub fn bonus_does(of: Ribbon, mood: Mood, teller: &Teller<'_>) -> Rich {
    let points = teller.score(u8::try_from(BONUS_POINTS).unwrap_or(0));
    let args = [("icons", icons(of.bonus(), teller)), ("points", points)];
    Rich::parse(&mood.phrase("viscounts-bonus-does", args, teller.texts))
}

/// What the Castle Leader card is good for.
#[must_use]
pub fn leader_does(mood: Mood, teller: &Teller<'_>) -> Rich {
    let points = teller.score(u8::try_from(LEADER_POINTS).unwrap_or(0));
    Rich::parse(&mood.phrase("viscounts-leader-does", [("points", points)], teller.texts))
}

/// The sentence at the foot of what no source shows exactly.
pub(super) fn doubted(is: bool, teller: &Teller<'_>) -> Option<Rich> {
    is.then(|| teller.say("viscounts-reconstructed", []))
}

/// What a row does, within a sentence or in the fewest words.
pub(super) fn said(steps: &[Step], mood: Mood, teller: &Teller<'_>) -> String {
    match mood {
        Mood::Brief => brief(steps, &Words(teller), teller.texts),
        _ => phrase(steps, &Words(teller), teller.texts),
    }
}

/// One of the effects that the table asks to choose from.
#[must_use]
pub fn effect(steps: &[Step], teller: &Teller<'_>) -> Rich {
    Rich::parse(&said(steps, Mood::Brief, teller))
}

fn ability(of: Ability, mood: Mood, teller: &Teller<'_>) -> String {
    let when = |key: &str, steps: &[Step]| {
        let what = said(steps, mood, teller);
        mood.phrase(key, [("what", what.into())], teller.texts)
    };
    match of {
        Ability::None => mood.phrase("viscounts-no-ability", [], teller.texts),
        Ability::Instant(steps) => when("viscounts-instant", steps),
        Ability::DropOff(steps) => when("viscounts-drop-off", steps),
        Ability::At(moment, steps) => at(moment, steps, mood, teller),
        Ability::HandLimit => mood.phrase("viscounts-larger-hand", [], teller.texts),
        Ability::MoveBonus => mood.phrase("viscounts-free-step", [], teller.texts),
        Ability::DismissAnywhere => mood.phrase("viscounts-dismiss-anywhere", [], teller.texts),
        Ability::ConvertsTrade(primary) => {
            let from = teller.taken(Icon::Trade, 2);
            mood.phrase("viscounts-converts", [("from", from), icon(primary, teller)], teller.texts)
        }
        Ability::PaysWithSilver(primary) => {
            let from = teller.taken(Unit::Silver, 2);
            mood.phrase(
                "viscounts-pays-silver",
                [("from", from), icon(primary, teller)],
                teller.texts,
            )
        }
        Ability::PaysWithAll(primary) => {
            mood.phrase("viscounts-pays-all", [icon(primary, teller)], teller.texts)
        }
        Ability::DoublesPayment(primary) => {
            let from = teller.texts.counted(pays_for(primary), 1, Form::Count).into();
            let args = [("from", from), ("icons", teller.taken(primary.icon(), 2))];
            mood.phrase("viscounts-doubles", args, teller.texts)
        }
    }
}

/// What happens whenever something sets a card off.
pub(super) fn at(moment: Moment, steps: &[Step], mood: Mood, teller: &Teller<'_>) -> String {
    let key = match moment {
        Moment::After(primary) => format!("viscounts-after-{primary}"),
        _ => format!("viscounts-at-{}", named(moment)),
    };
    mood.phrase(&key, [("what", said(steps, mood, teller).into())], teller.texts)
}

fn icon(primary: Primary, teller: &Teller<'_>) -> Arg<'static> {
    ("icon", teller.taken(primary.icon(), 1))
}

/// The resource that pays for the icons of an action (VIS-8.2).
#[must_use]
pub const fn pays_for(primary: Primary) -> Good {
    match primary {
        Primary::PlaceWorkers => Good::Gold,
        Primary::Transcribe => Good::Inkwell,
        Primary::Construct | Primary::Trade => Good::Stone,
    }
}

/// When something sets a card off, as the keys name it.
const fn named(moment: Moment) -> &'static str {
    match moment {
        Moment::After(_) => "after",
        Moment::FlipDebt => "flip-debt",
        Moment::GainDebt => "gain-debt",
        Moment::Collision => "collision",
        Moment::FlipDeed => "flip-deed",
        Moment::Hire => "hire",
        Moment::GainOrder => "gain-order",
        Moment::Welcome => "welcome",
        Moment::Refuse => "refuse",
        Moment::Shuffle => "shuffle",
        Moment::Dismiss => "dismiss",
    }
}

/// The phrases of the game.
pub(super) struct Words<'a>(pub &'a Teller<'a>);

impl Words<'_> {
    /// So many Debts are gained.
    fn debts(&self, n: u8, mood: Mood) -> String {
        let form = if mood == Mood::Brief { Form::Count } else { Form::Taken };
        let debts = self.0.texts.counted(Paper::Debt, n, form).into();
        mood.phrase("viscounts-verb-debt", [("debts", debts)], self.0.texts)
    }

    /// What is measured, in one of the ways to say it.
    fn measured(&self, way: &str, measure: Measure) -> String {
        let name = match measure {
            Measure::Criminals => "criminals",
            Measure::NoCriminals => "no-criminals",
            Measure::Blameless => "blameless",
        };
        self.0.texts.get(&format!("viscounts-{way}-{name}"))
    }
}

impl Phrases for Words<'_> {
    type Verb = Verb;
    type Measure = Measure;

    fn verb(&self, verb: Verb, mood: Mood) -> Vec<String> {
        let Self(teller) = self;
        let form = if mood == Mood::Brief { Form::Count } else { Form::Taken };
        let units = |name, unit: Unit, n: u8| (name, teller.texts.counted(unit, n, form).into());
        let papers =
            |name, paper: Paper, n: u8| (name, teller.texts.counted(paper, n, form).into());
        let (name, args): (_, Vec<Arg<'_>>) = match verb {
            Verb::Silver(n) => ("silver", vec![units("silver", Unit::Silver, n)]),
            Verb::Gain(good, n) => {
                ("gain", vec![("goods", teller.texts.counted(good, n, form).into())])
            }
            Verb::Resources(n) => ("resources", vec![units("resources", Unit::Resource, n)]),
            Verb::Virtue(n) => ("virtue", vec![units("virtue", Unit::Virtue, n)]),
            Verb::Corruption(n) => ("corruption", vec![units("corruption", Unit::Corruption, n)]),
            Verb::Debt => return vec![self.debts(1, mood)],
            Verb::Deeds(n) => ("deeds", vec![papers("deeds", Paper::Deed, n)]),
            Verb::FlipDebt => ("flip-debt", vec![]),
            Verb::FlipDeed => ("flip-deed", vec![]),
            Verb::FlipEither => ("flip-either", vec![]),
            Verb::Discard(n) => ("discard", vec![("n", n.into())]),
            Verb::Destroy(n) => ("destroy", vec![("n", n.into())]),
            Verb::Shuffle => ("shuffle", vec![]),
            Verb::Rearrange => ("rearrange", vec![]),
            Verb::Hire => ("hire", vec![]),
            Verb::MoveWorker => ("move-worker", vec![]),
            Verb::PlaceWorkers(n) => ("place-workers", vec![units("workers", Unit::Worker, n)]),
            Verb::PlaceBuilding(of) => {
                let object = ("building_object", teller.named(of, Form::Object));
                ("place-building", vec![object, ("building", teller.name(of))])
            }
            Verb::StartBuilding(of) => {
                let object = ("building_object", teller.named(of, Form::Object));
                ("start-building", vec![object, ("building", teller.name(of))])
            }
            Verb::GainManuscript(most) => ("gain-manuscript", vec![("n", most.into())]),
            Verb::DestroyOfDeck => ("destroy-of-deck", vec![]),
            Verb::React => ("react", vec![]),
            Verb::Reward => ("reward", vec![]),
            // In the fewest words it goes without saying.
            Verb::Part if mood == Mood::Brief => return Vec::new(),
            Verb::Part => ("part", vec![]),
            Verb::CollisionSlot => ("collision-slot", vec![]),
            Verb::Future => ("future", vec![]),
            Verb::FreeDismissal => ("free-dismissal", vec![]),
            Verb::SecondFlip => ("second-flip", vec![]),
            Verb::Draw(n) => ("draw", vec![units("cards", Unit::Card, n)]),
            Verb::GainOrder => ("gain-order", vec![]),
            Verb::Welcome => ("welcome", vec![]),
            Verb::Refuse => ("refuse", vec![]),
            Verb::HireHere => ("hire-here", vec![]),
            Verb::HireUpTo(n) => ("hire-up-to", vec![("n", n.into())]),
            Verb::LoseDebts(n) => ("lose-debts", vec![papers("debts", Paper::Debt, n)]),
            Verb::ApprovedDeed => ("approved-deed", vec![]),
        };
        vec![mood.phrase(&format!("viscounts-verb-{name}"), args, teller.texts)]
    }

    fn repeated(&self, verb: Verb, times: u8, mood: Mood) -> Option<String> {
        match verb {
            Verb::Debt => Some(self.debts(times, mood)),
            Verb::GainOrder => {
                let n = [("n", times.into())];
                Some(mood.phrase("viscounts-verb-gain-orders", n, self.0.texts))
            }
            _ => None,
        }
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
    use engine::effect::{
        Seats,
        Step::{Do, Each, Repeat, When},
    };
    use viscounts::Building;

    use super::*;
    use crate::{Lang, Names};

    /// Rows as they are, and with another number or kind.
    const ROWS: [(&[Step], &[Step]); 17] = [
        (&[Do(Verb::Silver(1))], &[Do(Verb::Silver(2))]),
        (&[Do(Verb::Gain(Good::Inkwell, 1))], &[Do(Verb::Gain(Good::Inkwell, 2))]),
        (&[Do(Verb::Gain(Good::Inkwell, 1))], &[Do(Verb::Gain(Good::Gold, 1))]),
        (&[Do(Verb::Resources(1))], &[Do(Verb::Resources(2))]),
        (&[Do(Verb::Virtue(1))], &[Do(Verb::Virtue(2))]),
        (&[Do(Verb::Corruption(1))], &[Do(Verb::Corruption(2))]),
        (&[Do(Verb::Deeds(1))], &[Do(Verb::Deeds(2))]),
        (&[Do(Verb::FlipDebt)], &[Do(Verb::FlipDeed)]),
        (&[Do(Verb::Discard(1))], &[Do(Verb::Discard(2))]),
        (&[Do(Verb::Destroy(1))], &[Do(Verb::Destroy(2))]),
        (&[Do(Verb::PlaceWorkers(2))], &[Do(Verb::PlaceWorkers(4))]),
        (&[Do(Verb::GainManuscript(4))], &[Do(Verb::GainManuscript(3))]),
        (
            &[Do(Verb::PlaceBuilding(Building::Workshop))],
            &[Do(Verb::PlaceBuilding(Building::Guildhall))],
        ),
        (&[Repeat(2, &[Do(Verb::Debt)])], &[Repeat(3, &[Do(Verb::Debt)])]),
        (&[Do(Verb::Draw(1))], &[Do(Verb::Draw(3))]),
        (&[Do(Verb::HireUpTo(2))], &[Do(Verb::HireUpTo(3))]),
        (&[Do(Verb::LoseDebts(1))], &[Do(Verb::LoseDebts(2))]),
    ];

    /// What others gain, by what is on their boards.
    const OTHERS: [Step; 2] = [
        Each(Seats::Others, &[When(Measure::Criminals, &[Do(Verb::Virtue(1))])]),
        Each(Seats::Others, &[When(Measure::NoCriminals, &[Do(Verb::Virtue(1))])]),
    ];

    #[test]
    fn another_number_in_a_row_is_another_number_in_its_text() {
        for lang in Lang::ALL {
            let names = Names::new(&[""; 0], 2, lang);
            let teller = Teller::new(lang, &names);
            for mood in [Mood::Does, Mood::Brief] {
                for (row, changed) in ROWS {
                    let [one, other] = [row, changed].map(|row| said(row, mood, &teller));
                    assert!(!one.is_empty() && one != other, "{row:?}: {one}");
                }
                let [one, other] = OTHERS.map(|step| said(&[step], mood, &teller));
                assert_ne!(one, other);
            }
        }
    }

    #[test]
    fn every_ability_says_of_which_action_it_is() {
        let kinds: [fn(Primary) -> Ability; 4] = [
            Ability::ConvertsTrade,
            Ability::PaysWithSilver,
            Ability::PaysWithAll,
            Ability::DoublesPayment,
        ];
        for lang in Lang::ALL {
            let names = Names::new(&[""; 0], 2, lang);
            let teller = Teller::new(lang, &names);
            for kind in kinds {
                let said = Primary::ALL.map(|primary| ability(kind(primary), Mood::Does, &teller));
                assert_ne!(said[1], said[2]);
                assert_ne!(said[2], said[3]);
            }
        }
    }
}

//! Gates of Gold at a glance: what Outsiders and Builder bonus cards score, and what Outsiders will still
//! bring.
//!
//! Orders in hand, in the piles and on the board, open columns, and how near awards are were looked at as well;
//! whoever gave them weight played no better.

use engine::Seat;
use viscounts::{Building, Card, Ribbon, Viscounts, gates_of_gold::Ending, score::Line};

use super::{Time, points};

pub(super) const NAMES: [&str; 4] =
    ["outsiders.under-way", "outsiders.due", "outsiders.growing", "outsiders.near"];

/// What is scored already.
pub(super) const SCORED: [&str; 2] = ["outsiders", "awards"];

pub(super) const COUNT: usize = SCORED.len() + NAMES.len();

/// The points among what there is at a glance.
pub(super) fn scored(added: &[f32; COUNT]) -> f32 {
    added[..SCORED.len()].iter().sum()
}

/// In the order of the names, what is scored first.
#[inline(never)]
pub(super) fn glance(state: &Viscounts, seat: Seat, time: &Time) -> [f32; COUNT] {
    let mut promise = Promise::default();
    state.outsiders(seat).for_each(|card| promise.add(state, seat, card));
    [
        points(state.points(Line::Outsiders, seat)),
        points(state.points(Line::Builders, seat)),
        state.outsiders_under_way(seat).into(),
        promise.due,
        promise.growing * time.early,
        promise.near * time.late,
    ]
}

/// What Outsiders will bring beyond what they would score now.
#[derive(Default)]
struct Promise {
    /// Is certain to come before the scoring.
    due: f32,
    /// Comes with time.
    growing: f32,
    /// Comes once something is complete.
    near: f32,
    rogues: u16,
}

/// What an approved Deed and a Debt less are worth (VGG-12.4, VGG-12.5).
const DEED: f32 = 3.0;
const DEBT: f32 = 2.0;

impl Promise {
    fn add(&mut self, state: &Viscounts, seat: Seat, card: Card) {
        for &ending in card.endings() {
            match ending {
                Ending::Resolved if card == Card::OutsiderAssassin => {
                    self.due += assassin(state, seat);
                }
                Ending::Resolved => self.add_rogue(state, seat),
                Ending::AllOf(building, scored) => {
                    self.near += points(scored) * THREE_OF_A_KIND[built(state, seat, building)];
                }
                Ending::CompleteSets => self.near += next_set(state, seat),
                _ => self.growing += growth(ending),
            }
        }
    }

    /// VGG-12.4: each flips a Debt or a Deed; there may come some.
    fn add_rogue(&mut self, state: &Viscounts, seat: Seat) {
        let papers = state.papers(seat);
        if papers.unpaid + papers.acquired > self.rogues {
            self.due += DEBT;
        } else {
            self.growing += DEBT;
        }
        self.rogues += 1;
    }
}

/// VGG-12.5: an approved Deed, or two Debts less.
fn assassin(state: &Viscounts, seat: Seat) -> f32 {
    let debts = f32::from(state.papers(seat).unpaid.min(2));
    DEED.max(DEBT * debts)
}

/// How likely three of a kind are, by how many there are; what is there is scored already.
const THREE_OF_A_KIND: [f32; 4] = [0.1, 0.25, 0.6, 0.0];

fn built(state: &Viscounts, seat: Seat, building: Building) -> usize {
    state.uncovered(seat).and(building.slots()).len().into()
}

/// What the next complete set of ribbons promises, by how many of it there are (VGG-12.17).
fn next_set(state: &Viscounts, seat: Seat) -> f32 {
    let ribbons = Ribbon::ALL.map(|ribbon| state.ribbons(seat, ribbon));
    let least = ribbons.into_iter().min().unwrap_or(0);
    let more = ribbons.into_iter().filter(|&count| count > least).count();
    3.0 * [0.05, 0.15, 0.3, 0.6][more.min(3)]
}

/// What an Outsider brings more in a whole match, more or less.
const fn growth(ending: Ending) -> f32 {
    match ending {
        Ending::Workers(2, _) | Ending::Segments => 2.5,
        Ending::Workers(..) | Ending::Wedges => 1.5,
        Ending::Points(_) | Ending::AllOf(..) | Ending::CompleteSets | Ending::Resolved => 0.0,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Turn};
    use rand::RngExt;
    use viscounts::{Action, Options, gates_of_gold::Column};

    use super::{super::GATES, *};
    use crate::{evaluate::Evaluate, generator};

    fn features(state: &Viscounts, seat: Seat) -> Vec<f32> {
        let mut row = vec![0.0; Viscounts::feature_names().len()];
        state.features(seat, &mut row);
        row
    }

    /// Plays at random, and shows every position in which a seat is asked.
    fn wander(gates_of_gold: bool, mut look: impl FnMut(&Viscounts, Seat, &[Action])) {
        for seed in 0..6 {
            let mut rng = generator(seed, 0);
            let options = Options { gates_of_gold, ..Options::default() };
            let mut state = Viscounts::new(2, &options).unwrap();
            let mut legal = Vec::new();
            while let Some(actor) = state.turn().next_actor() {
                let action = if let Turn::Seat(seat) = state.turn() {
                    legal.clear();
                    state.legal(actor, &mut legal);
                    look(&state, seat, &legal);
                    legal[rng.random_range(0..legal.len())]
                } else {
                    state.sample_chance(&mut rng)
                };
                state.play_unchecked(actor, action, &mut ());
            }
        }
    }

    #[test]
    fn the_expansion_is_looked_at_where_it_is_played() {
        let mut seen = [0.0_f32; COUNT];
        wander(true, |state, seat, _| {
            let row = features(state, seat);
            let total = row[0] + row[GATES..][..SCORED.len()].iter().sum::<f32>();
            assert!((total - points(state.standing(seat).total)).abs() < 1e-3, "points are points");
            seen.iter_mut().zip(&row[GATES..]).for_each(|(sum, value)| *sum += value.abs());
        });
        let names = &Viscounts::feature_names()[GATES..];
        let never: Vec<_> = names.iter().zip(seen).filter(|(_, sum)| *sum == 0.0).collect();
        assert!(never.is_empty(), "{never:?}");
        wander(false, |state, seat, _| {
            assert!(features(state, seat)[GATES..].iter().all(|value| *value == 0.0));
        });
    }

    /// VGG-3.15: columns are offered all the time, and thought about when they may help.
    #[test]
    fn columns_are_thought_about_at_their_moments() {
        let (mut offered, mut thought) = ([0_u32; 2], [0_u32; 2]);
        wander(true, |state, _, legal| {
            let mut few = legal.to_vec();
            state.thin_out(&mut few);
            assert!(!few.is_empty(), "nothing is left of {legal:?}");
            let uses = |list: &[Action], column| list.contains(&Action::Use(column));
            for (at, column) in [Column::Draw, Column::Rearrange].into_iter().enumerate() {
                offered[at] += u32::from(uses(legal, column));
                thought[at] += u32::from(uses(&few, column));
            }
            let is_own = |action: &&Action| !matches!(action, Action::Use(_) | Action::Pay(_));
            assert!(legal.iter().filter(is_own).all(|action| few.contains(action)));
        });
        for at in 0..2 {
            assert!(thought[at] > 0 && thought[at] * 3 < offered[at], "{thought:?} of {offered:?}");
        }
    }

    /// VGG-12.4, VGG-12.5, VGG-12.12: what is certain counts as it will be scored, what is near in part.
    #[test]
    fn outsiders_promise_what_they_will_bring() {
        let options = Options { gates_of_gold: true, ..Options::default() };
        let state = Viscounts::new(2, &options).unwrap();
        let promise = |card: Card| {
            let mut promise = Promise::default();
            promise.add(&state, Seat::new(0), card);
            promise
        };
        assert_eq!(promise(Card::OutsiderAssassin).due.to_bits(), DEED.to_bits());
        let rogue = promise(Card::RogueNoble);
        assert!(rogue.due == 0.0 && rogue.growing > 0.0, "there is nothing to flip yet");
        assert!(promise(Card::GuardianGuildhall).near > promise(Card::GuardianWorkshop).near);
        assert!(promise(Card::Translator).near > 0.0);
        for card in [Card::Outrider, Card::MercenaryTier2, Card::ScholarBlue] {
            assert!(promise(card).growing > 0.0, "{card}");
        }
        assert!(promise(Card::Tyrant).growing == 0.0, "its points are scored at once");
    }
}

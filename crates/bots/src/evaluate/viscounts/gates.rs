//! Gates of Gold at a glance: what Outsiders and awards score, and what Orders, Outsiders, columns and
//! awards will still become.

use engine::Seat;
use viscounts::{
    Ahead, Building, Card, Ribbon, Viscounts,
    card::{Moment, Sort},
    gates_of_gold::{Award, Column, Ending, Gift, Merit, Needs},
    manuscript::SET_POINTS,
    score::Line,
};

use super::{MUCH, Time, plan::Plan, points};

pub(super) const NAMES: [&str; 16] = [
    "orders.hand",
    "orders.draw",
    "orders.discard",
    "orders.board",
    "orders.refusals",
    "orders.under-way",
    "outsiders.due",
    "outsiders.growing",
    "outsiders.near",
    "columns.silver",
    "columns.draw",
    "columns.rearrange",
    "columns.goods",
    "awards.leader",
    "awards.builder",
    "awards.near",
];

/// What is scored already.
pub(super) const SCORED: [&str; 2] = ["outsiders", "awards"];

pub(super) const COUNT: usize = SCORED.len() + NAMES.len();

/// The points among what there is at a glance.
pub(super) fn scored(added: &[f32; COUNT]) -> f32 {
    added[..SCORED.len()].iter().sum()
}

/// In the order of the names, what is scored first.
#[inline(never)]
pub(super) fn glance(state: &Viscounts, seat: Seat, time: &Time, plan: &Plan) -> [f32; COUNT] {
    let Time { early, late, .. } = *time;
    let orders = state.orders_of(seat);
    let mut promise = Promise::default();
    state.outsiders(seat).for_each(|card| promise.add(state, seat, card));
    let column = |column| f32::from(u8::from(state.has_column(seat, column))) * early;
    let held = |merit| if state.holder(merit) == Some(seat) { gift(state, merit) } else { 0.0 };
    // An automa has no use for abilities (VGG-13.6).
    let ability = if state.is_played_by_rules(seat) { 0.0 } else { early };
    [
        points(state.points(Line::Outsiders, seat)),
        points(state.points(Line::Builders, seat)),
        f32::from(orders.hand) * time.share_of(ORDER_TURNS),
        f32::from(orders.draw) * early,
        f32::from(orders.discard) * early,
        coming(state, seat, time),
        f32::from(plan.refusals) * late,
        f32::from(state.outsiders_under_way(seat)),
        promise.due,
        promise.growing * early,
        promise.near * late,
        column(Column::Silver),
        column(Column::Draw),
        column(Column::Rearrange),
        goods(state, seat) * late,
        held(Merit::Leader) * ability,
        (held(Merit::Diversified) + held(Merit::Specialized)) * ability,
        near_awards(state, seat, ability) * late,
    ]
}

/// Resources of whoever can pay them as silver.
fn goods(state: &Viscounts, seat: Seat) -> f32 {
    let goods = state.goods(seat).map(|good| good.min(MUCH));
    if state.has_column(seat, Column::Silver) { goods.iter().sum::<u16>().into() } else { 0.0 }
}

/// Turns from which on an Order of the hand comes to something: one is played, and drops off after
/// three more.
const ORDER_TURNS: f32 = 4.0;

impl Time {
    /// How much of so many turns is still to come.
    fn share_of(&self, turns: f32) -> f32 {
        (self.turns / turns).min(1.0)
    }
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

    fn sum(&self, time: &Time) -> f32 {
        self.due + self.growing * time.early + self.near * time.late
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

/// What Orders on the board bring that drop off in time: an Outsider of the row.
fn coming(state: &Viscounts, seat: Seat, time: &Time) -> f32 {
    let own = if state.ahead(seat) == Ahead::Later { 0.0 } else { 1.0 };
    let shifts = time.turns - own;
    let mut share = 0.0;
    for (slot, card) in state.board(seat).into_iter().enumerate() {
        if card.is_some_and(|card| card.sort() == Sort::Order) {
            // It drops off with the third shift from the left slot, the first from the right one.
            share += (shifts - (2.0 - slot as f32)).clamp(0.0, 1.0);
        }
    }
    if share > 0.0 { share * best_guest(state, seat, time) } else { 0.0 }
}

/// What the best Outsider of the row would be worth.
fn best_guest(state: &Viscounts, seat: Seat, time: &Time) -> f32 {
    let worth = |card: Card| {
        let mut promise = Promise::default();
        promise.add(state, seat, card);
        promise.sum(time)
            + card.endings().iter().map(|&ending| now(state, seat, ending)).sum::<f32>()
    };
    state.guests().map(worth).fold(0.0, f32::max)
}

/// What an Outsider that a seat does not have would bring it now.
fn now(state: &Viscounts, seat: Seat, ending: Ending) -> f32 {
    match ending {
        Ending::Ribbon => {
            let own = |ribbon: &Ribbon| state.ribbons(seat, *ribbon) > 0;
            let kinds = Ribbon::ALL.iter().filter(|ribbon| own(ribbon)).count().min(3);
            points(SET_POINTS[kinds + 1] - SET_POINTS[kinds])
        }
        Ending::Relief => f32::from(state.papers(seat).unpaid),
        _ => points(state.would_bring(seat, ending)),
    }
}

/// How likely a Builder bonus card is, by how many of its three Buildings there are.
const BUILDER: [f32; 4] = [0.0, 0.1, 0.4, 0.0];

/// Builder bonus cards that nobody has, by how near they are.
fn near_awards(state: &Viscounts, seat: Seat, ability: f32) -> f32 {
    let built = Building::ALL.map(|building| built(state, seat, building));
    let kinds = built.iter().filter(|&&count| count > 0).count();
    let most = built.into_iter().max().unwrap_or(0);
    let near = |merit: Merit, there: usize| match state.holder(merit) {
        None => (points(merit.points()) + gift(state, merit) * ability) * BUILDER[there],
        Some(_) => 0.0,
    };
    near(Merit::Diversified, kinds) + near(Merit::Specialized, most)
}

/// What the ability of a card beside the board is worth for a whole match, more or less.
fn gift(state: &Viscounts, merit: Merit) -> f32 {
    state.award(merit).map_or(0.0, |award| worth_of(award) * often(award.needs()))
}

fn worth_of(award: Award) -> f32 {
    match award.gift() {
        Gift::Step => 4.0,
        Gift::Hand | Gift::TradeIcons | Gift::At(Moment::Collision | Moment::Hire, _) => 2.5,
        Gift::At(Moment::GainOrder | Moment::Welcome | Moment::Refuse, _) => 0.8,
        Gift::At(..) => 1.5,
    }
}

/// How often there is on the board what an ability needs.
const fn often(needs: Needs) -> f32 {
    match needs {
        Needs::Nothing => 1.0,
        Needs::Order => 0.2,
        Needs::Outsider => 0.4,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Turn};
    use rand::RngExt;
    use viscounts::{Action, Options};

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
        let never = names.iter().zip(seen).filter(|(_, sum)| *sum == 0.0).map(|(name, _)| name);
        // Nobody climbs that high at random.
        assert_eq!(never.collect::<Vec<_>>(), ["topic-awards.leader"]);
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

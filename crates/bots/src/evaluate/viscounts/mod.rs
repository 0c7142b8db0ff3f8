//! Viscounts of the West Kingdom at a glance: what is scored counts, and what can still become
//! something before poverty or prosperity ends the match.
//!
//! A feature is what there is, times how much of the match is left to make something of it: *early* is
//! the share of the turns that are still to come, *late* falls only in the last ones.

mod gates;
mod plan;
mod ride;

use std::sync::LazyLock;

use engine::{Actor, Game, Seat, Turn};
use viscounts::{
    Action, Ahead, Card, Icon, Icons, Slot, Viscounts,
    board::{Tier, cards_above},
    card::Ability,
    gates_of_gold::Column,
};

use super::{Evaluate, MOST_FEATURES, Weights, points};
use crate::{Level, Rollout};
use plan::{CRAFTS, Plan, Ribbons, marginal};

// Where each group of features begins.
const REST: usize = 1;
const SLOTS: usize = REST + NAMES.len();
const GATES: usize = SLOTS + Slot::ALL.len();
const COUNT: usize = GATES + gates::COUNT;
const _: () = assert!(COUNT <= MOST_FEATURES);

/// Features beside the points and what uncovered slots give. Points count more the nearer the end is
/// (*closing*): so whoever leads wants it to come.
const NAMES: [&str; 47] = [
    "silver.late",
    "silver.early",
    "stone.late",
    "stone.early",
    "gold.late",
    "gold.early",
    "inkwells.late",
    "inkwells.early",
    "debts.unpaid",
    "debts.paid",
    "deeds.acquired",
    "deeds.approved",
    "poverty.place",
    "prosperity.place",
    "markers.virtue",
    "markers.corruption",
    "markers.due",
    "castle.pairs",
    "castle.inner-pairs",
    "castle.early",
    "castle.leader",
    "castle.keep",
    "manuscripts.early",
    "manuscripts.ribbons",
    "manuscripts.scoring",
    "bonus.early",
    "deck.crafts",
    "deck.focus",
    "deck.trade",
    "deck.criminals",
    "deck.cards",
    "deck.steps",
    "deck.abilities",
    "board.leaving",
    "board.criminals",
    "icons.build",
    "icons.noble",
    "icons.cleric",
    "icons.trade",
    "plans.now",
    "plans.coming",
    "plans.next",
    "plans.second",
    "plans.due",
    "tempo.late",
    "end.closing",
    "automa.early",
];

static FEATURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let rest = NAMES.iter().map(|name| format!("topic-{name}"));
    let slots = Slot::ALL.iter().map(|slot| format!("topic-slots.{slot}"));
    let scored = gates::SCORED.iter().map(|name| format!("points.{name}"));
    let gates = scored.chain(gates::NAMES.iter().map(|name| format!("topic-{name}")));
    [String::from("points")].into_iter().chain(rest).chain(slots).chain(gates).collect()
});

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::of_the_house(include_str!("../../../weights/viscounts.toml"), &FEATURES)
});

impl Evaluate for Viscounts {
    const SEALED_RESOLVES_AT_ONCE: bool = false;
    const ROLLOUT: Rollout = Rollout::Guided(4);
    const ITERATIONS: [u32; Level::ALL.len()] = [12, 20, 80, 4_000];
    const PLIES: usize = 40;
    /// Hands are secret, but most of what others may hold is known: a tree in which they are asked by
    /// what the searching seat has seen of them finds more than one for every hand they may have.
    const PRIVATE: bool = false;
    const LONG_TURNS: bool = true;
    /// Those of Gates of Gold.
    const ADDED: usize = gates::COUNT;

    fn curiosity(&self) -> f32 {
        0.1
    }

    fn is_quiet(&self) -> bool {
        self.is_between_turns()
    }

    /// After a turn of the thinker, when the next one is to begin. A turn hardly ever brings what was
    /// foretold of it: positions before it and after it cannot be compared.
    fn is_end_for(&self, thinker: Seat) -> bool {
        let next = thinker.next(self.players());
        !matches!(self.turn(), Turn::Seat(seat) if seat != next)
    }

    fn seen_by(&self, seat: Seat) -> u64 {
        self.mark_for(seat)
    }

    /// What others draw is not seen. Where a move may show a card that it does not name, what is seen
    /// afterwards tells.
    fn noticed(&self, seat: Seat, actor: Actor, action: Action) -> u64 {
        if self.may_show(seat, action) {
            let mut after = self.clone();
            after.play_unchecked(actor, action, &mut ());
            return after.mark_for(seat);
        }
        if self.is_hidden_from(seat, action) {
            return u64::MAX;
        }
        Self::action_id(action).expect("a canonical action has an id").into()
    }

    fn feature_names() -> &'static [String] {
        &FEATURES
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        // Whatever comes first, the card is as good as taken.
        if let Some(taken) = self.with_earned_card() {
            return taken.features(seat, out);
        }
        let time = Time::of(self, seat);
        let scored = points(self.standing(seat).total);
        out[0] = scored;
        for (at, value) in time.rest(self, seat, scored).into_iter().enumerate() {
            out[REST + at] = value;
        }
        let under_way = self.building_under_way(seat);
        for slot in self.uncovered(seat).iter().chain(under_way) {
            out[SLOTS + slot.index()] = time.early;
        }
        if self.has_gates() {
            let added = gates::glance(self, seat, &time);
            out[0] -= gates::scored(&added);
            out[GATES..].copy_from_slice(&added);
        }
    }

    /// Columns can be used all the time: a card is worth buying when one is to be played, a new order
    /// on the board before the cards there move. At any other moment it can wait for these. And where
    /// resources are paid as silver, silver is worth less than they are.
    fn thin_out(&self, legal: &mut Vec<Action>) {
        if self.has_gates() {
            let (draw, rearrange) = (self.is_between_turns(), self.is_before_shift());
            let silver = self.has_enough_silver();
            legal.retain(|action| match action {
                Action::Use(Column::Draw) => draw,
                Action::Use(_) => rearrange,
                Action::Pay(units) => *units == 0 || !silver,
                _ => true,
            });
        }
    }
}

/// How much of the match is still to come for a seat.
struct Time {
    /// Between 1 at the beginning and 0 at the end.
    early: f32,
    /// 1 until only a few turns are left.
    late: f32,
    /// Turns, more or less.
    turns: f32,
}

/// Turns of a match, more or less; those that follow once the end is known; and those from which on
/// what there is can all be put to use.
const TURNS: f32 = 14.0;
const LAST_TURNS: f32 = 1.5;
const ENOUGH_TURNS: f32 = 3.0;

impl Time {
    fn of(state: &Viscounts, seat: Seat) -> Self {
        let turns = state.turns_left(seat).map_or_else(|| expected_turns(state), f32::from);
        Self { early: (turns / TURNS).min(1.0), late: (turns / ENOUGH_TURNS).min(1.0), turns }
    }

    /// How late it will be after the next turn.
    fn late_after(&self) -> f32 {
        ((self.turns - 1.0) / ENOUGH_TURNS).clamp(0.0, 1.0)
    }

    /// In the order of the names.
    fn rest(&self, state: &Viscounts, seat: Seat, scored: f32) -> [f32; NAMES.len()] {
        let Self { early, late, .. } = *self;
        let silver = f32::from(state.silver(seat).min(MUCH));
        let [stone, gold, inkwells] = state.goods(seat).map(|good| f32::from(good.min(MUCH)));
        let papers = state.papers(seat);
        let (poverty, prosperity) = places(state, seat);
        let (corruption, virtue) = state.markers(seat);
        let keep = f32::from(state.in_keep(seat));
        let deck = Deck::of(state, seat);
        let ribbons = Ribbons::of(state, seat).0;
        let ahead = state.ahead(seat);
        let plan = Plan::of(state, seat, ahead, self);
        let [now, coming, next] = match ahead {
            Ahead::Later => [0.0, 0.0, plan.best],
            _ if state.is_between_turns() => [0.0, plan.best, 0.0],
            _ => [plan.best, 0.0, 0.0],
        };
        let [build, noble, cleric] = plan.reach;
        let is = |what: bool| f32::from(u8::from(what));
        let automa = state.is_played_by_rules(seat);
        let criminals: u8 = state.kept_cards(seat).map(Card::criminals).sum();
        [
            silver * late,
            silver * early,
            stone * late,
            stone * early,
            gold * late,
            gold * early,
            inkwells * late,
            inkwells * early,
            f32::from(papers.unpaid) * late,
            f32::from(papers.paid) * early,
            f32::from(papers.acquired) * late,
            f32::from(papers.approved) * early,
            poverty,
            prosperity,
            f32::from(7 - virtue) * late,
            f32::from(corruption - 1) * late,
            if corruption == virtue { COLLISION[usize::from(virtue) - 1] } else { 0.0 },
            pairs(state, seat, Tier::Outer) * late,
            pairs(state, seat, Tier::Middle) * late,
            f32::from(state.in_tier(seat, Tier::Outer).iter().sum::<u8>()) * early,
            is(state.leader() == Some(seat)) * early,
            keep * early,
            ribbons.iter().copied().map(f32::from).sum::<f32>() * early,
            is(ribbons.contains(&2)) * late,
            deck.scoring * early,
            f32::from(state.bonus(seat).len()) * early,
            deck.crafts * early,
            deck.focus * early,
            deck.trade * early,
            deck.criminals * early,
            deck.cards * early,
            deck.steps * early,
            deck.abilities * early,
            leaving(state, seat) * late,
            f32::from(criminals) * late,
            build * late,
            noble * late,
            cleric * late,
            plan.trade * late,
            now,
            coming,
            next * self.turns.min(1.0),
            plan.second * (self.turns - 1.0).clamp(0.0, 1.0),
            due(state, seat),
            is(state.active() == seat) * late,
            scored * (1.0 - early),
            is(automa) * early,
        ]
    }
}

/// Goods of a kind beyond which nobody needs more.
const MUCH: u16 = 8;

/// Turns that are still to come while nobody knows the end: by the pile that is the lower one.
fn expected_turns(state: &Viscounts) -> f32 {
    let (debts, deeds) = state.papers_left();
    let (all_debts, all_deeds) = cards_above(state.players());
    let share = |left: u8, all: u8| f32::from(left) / f32::from(all);
    let (debts, deeds) = (share(debts, all_debts), share(deeds, all_deeds));
    let lower = debts.min(deeds);
    LAST_TURNS + (TURNS - LAST_TURNS) * (0.7 * lower + 0.3 * debts.max(deeds) * lower.sqrt())
}

/// What a collision on each space of the track is worth, more or less.
const COLLISION: [f32; 7] = [4.0, 3.0, 1.5, 0.5, -0.5, -2.0, -3.5];

/// What the places for approved Deeds and for paid Debts would bring, by how near their cards are.
fn places(state: &Viscounts, seat: Seat) -> (f32, f32) {
    let (debts, deeds) = state.papers_left();
    let (all_debts, all_deeds) = cards_above(state.players());
    let near = |left: u8, all: u8| {
        let taken = 1.0 - f32::from(left) / f32::from(all);
        if left == 0 { 0.0 } else { taken * taken }
    };
    let place = |own: u16, of: &dyn Fn(Seat) -> u16| {
        if own == 0 {
            return 0.0;
        }
        let others = || Seat::first(state.seats()).filter(|&other| other != seat).map(of);
        let better = others().filter(|&count| count > own).count() as f32;
        let tied = others().filter(|&count| count == own).count() as f32;
        (12.0 - 6.0 * better - 3.0 * tied).max(0.0)
    };
    let papers = state.papers(seat);
    let poverty = place(papers.approved, &|other| state.papers(other).approved);
    let prosperity = place(papers.paid, &|other| state.papers(other).paid);
    (poverty * near(debts, all_debts), prosperity * near(deeds, all_deeds))
}

/// Sections of a tier in which one more Worker makes one advance.
fn pairs(state: &Viscounts, seat: Seat, tier: Tier) -> f32 {
    state.in_tier(seat, tier).into_iter().map(|workers| f32::from(u8::from(workers == 2))).sum()
}

/// Cards on the board that bring something when they drop off.
fn leaving(state: &Viscounts, seat: Seat) -> f32 {
    let leaves = |card: &Card| matches!(card.ability(), Ability::DropOff(_));
    state.on_board(seat).filter(leaves).count() as f32
}

/// What is certain to come of what is half done.
fn due(state: &Viscounts, seat: Seat) -> f32 {
    let building = state.building_under_way(seat).map_or(0.0, |slot| {
        let building = slot.building();
        marginal(building, state.uncovered(seat).and(building.slots()).len()) + 1.0
    });
    let (flips, goods) = state.gains_under_way(seat);
    building + 2.0 * f32::from(flips) + f32::from(goods)
}

/// What the cards of a seat show, for each card on average; and how many there are.
#[derive(Default)]
struct Deck {
    crafts: f32,
    /// Icons of the craft that there is most of.
    focus: f32,
    trade: f32,
    criminals: f32,
    steps: f32,
    abilities: f32,
    cards: f32,
    scoring: f32,
}

impl Deck {
    fn of(state: &Viscounts, seat: Seat) -> Self {
        let (mut icons, mut steps, mut abilities, mut cards) = (Icons::NONE, 0, 0, 0_u8);
        for card in state.cards(seat) {
            icons = icons + card.icons();
            steps += card.cost();
            abilities += u8::from(!matches!(card.ability(), Ability::None));
            cards += 1;
        }
        let share = 1.0 / f32::from(cards.max(1));
        let each = |icon| f32::from(icons.count(icon)) * share;
        let crafts = CRAFTS.map(|craft| each(craft.icon()));
        let texts = state.manuscripts(seat);
        Self {
            crafts: crafts.iter().sum(),
            focus: crafts.into_iter().fold(0.0, f32::max),
            trade: each(Icon::Trade),
            criminals: each(Icon::Criminal),
            steps: f32::from(steps) * share,
            abilities: f32::from(abilities) * share,
            cards: f32::from(cards),
            scoring: texts.iter().filter(|text| text.steps().is_empty()).count() as f32,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Game};
    use testkit::scenario::Scenario;

    use super::*;

    /// VIS-12.8: which Manuscript comes to light changes nothing of the bonus card that waits for it.
    #[test]
    fn vis_12_8_a_bonus_card_counts_before_it_is_taken() {
        let third = include_str!("../../../../../scenarios/viscounts/vis-12.3-third-ribbon.toml");
        let given = Scenario::parse(third).unwrap().play::<Viscounts>().unwrap().given;
        let (seat, mut waiting) = (Seat::ALL[0], given);
        waiting.play_unchecked(Actor::Seat(seat), "act transcribe".parse().unwrap(), &mut ());
        let mut taken = waiting.clone();
        taken.play_unchecked(Actor::Chance, "show m09".parse().unwrap(), &mut ());
        assert!(waiting.bonus(seat).is_empty() && !taken.bonus(seat).is_empty());
        let row = |state: &Viscounts| {
            let mut row = vec![0.0; Viscounts::feature_names().len()];
            state.features(seat, &mut row);
            let bonus = FEATURES.iter().position(|name| name == "topic-bonus.early").unwrap();
            (row[0], row[bonus] > 0.0)
        };
        assert_eq!(row(&waiting), row(&taken));
    }
}

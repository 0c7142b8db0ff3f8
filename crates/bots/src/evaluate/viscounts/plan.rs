//! What a seat can do with its next primary action, and what that is worth.

use engine::Seat;
use viscounts::{
    Ahead, Building, Card, Icons, Manuscript, Primary, Ribbon, Section, Viscounts,
    board::{Tier, Trade, WORKER_COSTS},
    manuscript::Text,
};

use super::{
    Time, points,
    ride::{Prospects, Rider},
};

/// Actions that bring points.
pub(super) const CRAFTS: [Primary; 3] =
    [Primary::Construct, Primary::PlaceWorkers, Primary::Transcribe];

/// The best things to do, in points.
#[derive(Clone, Copy, Default)]
pub(super) struct Plan {
    pub best: f32,
    pub second: f32,
    /// Icons that can be brought together for each craft.
    pub reach: [f32; CRAFTS.len()],
    pub trade: f32,
}

impl Plan {
    pub fn of(state: &Viscounts, seat: Seat, ahead: Ahead, time: &Time) -> Self {
        let mut plan = Self::default();
        match ahead {
            // A thought ends between turns: only there it is worth while to look at every ride.
            Ahead::Later | Ahead::Card if state.is_between_turns() => {
                plan.think_of_rides(state, seat, time);
            }
            Ahead::Later | Ahead::Card => plan.think_anywhere(state, seat),
            Ahead::Way => plan.think_from(state, seat, |primary| state.reach(seat, primary, false)),
            Ahead::Here => plan.think_here(state, seat, |_| true),
            Ahead::Begun(begun) => plan.think_here(state, seat, |primary| primary == begun),
        }
        plan
    }

    /// With each card of the hand, where it leads.
    fn think_of_rides(&mut self, state: &Viscounts, seat: Seat, time: &Time) {
        let own = own_icons(state, seat);
        let rider = Rider::new(state, seat, time);
        let mut prospects = Prospects::default();
        for card in state.hand(seat) {
            rider.ride(card.cost(), own + card.icons(), &mut prospects);
        }
        self.note_reach(anywhere(state, seat));
        prospects.0.into_iter().for_each(|worth| self.consider(worth));
    }

    /// With the best card of the hand for each action, wherever the Viscount may go.
    fn think_anywhere(&mut self, state: &Viscounts, seat: Seat) {
        self.think_from(state, seat, anywhere(state, seat));
    }

    fn think_from(&mut self, state: &Viscounts, seat: Seat, reach: impl Fn(Primary) -> u16) {
        let [build, noble, cleric] = CRAFTS.map(&reach);
        self.note_reach(reach);
        self.consider(building(state, seat, build));
        let own = state.in_tier(seat, Tier::Outer);
        let fullest = own.into_iter().max().unwrap_or(0);
        self.consider(workers(noble, fullest));
        let ribbons = Ribbons::of(state, seat);
        let may = |text: &Manuscript| u16::from(text.cost()) <= cleric;
        let texts = state.visible_manuscripts().filter(may);
        self.consider(texts.map(|text| ribbons.worth(state, seat, text)).fold(0.0, f32::max));
    }

    fn note_reach(&mut self, reach: impl Fn(Primary) -> u16) {
        self.reach = CRAFTS.map(|craft| f32::from(reach(craft).min(MOST)));
        self.trade = f32::from(reach(Primary::Trade).min(MOST));
    }

    /// Where the Viscount stands.
    fn think_here(&mut self, state: &Viscounts, seat: Seat, may: impl Fn(Primary) -> bool) {
        let reach = |primary| {
            let plain = state.reach(seat, primary, false);
            plain.max(state.reach(seat, primary, true).saturating_sub(1))
        };
        for (at, craft) in CRAFTS.into_iter().enumerate() {
            self.reach[at] = f32::from(state.reach(seat, craft, false).min(MOST));
        }
        if let Some(trade) = state.exchange(seat) {
            if may(Primary::Trade) {
                let times = state.reach(seat, Primary::Trade, false).min(MOST) / trade.rate();
                self.consider(f32::from(times) * worth_of(trade));
            }
            if may(Primary::Construct) && state.has_site(seat) {
                self.consider(building(state, seat, reach(Primary::Construct)));
            }
            return;
        }
        if may(Primary::PlaceWorkers) {
            let section: Section = state.section_of(seat);
            let own = state.in_tier(seat, Tier::Outer)[section.index()];
            self.consider(workers(reach(Primary::PlaceWorkers), own));
        }
        if may(Primary::Transcribe)
            && let Some(text) = state.manuscript_here(seat)
            && u16::from(text.cost()) <= reach(Primary::Transcribe)
        {
            self.consider(Ribbons::of(state, seat).worth(state, seat, text));
        }
    }

    fn consider(&mut self, worth: f32) {
        self.second = self.second.max(worth.min(self.best));
        self.best = self.best.max(worth);
    }
}

/// Icons that lie on the board at the next action, but for a card that is to be played.
fn own_icons(state: &Viscounts, seat: Seat) -> Icons {
    state.lasting_icons(seat) + state.kept_cards(seat).map(Card::icons).sum()
}

/// What the best card of the hand brings together for each action.
fn anywhere(state: &Viscounts, seat: Seat) -> impl Fn(Primary) -> u16 {
    let own = own_icons(state, seat);
    let goods = state.goods(seat);
    let mut hand = [0; Primary::ALL.len()];
    for card in state.hand(seat) {
        let icons = card.icons();
        for primary in Primary::ALL {
            let best = &mut hand[primary.index()];
            *best = icons.serving(primary).max(*best);
        }
    }
    move |primary| {
        let icons = own.serving(primary) + hand[primary.index()];
        u16::from(icons) + paying(primary).map_or(0, |good| goods[good])
    }
}

/// Icons beyond which nobody needs more.
const MOST: u16 = 8;

/// The resource that pays for icons of an action.
const fn paying(primary: Primary) -> Option<usize> {
    match primary {
        Primary::Trade => None,
        Primary::Construct => Some(0),
        Primary::PlaceWorkers => Some(1),
        Primary::Transcribe => Some(2),
    }
}

/// What a site brings, more or less.
const SITE: f32 = 1.0;

/// The best Building for so many icons.
fn building(state: &Viscounts, seat: Seat, icons: u16) -> f32 {
    let worth = |building: Building| {
        let own = state.uncovered(seat).and(building.slots()).len();
        if own < 3 && u16::from(building.cost()) <= icons {
            marginal(building, own) + SITE
        } else {
            0.0
        }
    };
    Building::ALL.into_iter().map(worth).fold(0.0, f32::max)
}

/// Points of the next Building of a kind.
pub(super) fn marginal(building: Building, own: u8) -> f32 {
    let scored = building.points();
    let own = usize::from(own.min(2));
    points(scored[own + 1] - scored[own])
}

/// What it is worth that a Worker advances.
const ADVANCE: f32 = 2.0;

/// Workers for so many icons, into a section with so many own ones.
fn workers(icons: u16, own: u8) -> f32 {
    let placed = WORKER_COSTS.iter().filter(|&&cost| u16::from(cost) <= icons).count();
    let there = placed + usize::from(own);
    let advance = if placed > 0 && there >= 3 { ADVANCE } else { 0.0 };
    placed as f32 + advance
}

/// What one exchange is worth.
const fn worth_of(trade: Trade) -> f32 {
    match trade {
        Trade::Silver => 0.3,
        Trade::Good(_) | Trade::Destroy => 1.0,
        Trade::Flip => 2.0,
    }
}

/// How many Manuscripts a seat has of each ribbon.
pub(super) struct Ribbons(pub [u8; Ribbon::ALL.len()]);

/// What an immediate effect is worth, more or less; and the first of three with one ribbon.
const EFFECT: f32 = 1.5;
const BONUS: f32 = 5.0;

impl Ribbons {
    pub fn of(state: &Viscounts, seat: Seat) -> Self {
        Self(Ribbon::ALL.map(|ribbon| state.ribbons(seat, ribbon)))
    }

    pub fn worth(&self, state: &Viscounts, seat: Seat, text: Manuscript) -> f32 {
        let effect = match text.text() {
            Text::Immediate(_) => EFFECT,
            Text::Scoring(..) => points(state.scored(text, seat)) + 1.0,
        };
        let ribbon = match text.ribbon() {
            Some(ribbon) => self.worth_of(state, ribbon),
            None => {
                Ribbon::ALL.map(|any| self.worth_of(state, any)).into_iter().fold(0.0, f32::max)
            }
        };
        ribbon + effect
    }

    /// What one more of a ribbon is worth.
    fn worth_of(&self, state: &Viscounts, ribbon: Ribbon) -> f32 {
        let own = self.0[ribbon.index()];
        let others = self.0.iter().filter(|&&count| count > own).count();
        let bonus = if own == 2 && state.is_bonus_left(ribbon) { BONUS } else { 0.0 };
        2.0 * others as f32 + 1.0 + bonus
    }
}

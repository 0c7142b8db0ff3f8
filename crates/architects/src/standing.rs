//! What can be read of a position without a view: for those who judge many of them. Hands are
//! secret; who reads one answers for whose it is.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{Row, Seat, Set};

use crate::{
    Architects, Building, Frame, Goods, Kind, Location, Skill, board::guildhall_spaces, card::End,
    payment::shortage, state::Player,
};

fn total(goods: &Goods) -> u16 {
    goods.0.iter().sum()
}

impl Architects {
    /// Workers in the reserve of a seat.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.player(seat).reserve
    }

    /// Workers of a seat in Prison.
    #[must_use]
    pub fn prisoners(&self, seat: Seat) -> u8 {
        self.player(seat).prison
    }

    /// Workers of a seat at a large location.
    #[must_use]
    pub fn workers_at(&self, seat: Seat, location: Location) -> u8 {
        self.player(seat).at[location.index()]
    }

    /// Workers of others on the board of a seat.
    #[must_use]
    pub fn captured(&self, seat: Seat) -> u8 {
        self.player(seat).captured.iter().sum()
    }

    /// Workers of a seat on the boards of others.
    #[must_use]
    pub fn lost(&self, seat: Seat) -> u8 {
        self.on_boards(seat)
    }

    /// Workers of a seat on the Black Market.
    #[must_use]
    pub fn at_market(&self, seat: Seat) -> usize {
        self.market.spaces.iter().filter(|&&space| space == Some(seat)).count()
    }

    /// Unpaid debts of a seat.
    #[must_use]
    pub fn debts(&self, seat: Seat) -> u16 {
        self.player(seat).unpaid
    }

    /// Skills of a seat's apprentices.
    #[must_use]
    pub fn skills(&self, seat: Seat) -> Set<Skill> {
        self.player(seat).skills()
    }

    /// The building cards in a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Building> {
        self.player(seat).hand.iter().map(Building::of)
    }

    /// The level of a seat in the Cathedral.
    #[must_use]
    pub fn cathedral(&self, seat: Seat) -> u8 {
        self.player(seat).cathedral
    }

    /// Goods that the next level of the Cathedral takes from a seat, and how many of them it lacks; nothing
    /// where no spot is free (ARC-15.1, ARC-18.4).
    #[must_use]
    pub fn next_level_price(&self, seat: Seat) -> Option<(u16, u16)> {
        let level = self.next_level(seat)?;
        let goods = &self.player(seat).goods;
        let mix = self.mix(seat, level);
        let precious = shortage(&level.cost, goods, |boon| self.boon(seat, boon));
        let lacks = mix.saturating_sub(goods[Kind::Wood] + goods[Kind::Stone]);
        Some((mix + total(&level.cost), lacks + total(&precious)))
    }

    /// Spaces of the Guildhall that nobody has taken yet.
    #[must_use]
    pub fn spaces_left(&self) -> u8 {
        guildhall_spaces(self.seats).saturating_sub(self.placements())
    }

    /// Workers of a seat in the Guildhall.
    #[must_use]
    pub fn in_hall(&self, seat: Seat) -> usize {
        self.in_guildhall(seat)
    }

    /// Whether nothing is half done: a turn is about to begin, or the match is over.
    #[must_use]
    pub fn is_between_turns(&self) -> bool {
        matches!(self.frame(), Frame::Move | Frame::Draft | Frame::Over)
    }

    /// Who draws, where chance is about to draw a building card.
    #[must_use]
    pub fn drawing(&self) -> Option<Seat> {
        match self.frame() {
            Frame::Draw(draw) => Some(draw.seat),
            _ => None,
        }
    }

    /// Whether a move may show building cards that it does not name: packs that go on in the draft, and
    /// draws that leave nothing to chance (ARC-21.8).
    #[must_use]
    pub fn may_show_cards(&self) -> bool {
        self.frame() == Frame::Draft || self.deck.shuffled.len() <= 2
    }

    /// How many goods a seat lacks for a building (ARC-14.5).
    #[must_use]
    pub fn lacks(&self, seat: Seat, building: Building) -> u16 {
        let goods = &self.player(seat).goods;
        total(&shortage(building.cost(), goods, |boon| self.boon(seat, boon)))
    }

    /// Virtue that the buildings of a seat would bring if the match ended now (ARC-17.2).
    #[must_use]
    pub fn virtue_to_come(&self, seat: Seat) -> i32 {
        let virtue = |building: Building| match building.end() {
            End::Virtue(each, measure) => i32::from(each) * i32::from(self.measured(measure, seat)),
            _ => 0,
        };
        self.player(seat).built.iter().map(virtue).sum()
    }

    /// A number for what a seat sees: equal for positions that it cannot tell apart. Says the same as
    /// the view, and is quicker to make.
    #[must_use]
    pub fn mark_for(&self, viewer: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        let known = self.known.placed(viewer);
        (self.seats, self.options, self.first, self.active, self.turns).hash(&mut hasher);
        (self.last_turns, self.reset_due, self.tax, self.market).hash(&mut hasher);
        (&self.rewards, self.reward_pile, self.display, self.coins).hash(&mut hasher);
        (&self.apprentices, &self.guildhall, self.pending.as_slice()).hash(&mut hasher);
        (known, self.known.met(viewer), self.deck.len()).hash(&mut hasher);
        let place = |card: u8| if known.contains(card) { card } else { u8::MAX };
        for card in self.deck.under.iter() {
            place(card).hash(&mut hasher);
        }
        for (seat, player) in Seat::ALL.into_iter().zip(self.at_table()) {
            player.hand.len().hash(&mut hasher);
            player.as_seen(seat == viewer, place).hash(&mut hasher);
        }
        hasher.finish()
    }
}

impl Player {
    /// A copy without what somebody else does not know of it.
    fn as_seen(&self, own: bool, place: impl Fn(u8) -> u8) -> Self {
        let mut seen = *self;
        seen.hand = self.hand.iter().filter(|&card| place(card) == card).collect();
        seen.pack = Row::default();
        self.pack.iter().for_each(|card| seen.pack.push(place(card)));
        if !own {
            seen.kept = self.kept.map(|_| Building::ALL[0]);
        }
        seen
    }
}

//! What can be read of a position without a view: for those who judge many of them. Hands are
//! secret; who reads one answers for whose it is.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{Seat, Set};

use crate::{
    Action, Card, Frame, Icons, Manuscript, Primary, Ribbon, Section, Slot, Viscounts,
    asks::{Chosen, Lead, Pay, Phase, Turn},
    board::{Tier, Trade},
    gates_of_gold::Zone,
    state::Player,
};

/// How far a seat is with its primary action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// It comes in a later turn.
    Later,
    /// A card is to be played first.
    Card,
    /// The Viscount is to move first.
    Way,
    /// It is asked for.
    Here,
    /// It is begun.
    Begun(Primary),
}

/// The papers of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Papers {
    /// Unpaid Debts.
    pub unpaid: u16,
    /// Paid Debts.
    pub paid: u16,
    /// Acquired Deeds.
    pub acquired: u16,
    /// Approved Deeds.
    pub approved: u16,
}

impl Viscounts {
    /// Whether nothing is half done: a card is about to be played, or the match is over.
    #[must_use]
    pub fn is_between_turns(&self) -> bool {
        matches!(self.frame(), Frame::Play | Frame::Over)
    }

    /// Whether the cards on the board of the active seat are about to move, and a column may be used
    /// first (VGG-3.16).
    #[must_use]
    pub fn is_before_shift(&self) -> bool {
        let shift = Frame::Turn(Turn { phase: Phase::Shift, base: 0 });
        self.frame() == Frame::Pause && self.pending.as_slice().first() == Some(&shift)
    }

    /// Whether something is being paid for in silver, and there is enough of it without resources that
    /// would be paid as silver (VGG-3.19).
    #[must_use]
    pub fn has_enough_silver(&self) -> bool {
        let Frame::Pay(Pay { chosen, missing, stone, gold, .. }) = self.frame() else {
            return false;
        };
        matches!(chosen, Chosen::Price | Chosen::Exchange(_))
            && u16::from(missing) <= self.silver(self.active) + u16::from(stone + gold)
    }

    /// Whether the rules play a seat themselves.
    #[must_use]
    pub fn is_played_by_rules(&self, seat: Seat) -> bool {
        self.is_automa(seat)
    }

    /// Silver of a seat.
    #[must_use]
    pub fn silver(&self, seat: Seat) -> u16 {
        self.player(seat).silver
    }

    /// Stone, gold and inkwells of a seat.
    #[must_use]
    pub fn goods(&self, seat: Seat) -> [u16; 3] {
        self.player(seat).goods
    }

    /// Debts and Deeds of a seat.
    #[must_use]
    pub fn papers(&self, seat: Seat) -> Papers {
        let &Player { unpaid, paid, acquired, approved, .. } = self.player(seat);
        Papers { unpaid, paid, acquired, approved }
    }

    /// Debts above the Poverty card, and Deeds above the Prosperity card.
    #[must_use]
    pub const fn papers_left(&self) -> (u8, u8) {
        (self.debts, self.deeds)
    }

    /// The spaces of a seat's Corruption and Virtue markers.
    #[must_use]
    pub fn markers(&self, seat: Seat) -> (u8, u8) {
        let player = self.player(seat);
        (player.corruption, player.virtue)
    }

    /// Workers of a seat in the sections of a tier.
    #[must_use]
    pub fn in_tier(&self, seat: Seat, tier: Tier) -> [u8; Section::ALL.len()] {
        self.player(seat).castle[tier.index()]
    }

    /// Workers of a seat in the third tier.
    #[must_use]
    pub fn in_keep(&self, seat: Seat) -> u8 {
        self.player(seat).keep
    }

    /// The Castle Leader.
    #[must_use]
    pub const fn leader(&self) -> Option<Seat> {
        self.leader
    }

    /// Slots of a seat whose Buildings are constructed.
    #[must_use]
    pub fn uncovered(&self, seat: Seat) -> Set<Slot> {
        self.player(seat).uncovered
    }

    /// Manuscripts of a seat.
    #[must_use]
    pub fn manuscripts(&self, seat: Seat) -> Set<Manuscript> {
        self.player(seat).manuscripts
    }

    /// Cleric Bonus Cards of a seat.
    #[must_use]
    pub fn bonus(&self, seat: Seat) -> Set<Ribbon> {
        self.player(seat).bonus
    }

    /// The position with a card taken that is as good as taken: a Cleric Bonus Card that waits only for
    /// the next Manuscript to be seen (VIS-12.8), or that of the Castle Leader, which waits for a
    /// resource (VIS-11.4); none, where no card does.
    #[must_use]
    pub fn with_earned_card(&self) -> Option<Self> {
        let &[.., first, last] = self.pending.as_slice() else { return None };
        match (first, last) {
            (Frame::TakeBonus(bonus), Frame::Show(_)) => {
                let mut taken = self.clone();
                taken.pending.pop();
                taken.pending.pop();
                taken.pending.push(last);
                taken.player_mut(bonus.seat).bonus.insert(bonus.ribbon);
                Some(taken)
            }
            (Frame::Lead(Lead { seat }), _) if self.is_to_lead(seat) => {
                Some(Self { leader: Some(seat), ..self.clone() })
            }
            _ => None,
        }
    }

    /// Whether nobody has a Cleric Bonus Card yet.
    #[must_use]
    pub fn is_bonus_left(&self, ribbon: Ribbon) -> bool {
        self.at_table().iter().all(|player| !player.bonus.contains(ribbon))
    }

    /// All cards that a seat owns.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.player(seat).owned().each().map(Card::of)
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.player(seat).deck.hand.each().map(Card::of)
    }

    /// The cards on a board, from left to right.
    pub fn on_board(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'_> {
        self.player(seat).on_board()
    }

    /// Cards on a board that lie there at the next primary action, but for one that is to be played.
    pub fn kept_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'_> {
        let dropping = usize::from(self.ahead(seat) == Ahead::Later);
        let player = self.player(seat);
        player.slots[..player.slots.len() - dropping].iter().copied().flatten()
    }

    /// Icons of uncovered slots and of Cleric Bonus Cards.
    #[must_use]
    pub fn lasting_icons(&self, seat: Seat) -> Icons {
        self.player(seat).lasting_icons()
    }

    /// How far a seat is with its primary action.
    #[must_use]
    pub fn ahead(&self, seat: Seat) -> Ahead {
        let frames = self.pending.as_slice();
        let (true, Some(Frame::Turn(turn))) = (seat == self.active, frames.first()) else {
            return Ahead::Later;
        };
        match turn.phase {
            Phase::Shift | Phase::Play => Ahead::Card,
            Phase::Move if self.player(seat).slots[0].is_none() => Ahead::Card,
            Phase::Move | Phase::Act => Ahead::Way,
            Phase::Recruit => frames.iter().copied().find_map(begun).unwrap_or(Ahead::Later),
            Phase::Collide | Phase::Draw | Phase::End => Ahead::Later,
        }
    }

    /// Turns that a seat still has, its own included while it is to act; nothing while the end is not
    /// known.
    #[must_use]
    pub fn turns_left(&self, seat: Seat) -> Option<u16> {
        let rounds = self.last_round?.saturating_sub(self.round);
        let place = |seat: Seat| self.from(self.first).position(|other| other == seat);
        let to_come = match place(seat).cmp(&place(self.active)) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => self.ahead(seat) != Ahead::Later,
            std::cmp::Ordering::Greater => true,
        };
        Some(rounds + u16::from(to_come))
    }

    /// The Building that a seat is about to place.
    #[must_use]
    pub fn building_under_way(&self, seat: Seat) -> Option<Slot> {
        self.pending.as_slice().iter().find_map(|frame| match frame {
            Frame::PickSite(site) if site.seat == seat => Some(site.slot),
            Frame::Pay(Pay { chosen: Chosen::Building(slot), .. }) if seat == self.active => {
                Some(*slot)
            }
            _ => None,
        })
    }

    /// Debts and Deeds that a seat is about to flip, and resources that it is about to take.
    #[must_use]
    pub fn gains_under_way(&self, seat: Seat) -> (u8, u8) {
        let (mut flips, mut goods) = (0, 0);
        for frame in self.pending.as_slice() {
            match frame {
                Frame::Flip(flip) if flip.seat == seat => flips += flip.left,
                Frame::TakeGoods(take) if take.seat == seat => goods += take.left,
                _ => {}
            }
        }
        (flips, goods)
    }

    /// How many icons a seat can bring together for an action with what lies on its board now, with
    /// the townsfolk next to it or without.
    #[must_use]
    pub fn reach(&self, seat: Seat, primary: Primary, dismiss: bool) -> u16 {
        let figure = if dismiss { self.figure(seat) } else { None };
        self.means(seat, primary, figure, self.purse(seat)).reach()
    }

    /// The exchange where a seat stands, if there is one.
    #[must_use]
    pub fn exchange(&self, seat: Seat) -> Option<Trade> {
        self.bank_of(seat).map(|(segment, bank)| self.options.trade(segment, bank))
    }

    /// Whether a seat could construct a Building where it stands.
    #[must_use]
    pub fn has_site(&self, seat: Seat) -> bool {
        self.bank_of(seat).is_some_and(|bank| self.empty_sites(Some(bank)).next().is_some())
    }

    /// The section next to a seat.
    #[must_use]
    pub fn section_of(&self, seat: Seat) -> Section {
        self.section_at(self.position_of(seat))
    }

    /// The Manuscript next to a seat.
    #[must_use]
    pub fn manuscript_here(&self, seat: Seat) -> Option<Manuscript> {
        self.stocks[self.position_of(seat)].top
    }

    /// All Manuscripts that lie on top of their piles.
    pub fn visible_manuscripts(&self) -> impl Iterator<Item = Manuscript> {
        self.stocks.iter().filter_map(|stock| stock.top)
    }

    /// A number for what a seat sees: equal for positions that it cannot tell apart. Says the same as
    /// the view, and is quicker to make.
    #[must_use]
    pub fn mark_for(&self, viewer: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seats, self.solo, self.options, self.first, self.active).hash(&mut hasher);
        (self.round, self.last_round, self.debts, self.deeds).hash(&mut hasher);
        (self.segments, self.rotation, self.piles, &self.townsfolk).hash(&mut hasher);
        (self.stocks, self.manuscripts, self.leader, self.sites).hash(&mut hasher);
        (self.pairs, self.pending.as_slice()).hash(&mut hasher);
        if self.has_gates() {
            self.gates.hash(&mut hasher);
        }
        if self.solo {
            let schemes = &self.schemes;
            let (unseen, secret) = schemes.hidden();
            (schemes.slots, schemes.discard, unseen, secret).hash(&mut hasher);
            let open = if self.is_over() { schemes.draw } else { schemes.draw.minus(unseen) };
            open.hash(&mut hasher);
        }
        for (seat, player) in Seat::ALL.into_iter().zip(self.at_table()) {
            player.as_seen(seat == viewer).hash(&mut hasher);
            player.deck.hand.len().hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Whether a move shows only that something was drawn, not what.
    #[must_use]
    pub fn is_hidden_from(&self, viewer: Seat, action: Action) -> bool {
        match (self.frame(), action) {
            (Frame::Refill(refill), Action::Draw(_)) => refill.seat != viewer,
            (Frame::DrawCards(draw), Action::Draw(_)) => draw.seat != viewer,
            (Frame::Harden(_), Action::Future(_)) => true,
            _ => false,
        }
    }

    /// Whether a move may show a card that it does not name, for what leaves no choice follows at once
    /// (VIS-25.2): the last card of a draw pile, the only one of a hand, a Future Scheme that nobody
    /// has seen.
    #[must_use]
    pub fn may_show(&self, viewer: Seat, action: Action) -> bool {
        let turned = matches!(action, Action::Discard(None) | Action::Destroy(None));
        turned || self.solo && self.schemes.hidden().1 > 0 || self.is_hand_short(viewer)
    }

    /// Whether another seat may come to play from a hand of one card.
    fn is_hand_short(&self, viewer: Seat) -> bool {
        let phase = match self.pending.as_slice().first() {
            Some(Frame::Turn(turn)) => Some(turn.phase),
            _ => None,
        };
        let plays = |seat: Seat| seat != self.active || phase == Some(Phase::Play);
        let short = |seat: Seat| self.player(seat).deck.hand.len() < SHORT_HAND && plays(seat);
        self.round > 0 && Seat::first(self.seats).any(|seat| seat != viewer && short(seat))
    }
}

/// Fewer cards may be one when a card is to be played.
const SHORT_HAND: usize = 3;

fn begun(frame: Frame) -> Option<Ahead> {
    match frame {
        Frame::Act => Some(Ahead::Here),
        Frame::Target(target) => Some(Ahead::Begun(target.primary)),
        _ => None,
    }
}

impl Player {
    /// A copy without what somebody else does not know of it.
    fn as_seen(&self, own: bool) -> Self {
        let mut seen = *self;
        if !own {
            seen.deck.draw = self.deck.unseen();
            seen.deck.hand = Zone::EMPTY;
        }
        seen
    }
}

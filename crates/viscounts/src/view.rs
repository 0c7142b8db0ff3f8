//! What a viewer may see (VIS-0.7): everything but the hands of others.

use std::collections::BTreeMap;

use engine::{Actor, Seat, Standing, Viewer};
use serde::Serialize;

use crate::{
    Built, Card, Frame, Good, Icon, Manuscript, Options, Pair, Ribbon, Scheme, Section, Segment,
    Site, Slot, Space, Viscounts,
    asks::SMALLEST_DECK,
    automa::AUTOMA,
    board::{Bank, Tier, Trade},
    card::Cards,
    gates_of_gold::{Award, Column, Desk, Merit, ORDER_PRICE, ROW},
};

/// A position as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct View {
    /// What was chosen at set-up.
    pub options: Options,
    /// What the table waits for.
    pub ask: Frame,
    /// Everything that is pending, the ask last.
    pub pending: Vec<Frame>,
    /// The start player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1; 0 in the set-up.
    pub round: u16,
    /// The last round, once it is known.
    pub last_round: Option<u16>,
    /// Debts above the Poverty card.
    pub debts: u8,
    /// Deeds above the Prosperity card.
    pub deeds: u8,
    /// The segments clockwise.
    pub segments: Vec<SegmentView>,
    /// Townsfolk face down in the piles, in no order.
    pub unseen_townsfolk: Vec<Card>,
    /// Black-backed Manuscripts face down in the piles, in no order.
    pub unseen_manuscripts: Vec<Manuscript>,
    /// The Castle Leader.
    pub leader: Option<Seat>,
    /// The pairs of the set-up.
    pub pairs: Vec<Pair>,
    /// The schemes of the automa, in a match of one person.
    pub automa: Option<AutomaView>,
    /// What Gates of Gold adds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gates: Option<GatesView>,
    /// The seats in order.
    pub players: Vec<PlayerView>,
}

/// What Gates of Gold adds (VGG-7.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct GatesView {
    /// King's Orders in their pile.
    pub orders: u8,
    /// The row of Outsiders, from left to right.
    pub row: [Option<Card>; ROW],
    /// Outsiders face down, in no order.
    pub unseen: Vec<Card>,
    /// The cards beside the board, by merit.
    pub awards: [Option<Award>; 3],
    /// Who holds the Builder bonus cards.
    pub builders: [Option<Seat>; 2],
    /// Manuscript Boards by seat.
    pub desks: Vec<Option<Desk>>,
    /// The ribbon named for the wild Manuscript.
    pub wild: Option<Ribbon>,
}

impl GatesView {
    fn of(state: &Viscounts) -> Self {
        let gates = &state.gates;
        Self {
            orders: gates.orders,
            row: gates.row,
            unseen: listed(gates.outsiders),
            awards: gates.awards,
            builders: gates.builders,
            desks: gates.desks[..usize::from(state.seats)].to_vec(),
            wild: gates.wild,
        }
    }
}

/// The schemes of the automa (VIS-1.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct AutomaView {
    /// On its board, from left to right.
    pub slots: [Option<Scheme>; 3],
    /// Cards in its draw pile.
    pub draw_pile: u8,
    /// Those of them that are known.
    pub known: Vec<Scheme>,
    /// Its discard pile.
    pub discard_pile: Vec<Scheme>,
    /// Cards in the Future pile.
    pub future_pile: u8,
    /// Future Schemes that nobody has seen, in either pile.
    pub unseen: Vec<Scheme>,
    /// The draw pile, unless some of its cards are secret: for the referee and when the match is over.
    pub draw: Option<Vec<Scheme>>,
}

impl AutomaView {
    fn of(state: &Viscounts, viewer: Viewer) -> Self {
        let schemes = &state.schemes;
        let (unseen, secret) = schemes.hidden();
        let open = secret == 0 || viewer == Viewer::Referee || state.is_over();
        Self {
            slots: schemes.slots,
            draw_pile: schemes.draw.len(),
            known: schemes.draw.minus(unseen).iter().collect(),
            discard_pile: schemes.discard.iter().collect(),
            future_pile: schemes.future.len(),
            unseen: unseen.iter().collect(),
            draw: open.then(|| schemes.draw.iter().collect()),
        }
    }
}

/// A segment with what lies at it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SegmentView {
    /// Which.
    pub segment: Segment,
    /// The section next to it.
    pub section: Section,
    /// Townsfolk in its pile.
    pub townsfolk: u8,
    /// The one on top.
    pub top: Option<Card>,
    /// Manuscripts in its pile.
    pub manuscripts: u8,
    /// The one on top.
    pub manuscript: Option<Manuscript>,
    /// Its sites clockwise.
    pub sites: Vec<SiteView>,
}

/// A site.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SiteView {
    /// Which.
    pub site: Site,
    /// The bank.
    pub bank: Bank,
    /// What stands there.
    pub built: Option<Built>,
    /// Whether a link leads to the next site clockwise.
    pub linked: bool,
}

/// One seat as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Where the Viscount stands.
    pub viscount: Option<Space>,
    /// Silver.
    pub silver: u16,
    /// Resources.
    pub goods: BTreeMap<Good, u16>,
    /// Unpaid Debts.
    pub unpaid: u16,
    /// Paid Debts.
    pub paid: u16,
    /// Acquired Deeds.
    pub acquired: u16,
    /// Approved Deeds.
    pub approved: u16,
    /// Workers in the supply.
    pub workers: u8,
    /// Workers in the sections of tiers 1 and 2.
    pub castle: BTreeMap<Tier, BTreeMap<Section, u8>>,
    /// Workers in tier 3.
    pub keep: u8,
    /// The space of the Corruption marker.
    pub corruption: u8,
    /// The space of the Virtue marker.
    pub virtue: u8,
    /// Uncovered slots.
    pub uncovered: Vec<Slot>,
    /// Icons that count in an action now (VIS-8.3).
    pub icons: BTreeMap<Icon, u8>,
    /// Manuscripts.
    pub manuscripts: Vec<Manuscript>,
    /// Cleric Bonus Cards.
    pub bonus: Vec<Ribbon>,
    /// Cards on the board, from left to right.
    pub slots: [Option<Card>; 3],
    /// How many cards are in hand.
    pub cards: usize,
    /// Which, if the viewer may know.
    pub hand: Option<Vec<Card>>,
    /// How many cards the draw pile has.
    pub draw_pile: usize,
    /// Cards in hand and draw pile together; everybody knows these.
    pub unseen: Vec<Card>,
    /// Those of them that were shuffled in when the seat held others.
    pub fresh: Vec<Card>,
    /// How many of the cards held then are certainly still in hand.
    pub old: u8,
    /// The discard pile.
    pub discard_pile: Vec<Card>,
    /// Whether the table waits for this seat.
    pub awaited: bool,
    /// Points if the match ended now.
    pub score: i32,
}

/// Cards as a list.
pub(crate) fn listed(cards: Cards) -> Vec<Card> {
    cards.iter().map(Card::of).collect()
}

impl View {
    /// The exchange of a space, if it has one (VIS-9.1).
    #[must_use]
    pub fn trade(&self, space: Space) -> Option<Trade> {
        space.bank().map(|bank| self.options.trade(space.segment(), bank))
    }

    /// How a seat stands (VIS-17.6, VIS-22.3).
    #[must_use]
    pub fn standing(&self, own: &PlayerView) -> Standing {
        let goods: i32 = own.goods.values().map(|&amount| i32::from(amount)).sum();
        let wealth = i32::from(own.silver) + goods;
        let decisive = if self.automa.is_some() { i32::from(own.seat == AUTOMA) } else { wealth };
        Standing { total: own.score, tie_breaks: [decisive, 0, 0] }
    }

    /// The ribbon of a Manuscript that somebody owns; the wild one has that which was named (VGG-3.13).
    #[must_use]
    pub fn ribbon(&self, manuscript: Manuscript) -> Option<Ribbon> {
        manuscript.ribbon().or_else(|| self.gates.as_ref()?.wild)
    }

    /// How often a seat has a ribbon, that of its Manuscript Board included (VGG-3.2).
    #[must_use]
    pub fn ribbons(&self, own: &PlayerView, ribbon: Ribbon) -> usize {
        let held = own.manuscripts.iter().filter(|&&of| self.ribbon(of) == Some(ribbon)).count();
        held + usize::from(self.desk(own).is_some_and(|desk| desk.printed() == ribbon))
    }

    /// The Manuscript Board of a seat.
    #[must_use]
    pub fn desk(&self, own: &PlayerView) -> Option<Desk> {
        self.gates.as_ref().and_then(|gates| gates.desks[own.seat.index()])
    }

    /// What a seat can pay of a price in silver (VGG-3.10).
    fn purchasing_power(&self, own: &PlayerView) -> u16 {
        let column = self.desk(own).map(|desk| desk.ribbon(Column::Silver));
        let unlocked = column.is_some_and(|ribbon| self.ribbons(own, ribbon) > 0);
        let resources: u16 = own.goods.values().sum();
        own.silver + if unlocked && own.seat == self.active { resources } else { 0 }
    }

    /// Whether a seat can pay for the townsfolk at its Viscount (VIS-13.1).
    #[must_use]
    pub fn can_hire_here(&self, own: &PlayerView) -> bool {
        let here = own.viscount.map(Space::segment);
        let at = self.segments.iter().find(|at| Some(at.segment) == here);
        let top = at.and_then(|at| at.top);
        top.is_some_and(|card| u16::from(card.cost()) <= self.purchasing_power(own))
    }

    /// Whether a King's Order is left to be taken for a hire (VGG-3.6).
    #[must_use]
    pub fn has_orders(&self) -> bool {
        self.gates.as_ref().is_some_and(|gates| gates.orders > 0)
    }

    /// Whether a seat can pay for one.
    #[must_use]
    pub fn can_buy_order(&self, own: &PlayerView) -> bool {
        self.has_orders() && self.purchasing_power(own) >= ORDER_PRICE.into()
    }

    /// Whether a seat that is asked can only leave things as they are: it is asked because it can use a
    /// column (VGG-3.15).
    #[must_use]
    pub fn asks_for_columns_alone(&self, own: &PlayerView) -> bool {
        let laid = || own.slots.iter().flatten();
        let loose = own.unseen.len() + own.discard_pile.len();
        match self.ask {
            Frame::Rearrange(_) => laid().all(|card| Some(card) == laid().next()),
            Frame::Shift(_) => own.castle[&Tier::Outer].values().all(|&workers| workers == 0),
            Frame::Discard(_) => loose == 0,
            Frame::Destroy(_) => loose == 0 || loose + laid().count() <= SMALLEST_DECK,
            Frame::HireHere(_) => !self.can_hire_here(own) && !self.can_buy_order(own),
            Frame::Hire(_) => !self.has_orders() && self.segments.iter().all(|at| at.top.is_none()),
            _ => false,
        }
    }

    /// Who holds the card of a merit (VGG-8.4, VGG-9.1).
    #[must_use]
    pub fn holder(&self, merit: Merit) -> Option<Seat> {
        let builders = self.gates.as_ref().map_or([None; 2], |gates| gates.builders);
        match merit {
            Merit::Leader => self.leader,
            Merit::Diversified => builders[0],
            Merit::Specialized => builders[1],
        }
    }

    /// How many players the sides that are up are made for (VIS-2.2).
    #[must_use]
    pub fn players_for_sides(&self) -> u8 {
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        self.options.sides_for(if self.automa.is_some() { 1 } else { seats })
    }

    pub(crate) fn of(state: &Viscounts, viewer: Viewer) -> Self {
        Self {
            options: state.options,
            ask: state.frame(),
            pending: state.pending.as_slice().to_vec(),
            first: state.first,
            active: state.active,
            round: state.round,
            last_round: state.last_round,
            debts: state.debts,
            deeds: state.deeds,
            segments: (0..state.segments.len()).map(|at| SegmentView::of(state, at)).collect(),
            unseen_townsfolk: listed(state.townsfolk),
            unseen_manuscripts: state.manuscripts.iter().collect(),
            leader: state.leader,
            automa: state.solo.then(|| AutomaView::of(state, viewer)),
            gates: state.has_gates().then(|| GatesView::of(state)),
            pairs: state.pairs.iter().flatten().copied().collect(),
            players: Seat::first(state.seats)
                .map(|seat| PlayerView::of(state, seat, viewer))
                .collect(),
        }
    }
}

impl SegmentView {
    fn of(state: &Viscounts, position: usize) -> Self {
        let (segment, players) = (state.segments[position], state.players_for_sides());
        let site = |site: Site| SiteView {
            site,
            bank: site.bank(players),
            built: state.built_at(site),
            linked: !site.plot(players).link().is_empty(),
        };
        Self {
            segment,
            section: state.section_at(position),
            townsfolk: state.piles[position].size,
            top: state.piles[position].top,
            manuscripts: state.stocks[position].size,
            manuscript: state.stocks[position].top,
            sites: (0..segment.sites(players)).map(|at| site(Site::of(segment, at))).collect(),
        }
    }
}

impl PlayerView {
    fn of(state: &Viscounts, seat: Seat, viewer: Viewer) -> Self {
        let player = state.player(seat);
        let deck = &player.deck;
        Self {
            seat,
            viscount: player.viscount,
            silver: player.silver,
            goods: Good::ALL.into_iter().zip(player.goods).collect(),
            unpaid: player.unpaid,
            paid: player.paid,
            acquired: player.acquired,
            approved: player.approved,
            workers: player.workers,
            castle: player.in_sections(),
            keep: player.keep,
            corruption: player.corruption,
            virtue: player.virtue,
            uncovered: player.uncovered.iter().collect(),
            icons: Icon::ALL.map(|icon| (icon, state.icons(seat).count(icon))).into(),
            manuscripts: player.manuscripts.iter().collect(),
            bonus: player.bonus.iter().collect(),
            slots: player.slots,
            cards: deck.hand.len(),
            hand: viewer.knows_secrets_of(seat).then(|| deck.hand.listed()),
            draw_pile: deck.draw.len(),
            unseen: deck.unseen().listed(),
            fresh: listed(deck.fresh),
            old: deck.old,
            discard_pile: deck.discard.listed(),
            awaited: state.asked().awaits(Actor::Seat(seat)),
            score: state.total(seat),
        }
    }
}

//! What makes a position impossible: components that are lost or doubled, and asks that do not fit the
//! table.

use engine::{Impossible, Seat, Set, ensure};

use crate::{
    Card, Frame, Manuscript, Ribbon, Segment, Site, Slot, Viscounts,
    asks::{DEPTH_AT_REST, DEPTH_WITH_GATES, Lead, Phase, SMALLEST_DECK, SetUp, Stage, TakeBonus},
    automa::{AUTOMA, Scheme, Schemes},
    board::{LEAST_TRACK, MOST_TRACK, SECTIONS, SEGMENTS, WORKERS, cards_above},
    card::{Cards, Sort, heroes},
    gates_of_gold::{ALL_ORDERS, Gates, Merit},
    manuscript::BONUS_NEEDS,
    state::{Pile, Stock},
};

type Checked = Result<(), Impossible>;

impl Viscounts {
    pub(crate) fn check_position(&self) -> Checked {
        self.check_table()?;
        for seat in Seat::first(self.seats) {
            self.check_player(seat)?;
        }
        self.check_bonus()?;
        self.check_sites()?;
        self.check_gates()?;
        self.check_cards()?;
        self.check_schemes()?;
        let depth = if self.has_gates() { DEPTH_WITH_GATES } else { DEPTH_AT_REST };
        ensure(self.pending.depth() <= depth, "too much is pending")?;
        self.check_stack()?;
        self.check_order_of_frames()?;
        match self.pending.as_slice().first() {
            Some(Frame::SetUp(ask)) => self.check_set_up(*ask),
            Some(Frame::Pairs(pairs)) => self.check_pairs(pairs.left),
            _ => self.check_turn(),
        }
    }

    fn check_table(&self) -> Checked {
        let named = [Some(self.first), Some(self.active), self.leader].into_iter().flatten();
        let built = self.sites.iter().flatten().map(|built| built.seat);
        let here = named.chain(built).all(|seat| self.is_at_table(seat));
        ensure(here, "a seat is named that is not at the table (VIS-2.1)")?;
        let all: Set<Segment> = self.segments.iter().copied().collect();
        ensure(all == Set::ALL, "a segment is missing (VIS-2.3)")?;
        ensure(usize::from(self.rotation) < SECTIONS, "the castle lies askew (VIS-2.3)")?;
        let (debts, deeds) = cards_above(self.people());
        let above = self.debts <= debts && self.deeds <= deeds;
        ensure(above, "too many Debts or Deeds above the end (VIS-2.13)")?;
        let ends = self.is_poor() || self.is_prosperous();
        let last = match self.last_round {
            None => !ends,
            Some(last) => ends && (self.round..=self.round.saturating_add(1)).contains(&last),
        };
        ensure(last, "the last round does not fit (VIS-16.5)")
    }

    fn check_player(&self, seat: Seat) -> Checked {
        let player = self.player(seat);
        let placed = player.castle.iter().flatten().chain([&player.keep, &player.workers]);
        let sum: u32 = placed.map(|&workers| u32::from(workers)).sum();
        Impossible::unless(sum == u32::from(WORKERS), || {
            format!("seat {seat} has {sum} workers instead of {WORKERS} (VIS-0.2)")
        })?;
        let track = LEAST_TRACK <= player.corruption
            && player.corruption <= player.virtue
            && player.virtue <= MOST_TRACK;
        ensure(track, "the markers do not fit on the track (VIS-5.1)")?;
        ensure(player.deck.is_possible(), "something is known that is not so (VIS-0.7)")?;
        let checked = self.pending.as_slice().contains(&Lead { seat }.into());
        let led = self.leader.is_some_and(|leader| self.player(leader).keep > 0);
        ensure((led || self.leader.is_none()) && (checked || !self.is_to_lead(seat)), LEADER)
    }

    /// VIS-12.3: whoever has earned a card has it, unless the next Manuscript is to be seen first.
    fn check_bonus(&self) -> Checked {
        for ribbon in Ribbon::ALL {
            let own = |seat: &Seat| self.ribbons(*seat, ribbon) >= BONUS_NEEDS;
            let taking =
                |seat: Seat| self.pending.as_slice().contains(&TakeBonus { seat, ribbon }.into());
            let seats = || Seat::first(self.seats);
            let mut holders = seats().filter(|seat| self.player(*seat).bonus.contains(ribbon));
            let fits = match (holders.next(), holders.next()) {
                (None, _) => !seats().any(|seat| own(&seat) && !taking(seat)),
                (Some(holder), None) => own(&holder),
                _ => false,
            };
            ensure(fits, "a Cleric Bonus Card does not fit (VIS-12.3)")?;
        }
        Ok(())
    }

    /// Nine Buildings of a seat, on their slots or on sites (VIS-2.7).
    fn check_sites(&self) -> Checked {
        let players = self.players_for_sides();
        let exist =
            Site::ALL.into_iter().all(|site| self.built_at(site).is_none() || site.exists(players));
        ensure(exist, "a Building stands where no site is (VIS-2.2)")?;
        for seat in Seat::first(self.seats) {
            let own = || self.sites.iter().flatten().filter(|built| built.seat == seat);
            let slots: Set<Slot> = own().map(|built| built.slot).collect();
            let once = own().count() == usize::from(slots.len());
            let fits = once && slots == self.player(seat).uncovered;
            ensure(fits, "slots and sites do not agree (VIS-10.3)")?;
        }
        Ok(())
    }

    /// Every card lies in one place; what lies nowhere is out of the game.
    fn check_cards(&self) -> Checked {
        let mut all: Cards = self.townsfolk;
        let mut count = all.len();
        let mut add = |cards: Cards| {
            count += cards.len();
            all = all.and(cards);
        };
        for player in self.at_table() {
            let townsfolk_and_heroes = |card: &u8| Card::of(*card).sort() != Sort::Starting;
            add(player.owned().single().iter().filter(townsfolk_and_heroes).collect());
            let apart = player.cards() == player.owned().len();
            ensure(apart, "a card lies in two places (VIS-0.2)")?;
        }
        let tops = self.piles.iter().filter_map(|pile| pile.top).map(Card::number);
        tops.for_each(|card| add([card].into_iter().collect()));
        let heroes = self.pairs.iter().flatten().filter_map(|pair| pair.hero).map(Card::number);
        heroes.for_each(|hero| add([hero].into_iter().collect()));
        add(self.gates.outsiders);
        self.guests().for_each(|guest| add([guest.number()].into_iter().collect()));
        ensure(all.len() == count, "a card lies in two places (VIS-0.2)")?;
        let gates = self.has_gates();
        let more = |card: u8| usize::from(card) >= Card::BASE;
        ensure(gates || !all.iter().any(more), "a card is not of this match (VGG-1.2)")?;
        let tops = self.piles.iter().filter_map(|pile| pile.top);
        let kinds = tops.map(Card::sort).all(|sort| sort == Sort::Townsfolk);
        ensure(kinds, "only townsfolk lie on piles (VIS-2.4)")
    }

    /// VIS-19.4: every scheme of the board lies in one place; the automa stays on the outer path.
    fn check_schemes(&self) -> Checked {
        let schemes = &self.schemes;
        if !self.solo || self.player(AUTOMA).viscount.is_none() {
            return ensure(*schemes == Schemes::default(), SCHEMES);
        }
        let piles = [schemes.draw, schemes.discard, schemes.future];
        let board: Set<Scheme> = schemes.on_board().collect();
        let all = piles.into_iter().fold(board, Set::union);
        let count: u8 = piles.iter().map(|pile| pile.len()).sum();
        let once = usize::from(all.len()) == usize::from(count) + schemes.on_board().count();
        let used = Set::ALL.minus(self.options.automa.removed());
        let seen = schemes.discard.union(board);
        let late = schemes.future.and(Scheme::starting().union(schemes.seen)).is_empty();
        let told = schemes.seen.minus(all).is_empty() && seen.minus(schemes.seen).is_empty();
        let outer = self.player(AUTOMA).viscount.is_some_and(|space| space.bank().is_some());
        ensure(once && all == used && late && told && outer, SCHEMES)?;
        ensure(self.first != AUTOMA, "the automa is second (VIS-19.1)")
    }

    /// Most asks wait on top of the stack; below lie only things that go on afterwards.
    fn check_order_of_frames(&self) -> Checked {
        // A column can be used beside any ask (VGG-3.15).
        if self.has_gates() {
            return Ok(());
        }
        let Some((_, below)) = self.pending.as_slice().split_last() else { return Ok(()) };
        let goes_on = |frame: &Frame| {
            matches!(
                frame,
                Frame::Turn(_)
                    | Frame::Pairs(_)
                    | Frame::Refill(_)
                    | Frame::After(_)
                    | Frame::Target(_)
                    | Frame::Links(_)
                    | Frame::Advance(_)
                    | Frame::Spread(_)
                    | Frame::Shift(_)
                    | Frame::Rearrange(_)
                    | Frame::Discard(_)
                    | Frame::Destroy(_)
                    | Frame::Flip(_)
                    | Frame::Triggers(_)
                    | Frame::Resolve(_)
                    | Frame::AutomaStart
                    | Frame::AutomaTurn(_)
                    | Frame::TakeBonus(_)
                    | Frame::Lead(_)
            )
        };
        ensure(below.iter().all(goes_on), "an ask waits below another one")?;
        let twice = |frame: &Frame| {
            let rare = !matches!(frame, Frame::Resolve(_));
            rare && below.iter().filter(|other| *other == frame).count() > 1
        };
        ensure(!below.iter().any(twice), "something is pending twice")
    }

    /// Piles that are laid out: of these sizes at most, with a card on top unless it is coming.
    fn check_piles(&self) -> Checked {
        let frames = self.pending.as_slice();
        let mut face_down = 0;
        for (position, &Pile { size, top }) in self.piles.iter().enumerate() {
            let coming = frames.iter().any(
                |frame| matches!(frame, Frame::Reveal(r) if usize::from(r.position) == position),
            );
            let largest = self.large_piles().0;
            let fits = size <= largest && (size > 0 && !coming) == top.is_some();
            ensure(fits, "a pile of townsfolk does not fit (VIS-2.4)")?;
            face_down += usize::from(size) - usize::from(top.is_some());
        }
        ensure(face_down == self.townsfolk.len(), "townsfolk are missing (VIS-2.4)")?;
        let mut face_down = 0;
        for (position, &Stock { size, top }) in self.stocks.iter().enumerate() {
            let coming = frames.iter().any(
                |frame| matches!(frame, Frame::Show(s) if usize::from(s.position) == position),
            );
            let most = self.manuscripts_in_pile();
            let fits = size <= most && (size > 0 && !coming) == top.is_some();
            ensure(fits, "a pile of Manuscripts does not fit (VIS-2.5)")?;
            face_down += size - u8::from(top.is_some());
        }
        let owned = self.at_table().iter().map(|player| usize::from(player.manuscripts.len()));
        let tops = self.stocks.iter().filter(|stock| stock.top.is_some()).count();
        let seen = owned.sum::<usize>() + tops + usize::from(self.manuscripts.len());
        let total = if self.has_gates() { Manuscript::ALL.len() } else { Manuscript::BASE };
        let all = face_down == self.manuscripts.len() && seen == total;
        ensure(all, "Manuscripts are missing (VIS-2.5)")
    }

    /// What is settled is there, and nothing else (VIS-25.4).
    fn check_set_up(&self, ask: SetUp) -> Checked {
        let fresh = Self::set_up(self.people(), self.options);
        let idle = self.players == fresh.players && self.sites == fresh.sites && self.round == 0;
        ensure(idle, "somebody has begun before the set-up is over (VIS-2.10)")?;
        let settled = |stage: Stage| match ask.stage.cmp(&stage) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => ask.at.into(),
            std::cmp::Ordering::Greater => stage.places(self),
        };
        let laid = settled(Stage::Segment);
        let rest = self.segments[laid.min(SEGMENTS)..].is_sorted();
        let turned = self.rotation == 0 || settled(Stage::Rotation) > 0;
        let begun = self.first == Seat::ALL[0] || settled(Stage::Start) > 0;
        ensure(rest && turned && begun && self.first == self.active, SETTLED)?;
        for (at, pile) in self.piles.iter().enumerate() {
            let sized = at < settled(Stage::Size);
            let dealt = self.sizes(at.min(settled(Stage::Size))).any(|(size, _)| size == pile.size);
            let fits = if sized { dealt } else { pile.size == 0 };
            ensure(fits && pile.top.is_some() == (at < settled(Stage::Townsfolk)), SETTLED)?;
        }
        for (at, stock) in self.stocks.iter().enumerate() {
            let grey = stock.top.is_some_and(|top| top.index() < Manuscript::GREY_BACKED);
            let there = stock.size == self.manuscripts_in_pile() && grey;
            let fits =
                if at < settled(Stage::Manuscript) { there } else { *stock == Stock::default() };
            ensure(fits, SETTLED)?;
        }
        for (at, pair) in self.pairs.iter().enumerate() {
            let dealt = at < settled(Stage::Card).min(self.pairs_in_row());
            let hero = pair.and_then(|pair| pair.hero).is_some();
            let fits = pair.is_some() == dealt && hero == (at < settled(Stage::Hero));
            ensure(fits, SETTLED)?;
        }
        self.check_row()
    }

    /// The pairs of the row are different (VIS-2.9).
    fn check_row(&self) -> Checked {
        let pairs = || self.pairs.iter().flatten();
        let once = pairs().all(|pair| {
            let same = |other: &&crate::Pair| {
                other.card == pair.card || (pair.hero.is_some() && other.hero == pair.hero)
            };
            pairs().filter(same).count() == 1
                && pair.hero.is_none_or(|hero| heroes(self.has_gates()).contains(hero.number()))
        });
        ensure(once, "the pairs of the row do not fit (VIS-2.9)")
    }

    /// Those who have taken a pair stand somewhere, the others have nothing yet (VIS-2.10).
    fn check_pairs(&self, left: u8) -> Checked {
        self.check_row()?;
        self.check_piles()?;
        let row = self.pairs.iter().flatten().filter(|pair| pair.hero.is_some()).count();
        let placed = self.solo && self.player(AUTOMA).viscount.is_some();
        let fits = row == usize::from(left) + 1
            && self.pairs.iter().flatten().count() == row
            && self.round == 0
            && self.last_round.is_none();
        ensure(fits && self.active == self.first, "the row does not fit (VIS-2.9)")?;
        let fresh = Self::set_up(self.people(), self.options);
        ensure(!self.solo || self.first == Seat::ALL[0], "the automa is second (VIS-19.1)")?;
        for (at, seat) in self.from(self.first).enumerate() {
            let player = self.player(seat);
            let fits = if self.is_automa(seat) {
                placed || *player == fresh.players[0]
            } else if at < usize::from(left) {
                *player == fresh.players[0]
            } else {
                let deck = player.deck.len();
                let quiet = player.deck.discard.is_empty() && player.on_board().next().is_none();
                player.viscount.is_some() && quiet && deck > SMALLEST_DECK
            };
            ensure(fits, "a player does not fit the set-up (VIS-2.10)")?;
        }
        Ok(())
    }

    /// VGG-2: King's Orders, the row, and what lies beside the board; nothing without Gates of Gold.
    fn check_gates(&self) -> Checked {
        let gates = &self.gates;
        let owned: u32 = self.at_table().iter().map(|p| u32::from(p.owned().orders())).sum();
        if !self.has_gates() {
            return ensure(*gates == Gates::default() && owned == 0, GATES);
        }
        ensure(owned + u32::from(gates.orders) == u32::from(ALL_ORDERS), GATES)?;
        let guests = self.guests().all(|guest| guest.sort() == Sort::Outsider);
        let beside = gates.awards.iter().zip(Merit::ALL);
        let fitting = beside.clone().all(|(award, m)| award.is_none_or(|a| a.merit() == m));
        let here = gates.builders.iter().flatten().all(|&seat| self.is_at_table(seat));
        ensure(guests && fitting && here, GATES)?;
        if matches!(self.pending.as_slice().first(), Some(Frame::SetUp(_))) {
            return ensure(gates.wild.is_none() && gates.builders == [None; 2], GATES);
        }
        let dealt = Seat::first(self.seats)
            .all(|seat| gates.desks[seat.index()].is_some() != self.is_automa(seat));
        let laid = gates.awards.iter().all(Option::is_some);
        let wild = |seat: Seat| self.player(seat).manuscripts.contains(Manuscript::GatesWild);
        let taker = Seat::first(self.seats).find(|&seat| wild(seat));
        let named = gates.wild.is_none() || taker.is_some_and(|seat| !self.is_automa(seat));
        ensure(dealt && laid && named, GATES)
    }

    fn check_turn(&self) -> Checked {
        self.check_piles()?;
        let fits = self.round > 0 && self.pairs.iter().all(Option::is_none);
        ensure(fits, "the set-up is over (VIS-2.12)")?;
        for player in self.at_table() {
            let automa = self.solo && std::ptr::eq(player, self.player(AUTOMA));
            // VGG-6.7: King's Orders can drop off a tiny deck.
            let smallest = if self.has_gates() { 0 } else { SMALLEST_DECK };
            let cards = if automa { player.cards() == 0 } else { player.cards() >= smallest };
            let plays = player.viscount.is_some() && cards;
            ensure(plays, "a player has no Viscount or too few cards (VIS-6.8)")?;
        }
        let free = match self.pending.as_slice().first() {
            Some(Frame::Turn(turn)) if turn.phase == Phase::Play => {
                self.player(self.active).slots[0].is_none()
            }
            _ => true,
        };
        ensure(free, "a card lies where one is to be played (VIS-6.3)")
    }
}

const GATES: &str = "what Gates of Gold adds does not fit (VGG-2)";
const SCHEMES: &str = "the schemes of the automa do not fit (VIS-19.4)";
const LEADER: &str = "the Castle Leader does not fit (VIS-11.8)";
const SETTLED: &str = "what is settled does not fit the stage of the set-up (VIS-25.4)";

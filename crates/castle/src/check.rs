//! What makes a position impossible: the conservation laws (CAS-22.5), and asks that fit the table.

use engine::{Impossible, Seat};

use crate::{
    Building, Card, CardSet, Castle, Frame, Kind, Place, Side,
    board::{self, TALERS, TALERS_PER_ROUND},
    card::{MOST_BUILDINGS, MOST_HELPERS},
    goods::UNITS,
};

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(Impossible(otherwise())) }
}

impl Castle {
    pub(crate) fn check_position(&self) -> Result<(), Impossible> {
        self.check_seats()?;
        self.check_round()?;
        self.check_talers()?;
        self.check_units()?;
        self.check_cards()?;
        self.check_tiles()?;
        self.check_helpers()?;
        self.check_winter()?;
        self.check_pending()?;
        self.check_ask()
    }

    fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// Nobody is named who is not at the table.
    fn check_seats(&self) -> Result<(), Impossible> {
        let builders = self.tiles.iter().flatten().map(|erected| erected.by);
        let helpers = self.places.iter().flatten().copied();
        let suitors = self.winter.suitors.iter().chain(self.winter.givers.iter());
        let mut all = builders.chain(helpers).chain(suitors).chain([self.start]);
        match all.find(|&seat| !self.is_at_table(seat)) {
            None => Ok(()),
            Some(seat) => Err(Impossible(format!("seat {seat} is not at the table"))),
        }
    }

    fn check_round(&self) -> Result<(), Impossible> {
        let rounds = board::rounds(self.seats);
        ensure((1..=rounds).contains(&self.round), || {
            format!("round {} is not between 1 and {rounds} (CAS-3.3)", self.round)
        })?;
        let begun = u8::from(self.frame() != Frame::DrawStart);
        let track = (rounds + 1 - self.round - begun) * TALERS_PER_ROUND;
        ensure(self.track == track, || {
            format!("{} talers on the round track instead of {track} (CAS-2.2)", self.track)
        })
    }

    fn check_talers(&self) -> Result<(), Impossible> {
        let players: u32 = self.at_table().iter().map(|player| u32::from(player.talers)).sum();
        let rest = [
            self.bank,
            self.track,
            self.winter.inn_talers,
            self.winter.gift_talers,
            self.removed_talers,
        ];
        let sum = players + rest.iter().map(|&talers| u32::from(talers)).sum::<u32>();
        ensure(sum == u32::from(TALERS), || format!("{sum} talers instead of {TALERS} (CAS-22.5)"))
    }

    fn check_units(&self) -> Result<(), Impossible> {
        for kind in Kind::ALL {
            let own = |player: &crate::state::Player| {
                let loaded = player.loads.iter().map(|load| u32::from(load[kind]));
                u32::from(player.goods[kind]) + loaded.sum::<u32>()
            };
            let players: u32 = self.at_table().iter().map(own).sum();
            let common = [self.stock, self.defence_tower, self.winter.gifts, self.removed];
            let common: u32 = common.iter().map(|goods| u32::from(goods[kind])).sum();
            let forge = if kind == Kind::Silver { self.forge.into() } else { 0 };
            let sum = players + common + forge;
            ensure(sum == u32::from(UNITS[kind]), || {
                format!("{sum} units of {kind} instead of {} (CAS-22.5)", UNITS[kind])
            })?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Impossible> {
        let resting = matches!(self.pending.as_slice(), [frame] if *frame != Frame::Over)
            && !matches!(self.frame(), Frame::Load { .. } | Frame::Palace { .. });
        let ended = matches!(self.pending.as_slice(), [Frame::Palace { .. } | Frame::Over]);
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            ensure(player.hand.and(player.played).is_empty(), || {
                format!("seat {seat} holds a card that it has played (CAS-22.5)")
            })?;
            ensure(!player.lost().contains(Card::MasterBuilder), || {
                format!("seat {seat} has lost the Master Builder (CAS-4.5)")
            })?;
            let few = player.chosen.len() <= board::cards_per_round(self.seats);
            let owned = player.chosen.minus(player.hand.union(player.played)).is_empty();
            ensure(few && owned, || format!("seat {seat} cannot have chosen {}", player.chosen))?;
            // Whoever has played the Master Builder takes the cards back within the round.
            let due = !ended && (resting || !player.chosen.contains(Card::MasterBuilder));
            ensure(!(due && player.played.contains(Card::MasterBuilder)), || {
                format!("seat {seat} has not taken its cards back (CAS-12.1)")
            })?;
            for worker in Card::WORKERS {
                let load = player.loads[worker.worker_index()];
                let lies = player.chosen.contains(worker) && self.frame() != Frame::Select;
                let fits = load.kinds().all(|kind| worker.loads(kind));
                ensure(load.is_empty() || (lies && fits), || {
                    format!("seat {seat} cannot have loaded {worker} like this (CAS-5.1)")
                })?;
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), Impossible> {
        for building in Building::WITH_TILES {
            for erected in self.tiles[building.slots()].iter().flatten() {
                let possible =
                    erected.with.is_builder() && (1..=self.round).contains(&erected.round);
                ensure(possible, || format!("{building} cannot stand by {erected:?} (CAS-13.2)"))?;
            }
        }
        let over = matches!(self.pending.as_slice(), [Frame::Palace { .. } | Frame::Over]);
        let built_this_round = self.tiles.iter().flatten().any(|e| e.round == self.round);
        ensure(over || self.unbuilt() > 0 || built_this_round, || {
            "all tiles stand, but the match goes on (CAS-16.2)".to_owned()
        })
    }

    fn check_helpers(&self) -> Result<(), Impossible> {
        for seat in Seat::first(self.seats) {
            let standing = self.places.iter().filter(|&&helper| helper == Some(seat)).count();
            let (helpers, all) = (self.player(seat).helpers, board::helpers(self.seats));
            ensure(usize::from(helpers) + standing == usize::from(all), || {
                format!(
                    "seat {seat} has {helpers} + {standing} helpers instead of {all} (CAS-22.5)"
                )
            })?;
        }
        for place in Place::ALL {
            let helpers = self.helpers_on(place);
            let taken = helpers.iter().flatten().count();
            ensure(taken == 0 || self.is_open(place), || {
                format!("nobody can stand at {place} yet (CAS-14.2)")
            })?;
            ensure(helpers[..taken].iter().all(Option::is_some), || format!("{place} has a gap"))?;
        }
        for place in Place::TRADERS {
            let since = self.placed_in[place.trader_index()];
            let fits = match self.occupant(place) {
                None => since == 0,
                Some(_) => (1..=self.round).contains(&since),
            };
            ensure(fits, || format!("nobody stands at {place} since round {since}"))?;
        }
        Ok(())
    }

    fn check_winter(&self) -> Result<(), Impossible> {
        let winter = &self.winter;
        let cards = (0..crate::WinterCard::ALL.len()).all(|kind| winter.pile.count(kind) <= 1);
        ensure(cards, || "there is one winter card of each sort (CAS-1.8)".to_owned())?;
        let any = winter.inn || winter.granary || winter.young_lady || !winter.pile.is_empty();
        ensure(self.options.side == Side::Winter || !any, || {
            "there are winter cards in summer (CAS-19.1)".to_owned()
        })?;
        let in_pile = |card: crate::WinterCard| winter.pile.count(card.index()) > 0;
        let twice = (winter.inn && in_pile(crate::WinterCard::Inn))
            || (winter.granary && in_pile(crate::WinterCard::Granary))
            || (winter.young_lady && in_pile(crate::WinterCard::YoungLady));
        ensure(!twice, || "a card in play lies in the winter pile too (CAS-1.8)".to_owned())?;
        ensure(winter.inn || winter.inn_talers == 0, || "talers on no Inn".to_owned())?;
        let lady = winter.young_lady;
        let gifts = !winter.gifts.is_empty() || winter.gift_talers > 0;
        let sharing = matches!(self.frame(), Frame::Sharing { .. });
        ensure(lady || !(gifts || sharing || !winter.givers.is_empty()), || {
            "gifts, but no Young Lady (CAS-20.5)".to_owned()
        })?;
        ensure((lady && !sharing) != winter.suitors.is_empty(), || {
            "suitors and Young Lady do not fit (CAS-20.5)".to_owned()
        })
    }

    /// The stack has a shape that play can reach, and names only what is there.
    fn check_pending(&self) -> Result<(), Impossible> {
        let stack = self.pending.as_slice();
        let impossible = || format!("{stack:?} cannot be pending");
        ensure(stack.iter().all(|frame| self.names_the_table(*frame)), impossible)?;
        let shape = match *stack {
            [Frame::Palace { at, left }] => left <= self.palace_units(self.seat_at(at)),
            [phase] => is_phase(phase),
            [Frame::Rank { rank, at, done }, ref steps @ ..] => {
                let seat = self.seat_at(at);
                is_turn(steps)
                    && (1..=crate::card::RANKS).contains(&rank)
                    && steps.iter().all(|step| self.belongs_to(*step, seat, rank))
                    && done.minus(self.player(seat).chosen).is_empty()
            }
            _ => false,
        };
        ensure(shape, impossible)
    }

    fn names_the_table(&self, frame: Frame) -> bool {
        match frame {
            Frame::Sale { buyer, owner, worker, .. } => {
                self.is_at_table(buyer) && self.is_at_table(owner) && worker.is_worker()
            }
            Frame::Plague { at }
            | Frame::Breach { at }
            | Frame::Blizzard { at }
            | Frame::Gifts { at }
            | Frame::Sharing { at }
            | Frame::Load { at }
            | Frame::Rank { at, .. }
            | Frame::Palace { at, .. } => at < self.seats,
            _ => self.asked_by(frame).is_none_or(|seat| self.is_at_table(seat)),
        }
    }

    /// Whether a step is one of the card that is being resolved.
    fn belongs_to(&self, step: Frame, seat: Seat, rank: u8) -> bool {
        let chosen = self.player(seat).chosen;
        match step {
            Frame::Build { seat: own, card, left, .. } => {
                own == seat
                    && card.is_builder()
                    && card.rank() == rank
                    && chosen.contains(card)
                    && (1..=MOST_BUILDINGS).contains(&left)
            }
            Frame::Helpers { seat: own, card, left, .. } => {
                own == seat
                    && [Card::Bricklayer, Card::Stonemason].contains(&card)
                    && card.rank() == rank
                    && chosen.contains(card)
                    && (1..=MOST_HELPERS).contains(&left)
            }
            Frame::DefenceTower { seat: own } => own == seat && rank == Card::Bricklayer.rank(),
            Frame::Trade { seat: own } => own == seat && rank == Card::Trader.rank(),
            Frame::Toll { seat: own } => own == seat && self.winter.inn,
            Frame::Order { seat: own } => own == seat && chosen.and(CardSet::WORKERS).len() == 2,
            Frame::Sale { buyer, owner, worker, kind } => {
                buyer == seat
                    && owner != seat
                    && self.player(buyer).talers > 0
                    && self.player(owner).loads[worker.worker_index()][kind] > 0
            }
            Frame::Finish { seat: own, card } => {
                own == seat && card.rank() == rank && chosen.contains(card)
            }
            _ => self.asked_by(step) == Some(seat),
        }
    }

    /// Whoever is asked has an answer.
    fn check_ask(&self) -> Result<(), Impossible> {
        let frame = self.frame();
        ensure(self.waits(frame), || format!("{frame:?} has nothing to ask (CAS-22.9)"))?;
        ensure((frame == Frame::Select) != self.owed.is_empty(), || {
            "nobody is asked to choose, or out of turn (CAS-4.1)".to_owned()
        })?;
        if frame != Frame::Select {
            return Ok(());
        }
        for seat in Seat::first(self.seats) {
            let (chosen, due) = (self.player(seat).chosen, self.cards_to_choose(seat));
            let fits = chosen.is_empty()
                || (chosen.len() == due && chosen.minus(self.choosable(seat)).is_empty());
            ensure(fits && due > 0, || format!("seat {seat} cannot have chosen {chosen} (CAS-4)"))?;
        }
        Ok(())
    }
}

/// A frame that can lie alone; the rank of characters rests only below a step.
fn is_phase(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Over
            | Frame::DrawStart
            | Frame::DrawWinter
            | Frame::Plague { .. }
            | Frame::Breach { .. }
            | Frame::Blizzard { .. }
            | Frame::Gifts { .. }
            | Frame::Sharing { .. }
            | Frame::Select
            | Frame::Load { .. }
    )
}

fn is_turn(steps: &[Frame]) -> bool {
    matches!(
        steps,
        [Frame::Order { .. }
            | Frame::Trade { .. }
            | Frame::Build { .. }
            | Frame::Helpers { .. }
            | Frame::Finish { .. }]
            | [Frame::Trade { .. }, Frame::Toll { .. }]
            | [Frame::Build { .. }, Frame::DefenceTower { .. } | Frame::Sale { .. }]
    )
}

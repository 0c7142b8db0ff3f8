//! What makes a position impossible: the conservation laws (CAS-22.5), and asks that fit the table.

use engine::{Impossible, Seat};

use crate::{
    Building, Card, Castle, Frame, Kind, Place, Side, WinterCard,
    board::{self, TALERS, TALERS_PER_ROUND},
    goods::UNITS,
};

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
        self.check_stack()?;
        self.check_owed()
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
        Impossible::unless((1..=rounds).contains(&self.round), || {
            format!("round {} is not between 1 and {rounds} (CAS-3.3)", self.round)
        })?;
        let begun = u8::from(self.frame() != Frame::DrawStart);
        let track = (rounds + 1 - self.round - begun) * TALERS_PER_ROUND;
        Impossible::unless(self.track == track, || {
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
        Impossible::unless(sum == u32::from(TALERS), || {
            format!("{sum} talers instead of {TALERS} (CAS-22.5)")
        })
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
            Impossible::unless(sum == u32::from(UNITS[kind]), || {
                format!("{sum} units of {kind} instead of {} (CAS-22.5)", UNITS[kind])
            })?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Impossible> {
        let phase = self.pending.as_slice().first();
        let resting = !matches!(
            phase,
            Some(Frame::Load(_) | Frame::Rank(_) | Frame::Palace(_) | Frame::Over)
        );
        let ended = matches!(phase, Some(Frame::Palace(_) | Frame::Over));
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            Impossible::unless(player.hand.and(player.played).is_empty(), || {
                format!("seat {seat} holds a card that it has played (CAS-22.5)")
            })?;
            Impossible::unless(!player.lost().contains(Card::MasterBuilder), || {
                format!("seat {seat} has lost the Master Builder (CAS-4.5)")
            })?;
            let few = player.chosen.len() <= board::cards_per_round(self.seats);
            let owned = player.chosen.minus(player.hand.union(player.played)).is_empty();
            Impossible::unless(few && owned, || {
                format!("seat {seat} cannot have chosen {}", player.chosen)
            })?;
            // Whoever has played the Master Builder takes the cards back within the round.
            let due = !ended && (resting || !player.chosen.contains(Card::MasterBuilder));
            Impossible::unless(!(due && player.played.contains(Card::MasterBuilder)), || {
                format!("seat {seat} has not taken its cards back (CAS-12.1)")
            })?;
            for worker in Card::WORKERS {
                let load = player.loads[worker.worker_index()];
                let lies = player.chosen.contains(worker) && self.frame() != Frame::Select;
                let fits = load.kinds().all(|kind| worker.loads(kind));
                Impossible::unless(load.is_empty() || (lies && fits), || {
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
                Impossible::unless(possible, || {
                    format!("{building} cannot stand by {erected:?} (CAS-13.2)")
                })?;
            }
        }
        let over = matches!(self.pending.as_slice(), [Frame::Palace(_) | Frame::Over]);
        let built_this_round = self.tiles.iter().flatten().any(|e| e.round == self.round);
        Impossible::unless(over || self.unbuilt() > 0 || built_this_round, || {
            "all tiles stand, but the match goes on (CAS-16.2)".to_owned()
        })
    }

    fn check_helpers(&self) -> Result<(), Impossible> {
        for seat in Seat::first(self.seats) {
            let standing = self.places.iter().filter(|&&helper| helper == Some(seat)).count();
            let (helpers, all) = (self.player(seat).helpers, board::helpers(self.seats));
            Impossible::unless(usize::from(helpers) + standing == usize::from(all), || {
                format!(
                    "seat {seat} has {helpers} + {standing} helpers instead of {all} (CAS-22.5)"
                )
            })?;
        }
        for place in Place::ALL {
            let helpers = self.helpers_on(place);
            let taken = helpers.iter().flatten().count();
            Impossible::unless(taken == 0 || self.is_open(place), || {
                format!("nobody can stand at {place} yet (CAS-14.2)")
            })?;
            Impossible::unless(helpers[..taken].iter().all(Option::is_some), || {
                format!("{place} has a gap")
            })?;
        }
        for place in Place::TRADERS {
            let since = self.placed_in[place.trader_index()];
            let fits = match self.occupant(place) {
                None => since == 0,
                Some(_) => (1..=self.round).contains(&since),
            };
            Impossible::unless(fits, || format!("nobody stands at {place} since round {since}"))?;
        }
        Ok(())
    }

    fn check_winter(&self) -> Result<(), Impossible> {
        let winter = &self.winter;
        let any = !winter.in_play.union(winter.pile).is_empty();
        Impossible::unless(self.options.side == Side::Winter || !any, || {
            "there are winter cards in summer (CAS-19.1)".to_owned()
        })?;
        if let Some(card) = winter.in_play.iter().find(|card| !card.stays()) {
            return Err(Impossible(format!("{card} does not stay in play (CAS-19.6)")));
        }
        Impossible::unless(winter.in_play.and(winter.pile).is_empty(), || {
            "a card in play lies in the winter pile too (CAS-1.8)".to_owned()
        })?;
        let inn = winter.in_play.contains(WinterCard::Inn);
        Impossible::unless(inn || winter.inn_talers == 0, || "talers on no Inn".to_owned())?;
        let lady = winter.in_play.contains(WinterCard::YoungLady);
        let gifts = !winter.gifts.is_empty() || winter.gift_talers > 0;
        let sharing = matches!(self.frame(), Frame::Sharing(_));
        Impossible::unless(lady || !(gifts || sharing || !winter.givers.is_empty()), || {
            "gifts, but no Young Lady (CAS-20.5)".to_owned()
        })?;
        Impossible::unless((lady && !sharing) != winter.suitors.is_empty(), || {
            "suitors and Young Lady do not fit (CAS-20.5)".to_owned()
        })
    }

    /// Somebody owes a selection while cards are chosen, and nobody else does.
    fn check_owed(&self) -> Result<(), Impossible> {
        let selecting = self.frame() == Frame::Select;
        Impossible::unless(selecting != self.owed.is_empty(), || {
            "nobody is asked to choose, or out of turn (CAS-4.1)".to_owned()
        })?;
        for seat in Seat::first(self.seats).filter(|_| selecting) {
            let (chosen, due) = (self.player(seat).chosen, self.cards_to_choose(seat));
            let fits = chosen.is_empty()
                || (chosen.len() == due && chosen.minus(self.choosable(seat)).is_empty());
            Impossible::unless(fits && due > 0, || {
                format!("seat {seat} cannot have chosen {chosen} (CAS-4)")
            })?;
        }
        Ok(())
    }
}

//! What the solo opponent tries in the last row of a scheme (VIS-21).

use engine::Sink;

use super::{AUTOMA, Attempt, SLOTS, Scheme};
use crate::{
    Event, Good, Primary, Site, Viscounts,
    asks::Table,
    board::{Bank, PRINTED_MANUSCRIPT_COST, SEGMENTS, WORKER_COSTS},
    effects::Row,
};

/// Resources for the second flip of the Card AI (VIS-21.10).
const SECOND_FLIP: u16 = 2;

impl Viscounts {
    /// Empty sites clockwise, beginning with the bank of the solo opponent; of that bank alone if
    /// it is named (VIS-21.3, VIS-21.4).
    pub(crate) fn automa_sites(&self, near: Option<Bank>) -> impl Iterator<Item = Site> + use<'_> {
        let players = self.players_for_sides();
        let own = self.position_of(AUTOMA);
        let bank = self.bank_of(AUTOMA).map_or(Bank::Left, |(_, bank)| bank);
        let around = (0..=SEGMENTS).flat_map(move |turn| {
            let segment = self.segments[(own + turn) % SEGMENTS];
            (0..segment.sites(players)).map(move |number| (turn, Site::of(segment, number)))
        });
        around
            .filter(move |&(turn, site)| {
                let of = site.bank(players);
                // The first segment begins with the own bank, and is ended after the circle.
                let begun = turn > 0 || of == bank || bank == Bank::Left;
                let ended = turn == SEGMENTS && !(of == Bank::Left && bank == Bank::Right);
                begun && !ended && near.is_none_or(|near| turn == 0 && of == near)
            })
            .map(|(_, site)| site)
            .filter(|&site| self.built_at(site).is_none())
    }

    /// Icons of the solo opponent for an action, and the resource that pays for more.
    fn automa_means(&self, primary: Primary) -> (u16, Good, u16) {
        let good = match primary {
            Primary::PlaceWorkers => Good::Gold,
            Primary::Transcribe => Good::Inkwell,
            Primary::Construct | Primary::Trade => Good::Stone,
        };
        let (kept, amount) = self.automa_pays(good);
        (self.automa_icons().serving(primary).into(), kept, amount)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-21.2: the first attempt that is possible.
    pub(super) fn automa_acts(&mut self, scheme: Scheme) {
        for attempt in scheme.attempts() {
            let done = match attempt {
                Attempt::Try(primary) => self.automa_tries(*primary),
                Attempt::Focus => match self.options.automa.focus() {
                    Some(primary) => self.automa_tries(primary),
                    None => self.automa_flips_papers(),
                },
                Attempt::Gain(_) => {
                    self.resolve(Row::SchemeGain(scheme), AUTOMA);
                    true
                }
            };
            if done {
                return;
            }
        }
    }

    fn automa_tries(&mut self, primary: Primary) -> bool {
        match primary {
            Primary::Construct => self.automa_constructs(),
            Primary::PlaceWorkers => self.automa_places_workers(),
            Primary::Transcribe => self.automa_transcribes(),
            Primary::Trade => false,
        }
    }

    /// Icons first; the rest is paid (VIS-20.6). Tells whether so many can be brought together.
    fn automa_gathers(&mut self, primary: Primary, cost: u8) -> bool {
        let (icons, good, amount) = self.automa_means(primary);
        let missing = u16::from(cost).saturating_sub(icons);
        if missing > amount {
            return false;
        }
        self.tell(|| Event::Acted { seat: AUTOMA, primary });
        self.pay(AUTOMA, good, missing);
        true
    }

    /// VIS-21.3.
    fn automa_constructs(&mut self) -> bool {
        let Some((_, bank)) = self.bank_of(AUTOMA) else { return false };
        let Some(site) = self.automa_sites(Some(bank)).next() else { return false };
        let (icons, _, amount) = self.automa_means(Primary::Construct);
        let uncovered = self.player(AUTOMA).uncovered;
        let affordable = SLOTS.into_iter().find(|slot| {
            !uncovered.contains(*slot) && u16::from(slot.building().cost()) <= icons + amount
        });
        let Some(slot) = affordable else { return false };
        self.automa_gathers(Primary::Construct, slot.building().cost());
        self.build(AUTOMA, slot, site);
        true
    }

    /// VIS-21.5: four, three or two.
    fn automa_places_workers(&mut self) -> bool {
        for workers in (2..=4_u8).rev() {
            let cost = WORKER_COSTS[usize::from(workers) - 1];
            if workers <= self.player(AUTOMA).workers
                && self.automa_gathers(Primary::PlaceWorkers, cost)
            {
                let section = self.automa_section();
                self.place_workers(AUTOMA, section, workers);
                return true;
            }
        }
        false
    }

    /// VIS-21.8.
    fn automa_transcribes(&mut self) -> bool {
        let top = self.stocks[self.position_of(AUTOMA)].top;
        let cost = top.map_or(PRINTED_MANUSCRIPT_COST, crate::Manuscript::cost);
        let done = self.automa_gathers(Primary::Transcribe, cost);
        if done {
            self.transcribe(AUTOMA);
        }
        done
    }

    /// VIS-21.10: a flip, and another one for two resources.
    fn automa_flips_papers(&mut self) -> bool {
        let possible = self.player(AUTOMA).unflipped() > 0;
        if possible {
            self.resolve(Row::AutomaSecondFlip, AUTOMA);
            self.automa_flips(None);
        }
        possible
    }

    pub(crate) fn automa_pays_for_flip(&mut self) {
        let (good, amount) = self.automa_pays(Good::Stone);
        if self.player(AUTOMA).unflipped() > 0 && amount >= SECOND_FLIP {
            self.pay(AUTOMA, good, SECOND_FLIP);
            self.automa_flips(None);
        }
    }
}

//! What the solo opponent tries in the last row of a scheme (VIS-21).

use engine::Sink;

use super::{AUTOMA, Attempt, Hindrance, SLOTS, Scheme, Trial};
use crate::{
    Event, Good, Primary, Site, Slot, Viscounts,
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

    /// The resource that pays for icons of the solo opponent, and how much of it there is; nothing
    /// pays for a trade.
    fn automa_pays_for(&self, primary: Primary) -> Option<(Good, u16)> {
        primary.pays_with().map(|good| self.automa_pays(good))
    }

    /// How many icons the solo opponent can bring together for an action (VIS-20.6).
    pub(crate) fn automa_reach(&self, primary: Primary) -> u16 {
        let icons = u16::from(self.automa_icons().serving(primary));
        icons + self.automa_pays_for(primary).map_or(0, |(_, amount)| amount)
    }
}

/// How an option is carried out.
enum Plan {
    Build(Slot, Site),
    Workers(u8),
    Transcribe(u8),
    Flip,
    Gain,
}

impl Viscounts {
    /// Whether an option is possible, and how (VIS-21.2).
    fn plan(&self, trial: Trial) -> Result<Plan, Hindrance> {
        match trial {
            Trial::Act(Primary::Construct) => self.plan_building(),
            Trial::Act(Primary::PlaceWorkers) => self.plan_workers(),
            Trial::Act(Primary::Transcribe) => self.plan_manuscript(),
            // No scheme trades.
            Trial::Act(Primary::Trade) => Err(Hindrance::TooFewIcons),
            Trial::Flips if self.player(AUTOMA).unflipped() > 0 => Ok(Plan::Flip),
            Trial::Flips => Err(Hindrance::NothingToFlip),
            Trial::Gain => Ok(Plan::Gain),
        }
    }

    /// VIS-21.3.
    fn plan_building(&self) -> Result<Plan, Hindrance> {
        let near = self.bank_of(AUTOMA).map(|(_, bank)| bank);
        let site = near.and_then(|bank| self.automa_sites(Some(bank)).next());
        let site = site.ok_or(Hindrance::NoSite)?;
        let uncovered = self.player(AUTOMA).uncovered;
        let mut left = SLOTS.into_iter().filter(|slot| !uncovered.contains(*slot)).peekable();
        left.peek().ok_or(Hindrance::NoBuilding)?;
        let slot = left.find(|slot| self.can_gather(Primary::Construct, slot.building().cost()));
        slot.map(|slot| Plan::Build(slot, site)).ok_or(Hindrance::TooFewIcons)
    }

    /// VIS-21.5: four, three or two.
    fn plan_workers(&self) -> Result<Plan, Hindrance> {
        let own = self.player(AUTOMA).workers;
        if own < 2 {
            return Err(Hindrance::NoWorkers);
        }
        let cost = |workers: u8| WORKER_COSTS[usize::from(workers) - 1];
        let most = (2..=own.min(4))
            .rev()
            .find(|&workers| self.can_gather(Primary::PlaceWorkers, cost(workers)));
        most.map(Plan::Workers).ok_or(Hindrance::TooFewIcons)
    }

    /// VIS-21.8.
    fn plan_manuscript(&self) -> Result<Plan, Hindrance> {
        let top = self.stocks[self.position_of(AUTOMA)].top;
        let cost = top.map_or(PRINTED_MANUSCRIPT_COST, crate::Manuscript::cost);
        let can = self.can_gather(Primary::Transcribe, cost);
        can.then_some(Plan::Transcribe(cost)).ok_or(Hindrance::TooFewIcons)
    }

    /// Whether icons and resources suffice for an action (VIS-20.6).
    fn can_gather(&self, primary: Primary, cost: u8) -> bool {
        u16::from(cost) <= self.automa_reach(primary)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// VIS-21.2: the first option that is possible.
    pub(super) fn automa_acts(&mut self, scheme: Scheme) {
        for (option, attempt) in (1..).zip(scheme.attempts()) {
            let trial = self.trial(attempt);
            let plan = self.plan(trial);
            let hindered = plan.as_ref().err().copied();
            let focus = matches!(attempt, Attempt::Focus);
            self.tell(|| Event::Tried { seat: AUTOMA, option, trial, focus, hindered });
            if let Ok(plan) = plan {
                return self.automa_carries_out(&plan, scheme);
            }
        }
    }

    fn trial(&self, attempt: &Attempt) -> Trial {
        match attempt {
            Attempt::Try(primary) => Trial::Act(*primary),
            Attempt::Focus => self.options.automa.focus().map_or(Trial::Flips, Trial::Act),
            Attempt::Gain(_) => Trial::Gain,
        }
    }

    fn automa_carries_out(&mut self, plan: &Plan, scheme: Scheme) {
        match *plan {
            Plan::Build(slot, site) => {
                self.automa_gathers(Primary::Construct, slot.building().cost());
                self.build(AUTOMA, slot, site);
            }
            Plan::Workers(workers) => {
                self.automa_gathers(Primary::PlaceWorkers, WORKER_COSTS[usize::from(workers) - 1]);
                let section = self.automa_section();
                self.place_workers(AUTOMA, section, workers);
            }
            Plan::Transcribe(cost) => {
                self.automa_gathers(Primary::Transcribe, cost);
                self.transcribe(AUTOMA);
            }
            Plan::Flip => self.automa_flips_papers(),
            Plan::Gain => self.resolve(Row::SchemeGain(scheme), AUTOMA),
        }
    }

    /// Icons first; the rest is paid (VIS-20.6).
    fn automa_gathers(&mut self, primary: Primary, cost: u8) {
        self.tell(|| Event::Acted { seat: AUTOMA, primary });
        let missing = cost.saturating_sub(self.automa_icons().serving(primary));
        if let Some((good, _)) = self.automa_pays_for(primary) {
            self.pay(AUTOMA, good, missing.into());
        }
    }

    /// VIS-21.10: a flip, and another one for two resources.
    fn automa_flips_papers(&mut self) {
        self.resolve(Row::AutomaSecondFlip, AUTOMA);
        self.automa_flips(None);
    }

    pub(crate) fn automa_pays_for_flip(&mut self) {
        let (good, amount) = self.automa_pays(Good::Stone);
        if self.player(AUTOMA).unflipped() > 0 && amount >= SECOND_FLIP {
            self.pay(AUTOMA, good, SECOND_FLIP);
            self.automa_flips(None);
        }
    }
}

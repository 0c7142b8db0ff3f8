//! What the next turn of a seat may bring: a card, the ride it allows, and the action at its end.

use std::cell::Cell;

use engine::Seat;
use viscounts::{
    Building, Icons, Primary, Section, Space, Viscounts,
    board::{OWN_TO_ADVANCE, Tier, Trade, WORKER_COSTS},
};

use super::{
    Time,
    plan::{Ribbons, marginal},
};

/// What a resource and a silver are worth that are not spent.
const GOOD: f32 = 0.7;
const SILVER: f32 = 0.45;
/// What a site and a link bring, more or less.
const SITE: f32 = 1.2;
const LINK: f32 = 1.0;
/// What an ability is worth for the whole match, by kind of Building.
const ABILITY: [f32; Building::ALL.len()] = [3.0, 4.5, 2.0];
/// What the second tier of each section brings, and the third tier.
const ADVANCE: [f32; Section::ALL.len()] = [1.5, 2.0, 1.0, 1.5, 1.2];
const KEEP: f32 = 1.0;
/// What new townsfolk are worth for the whole match.
const HIRE: f32 = 3.0;
/// Where there is no room, no Manuscript, no such Building.
const NOTHING: f32 = f32::NEG_INFINITY;
/// What one exchange is worth.
const FLIP: f32 = 2.3;
const DESTROY: f32 = 1.5;
const TAKEN: f32 = 0.8;

/// A seat before its ride, and what things are worth to it by how much of the match is left.
pub(super) struct Rider<'a> {
    state: &'a Viscounts,
    seat: Seat,
    ribbons: Ribbons,
    goods: [u16; 3],
    silver: u16,
    early: f32,
    good: f32,
    coin: f32,
    /// The next Building of each kind, with its ability.
    buildings: [f32; Building::ALL.len()],
    /// What a space has to offer, once somebody asked: several cards lead there.
    offers: [Cell<Option<Offer>>; Space::ALL.len()],
}

/// What a space has to offer, whatever is paid.
#[derive(Clone, Copy)]
struct Offer {
    /// Its best site, or its Manuscript.
    worth: f32,
    /// What the Manuscript costs.
    cost: u8,
    /// 1 to 4 Workers.
    climbs: [f32; WORKER_COSTS.len()],
}

/// What the best action of each kind would bring.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospects(pub [f32; Primary::ALL.len()]);

impl Prospects {
    fn consider(&mut self, primary: Primary, worth: f32) {
        let best = &mut self.0[primary.index()];
        *best = best.max(worth);
    }
}

impl<'a> Rider<'a> {
    pub fn new(state: &'a Viscounts, seat: Seat, time: &Time) -> Self {
        let after = time.late_after();
        let building = |building: Building| {
            let own = state.uncovered(seat).and(building.slots()).len();
            let ability = ABILITY[building.index()] * time.early;
            if own < 3 { marginal(building, own) + ability } else { NOTHING }
        };
        Self {
            state,
            seat,
            ribbons: Ribbons::of(state, seat),
            goods: state.goods(seat),
            silver: state.silver(seat),
            early: time.early,
            good: GOOD * after,
            coin: SILVER * after,
            buildings: Building::ALL.map(building),
            offers: [const { Cell::new(None) }; Space::ALL.len()],
        }
    }

    fn offer(&self, space: Space) -> Offer {
        let known = &self.offers[space.index()];
        let offer = known.get().unwrap_or_else(|| self.look(space));
        known.set(Some(offer));
        offer
    }

    fn look(&self, space: Space) -> Offer {
        if space.bank().is_some() {
            let links = self.state.links_at(space);
            let worth = links.map_or(NOTHING, |links| SITE + LINK * f32::from(links));
            return Offer { worth, cost: 0, climbs: [0.0; WORKER_COSTS.len()] };
        }
        let section = self.state.section_by(space);
        let climbs = [1, 2, 3, 4].map(|workers| self.climbed(section, workers));
        let text = self.state.manuscript_by(space);
        let worth = |text| self.ribbons.worth(self.state, self.seat, text);
        text.map_or(Offer { worth: NOTHING, cost: 0, climbs }, |text| Offer {
            worth: worth(text),
            cost: text.cost(),
            climbs,
        })
    }

    /// Wherever a card of this cost leads, with these icons.
    pub fn ride(&self, base: u8, icons: Icons, prospects: &mut Prospects) {
        for (space, price) in self.state.goals_of(self.seat, base) {
            self.stop(space, icons, price, prospects);
        }
    }

    fn stop(&self, space: Space, icons: Icons, price: u16, prospects: &mut Prospects) {
        // What silver does not pay, resources do (VGG-3.10).
        let silver = self.silver.saturating_sub(price);
        let townsfolk = self.state.townsfolk_by(space, self.seat);
        let hired = townsfolk.map_or(0.0, |(_, _, wages)| self.hired(wages, silver));
        let ride = self.coin * f32::from(price) - hired;
        self.act(space, icons, silver, ride, prospects);
        if let Some((more, fee, _)) = townsfolk
            && fee <= silver
        {
            let ride = self.coin * f32::from(price + fee);
            self.act(space, icons + more, silver - fee, ride, prospects);
        }
    }

    fn hired(&self, wages: Option<u16>, silver: u16) -> f32 {
        let affordable = wages.filter(|&wages| wages <= silver);
        affordable.map_or(0.0, |wages| self.early * HIRE - self.coin * f32::from(wages)).max(0.0)
    }

    fn act(&self, space: Space, icons: Icons, silver: u16, less: f32, prospects: &mut Prospects) {
        let own = |primary| u16::from(icons.serving(primary));
        if let Some(trade) = self.state.exchange_at(space) {
            let traded = self.traded(trade, own(Primary::Trade), silver);
            prospects.consider(Primary::Trade, traded - less);
            let built = self.built(space, own(Primary::Construct));
            prospects.consider(Primary::Construct, built - less);
        } else {
            let offer = self.offer(space);
            let placed = self.placed(&offer, own(Primary::PlaceWorkers));
            prospects.consider(Primary::PlaceWorkers, placed - less);
            let written = self.written(&offer, own(Primary::Transcribe));
            prospects.consider(Primary::Transcribe, written - less);
        }
    }

    /// What is paid so that icons suffice; nothing if they cannot.
    fn paid(&self, cost: u8, icons: u16, good: usize) -> Option<f32> {
        let missing = u16::from(cost).saturating_sub(icons);
        (missing <= self.goods[good]).then(|| self.good * f32::from(missing))
    }

    fn built(&self, space: Space, icons: u16) -> f32 {
        if icons + self.goods[0] < u16::from(Building::Workshop.cost()) {
            return 0.0;
        }
        let worth = |building: Building| {
            let paid = self.paid(building.cost(), icons, 0)?;
            Some(self.buildings[building.index()] - paid)
        };
        let best = Building::ALL.into_iter().filter_map(worth).reduce(f32::max);
        best.map_or(0.0, |best| best + self.offer(space).worth)
    }

    fn placed(&self, offer: &Offer, icons: u16) -> f32 {
        let worth = |(&climbed, &cost)| Some(climbed - self.paid(cost, icons, 1)?);
        offer.climbs.iter().zip(&WORKER_COSTS).filter_map(worth).fold(0.0, f32::max)
    }

    /// VIS-11.4, without what others have there.
    fn climbed(&self, section: Section, workers: u8) -> f32 {
        let mut outer = self.state.in_tier(self.seat, Tier::Outer);
        let mut worth = f32::from(workers);
        outer[section.index()] += workers;
        if outer[section.index()] < OWN_TO_ADVANCE {
            return worth;
        }
        let mut middle = self.state.in_tier(self.seat, Tier::Middle);
        while let Some(full) = outer.iter().position(|&own| own >= OWN_TO_ADVANCE) {
            let section = Section::ALL[full];
            outer[full] -= OWN_TO_ADVANCE;
            outer[section.next().index()] += 1;
            outer[section.previous().index()] += 1;
            middle[full] += 1;
            worth += 1.0 + ADVANCE[full];
            if middle[full] >= OWN_TO_ADVANCE {
                middle[full] -= 1;
                worth += 1.0 + KEEP;
            }
        }
        worth
    }

    fn written(&self, offer: &Offer, icons: u16) -> f32 {
        self.paid(offer.cost, icons, 2).map_or(0.0, |paid| offer.worth - paid)
    }

    fn traded(&self, trade: Trade, icons: u16, silver: u16) -> f32 {
        let times = f32::from(icons / trade.rate());
        match trade {
            Trade::Silver => times * self.coin,
            Trade::Good(_) => times * TAKEN * self.good / GOOD,
            Trade::Destroy => times.min(2.0) * DESTROY * self.early,
            Trade::Flip => self.flipped(icons, silver),
        }
    }

    fn flipped(&self, icons: u16, silver: u16) -> f32 {
        let papers = self.state.papers(self.seat);
        let times = (papers.unpaid + papers.acquired).min((icons + silver) / Trade::Flip.rate());
        let paid = (times * Trade::Flip.rate()).saturating_sub(icons);
        f32::from(times) * FLIP - self.coin * f32::from(paid)
    }
}

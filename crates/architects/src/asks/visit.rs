//! A worker at a place where no card is named: goods, tax, and where more is asked (ARC-8 to ARC-13).

use engine::{Seat, Sink};

use crate::{
    Event, Kind, Location, Visit,
    action::Ground,
    asks::{Capture, Draw, Guardhouse, Storehouse, Table},
    board::{self, TAX_STAND_VIRTUE},
    card::{Boon, Moment},
};

impl<L: Sink<Event>> Table<'_, L> {
    pub(super) fn visit(&mut self, seat: Seat, visit: Visit) {
        match visit.ground() {
            Ground::Location(location) => {
                let workers = self.stand_at(seat, location);
                self.serve(seat, visit, workers);
            }
            Ground::Market(space) => self.go_to_market(seat, space, None),
            // Nobody is placed there (ARC-4.4).
            Ground::Prison | Ground::Board(_) => {}
        }
    }

    /// Places a worker; how many own ones stand there now (ARC-4.5).
    pub(super) fn stand_at(&mut self, seat: Seat, location: Location) -> u8 {
        let player = self.player_mut(seat);
        player.reserve -= 1;
        let workers = &mut player.at[location.index()];
        *workers += 1;
        let workers = *workers;
        self.tell(|| Event::Placed { seat, location, workers });
        workers
    }

    /// ARC-4.7: what so many workers bring is settled now.
    fn serve(&mut self, seat: Seat, visit: Visit, workers: u8) {
        let n = u16::from(workers);
        match visit {
            Visit::Quarry => self.harvest(seat, Moment::Quarry, Kind::Stone, n),
            Visit::Forest => self.harvest(seat, Moment::Forest, Kind::Wood, n),
            Visit::MinesClay => self.harvest(seat, Moment::Mines, Kind::Clay, n + 1),
            Visit::MinesGold => self.harvest(seat, Moment::Mines, Kind::Gold, n / 2),
            Visit::Silversmith => self.harvest(seat, Moment::Silversmith, Kind::Silver, n + 1),
            Visit::Storehouse => {
                let left = workers + self.boon(seat, Boon::MoreTrades);
                self.ask(Storehouse { seat, left });
            }
            Visit::Workshop => {
                self.put(Draw { seat, left: board::workshop_cards(workers), look: false });
            }
            Visit::TownCentre => self.ask(Capture::paid(self.state, seat, workers)),
            Visit::TaxStand => self.take_tax(seat),
            Visit::Guardhouse => self.ask(Guardhouse { seat, left: workers }),
            // Spaces of the Black Market have no number of workers.
            Visit::MarketA | Visit::MarketB | Visit::MarketC => {}
        }
    }

    /// Goods of a location, and what apprentices add once for each visit (ARC-8.4).
    fn harvest(&mut self, seat: Seat, moment: Moment, kind: Kind, amount: u16) {
        self.gain(seat, kind, amount);
        self.run_moment(moment, seat);
    }

    /// ARC-11.5: the silver, what apprentices add, and only then the virtue, so that the silver can
    /// pay for what its loss brings.
    fn take_tax(&mut self, seat: Seat) {
        let silver = std::mem::take(&mut self.tax);
        self.player_mut(seat).goods.gain(Kind::Silver, silver);
        self.tell(|| Event::TookTax { seat, silver });
        self.run_moment(Moment::TaxStand, seat);
        let kept = self.boon(seat, Boon::KeepsVirtueAtTaxStand);
        self.lose_virtue(seat, TAX_STAND_VIRTUE.saturating_sub(kept));
    }
}

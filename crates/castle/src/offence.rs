//! Why an action is refused: found after the fact, the most telling reason first.

use engine::{Actor, Illegal, Seat};

use crate::{
    Action, Building, Card, CardSet, Castle, Frame, Goods, Kind, Place,
    board::Ground,
    card::{BREACH_STONE, MOST_BUILDINGS, UNIT_PRICE},
    flow::is_own_turn,
    frame::worker_bit,
};

const fn no(rule: &'static str, kind: &'static str) -> Illegal {
    Illegal::new(rule, kind)
}

impl Castle {
    pub(crate) fn offence(&self, actor: Actor, action: Action) -> Illegal {
        let Actor::Seat(seat) = actor else { return no("CAS-22.3", "NotLeftToChance") };
        if seat.index() >= usize::from(self.seats) {
            return no("CAS-2.4", "NotAtTheTable");
        }
        if !self.waiting_for().awaits(actor) {
            return self.why_not_awaited(seat, action);
        }
        let frame = self.frame();
        match action {
            Action::Start(_) | Action::Winter(_) => no("CAS-22.3", "LeftToChance"),
            Action::Cards(cards) => self.why_not_cards(frame, seat, cards),
            Action::Load(one, other) => why_not_load(frame, one, other),
            Action::Place { to, from } => self.why_not_place(frame, seat, to, from),
            Action::Take(_) => why_not_take(frame),
            Action::Buy { owner, worker, kind } => {
                self.why_not_buy(frame, seat, owner, worker, kind)
            }
            Action::Build { building, payment } => {
                self.why_not_build(frame, seat, building, payment)
            }
            Action::Exchange(kind) => self.why_not_exchange(frame, seat, kind),
            Action::Stop => why_not_stop(frame),
            Action::Sell | Action::Refuse => no("CAS-10.4", "NobodyAsksForTheLastUnit"),
            Action::First(_) => no("CAS-6.4", "NoSuchWorkers"),
            Action::Return(_) => why_not_return(frame),
            Action::Lose(_) | Action::Pay => why_not_pay(frame),
            Action::Repair => self.why_not_repair(frame, seat),
            Action::Gift(_) | Action::Withdraw => why_no_gift(frame),
            Action::Convert(kind) => why_not_convert(frame, kind),
        }
    }

    fn why_not_awaited(&self, seat: Seat, action: Action) -> Illegal {
        match (self.frame(), action) {
            (Frame::Over, _) => no("CAS-16.1", "MatchOver"),
            (_, Action::Exchange(_)) => no("CAS-13.12", "NotInOwnTurn"),
            (Frame::Select, _) if !self.player(seat).chosen.is_empty() => {
                no("CAS-4.6", "AlreadyChosen")
            }
            (Frame::DrawStart | Frame::DrawWinter, _) => no("CAS-22.3", "LeftToChance"),
            (Frame::Sale { .. }, _) => no("CAS-10.4", "OwnerDecides"),
            _ => no("CAS-6.3", "NotYourTurn"),
        }
    }

    fn why_not_cards(&self, frame: Frame, seat: Seat, cards: CardSet) -> Illegal {
        if frame != Frame::Select {
            return no("CAS-3.1", "NoSelectionNow");
        }
        if !cards.minus(self.player(seat).hand).is_empty() {
            return no("CAS-4.1", "CardNotInHand");
        }
        if cards.contains(Card::MasterBuilder) && self.round == 1 {
            return no("CAS-4.2", "MasterBuilderInFirstRound");
        }
        if cards.contains(Card::MasterBuilder) && self.player(seat).played.is_empty() {
            return no("CAS-4.3", "MasterBuilderWithoutPlayedCards");
        }
        no("CAS-4.1", "WrongCardCount")
    }

    fn why_not_place(&self, frame: Frame, seat: Seat, to: Place, from: Option<Place>) -> Illegal {
        match frame {
            Frame::Trade { .. } => self.why_not_trade(seat, to, from),
            Frame::Helpers { .. } => self.why_not_castle(seat, to, from),
            Frame::Build { card, .. } if card.is_worker() => no("CAS-11.3", "WorkerPlacesNobody"),
            Frame::Build { left: MOST_BUILDINGS, .. } => no("CAS-14.1", "NothingBuilt"),
            Frame::Toll { .. } => no("CAS-20.1", "MustReturn"),
            Frame::Finish { card: Card::MasterBuilder, .. } => no("CAS-12.4", "NoHelperNow"),
            Frame::Finish { card: Card::Trader, .. } => no("CAS-8.1", "NoHelperNow"),
            _ => no("CAS-14.1", "NoHelperNow"),
        }
    }

    fn stands_at(&self, seat: Seat, from: Option<Place>) -> bool {
        match from {
            None => self.player(seat).helpers > 0,
            Some(place) => Place::SOURCES.contains(&place) && self.occupant(place) == Some(seat),
        }
    }

    fn why_not_trade(&self, seat: Seat, to: Place, from: Option<Place>) -> Illegal {
        if !to.is_trader() {
            return no("CAS-8.1", "NoTraderPlace");
        }
        if !self.stands_at(seat, from) || from == Some(to) {
            return no("CAS-8.6", "NoSuchHelper");
        }
        let free = |place: &Place| self.occupant(*place).is_none() || from == Some(*place);
        if Place::CARTS.iter().any(free) {
            return no("CAS-8.3", "FreeCartFirst");
        }
        if self.occupant(to) == Some(seat) {
            return no("CAS-8.4", "OwnHelperThere");
        }
        no("CAS-8.7", "PlacedThisRound")
    }

    fn why_not_castle(&self, seat: Seat, to: Place, from: Option<Place>) -> Illegal {
        if !self.is_open(to) {
            return match to.ground() {
                Ground::Granary => no("CAS-20.2", "NotInPlay"),
                Ground::Inn => no("CAS-20.1", "NotInPlay"),
                Ground::Castle(_) | Ground::Trader(_) => no("CAS-14.2", "NotErected"),
            };
        }
        if to.is_trader() {
            return no("CAS-14.2", "NoCastlePlace");
        }
        if !self.has_room(to) {
            return no("CAS-14.3", "Occupied");
        }
        if self.player(seat).helped & to.building_bit() != 0 {
            return no("CAS-14.5", "SameBuildingThisRound");
        }
        if !self.stands_at(seat, from) {
            return no("CAS-14.6", "NoSuchHelper");
        }
        no("CAS-14.4", "NotEnoughTalers")
    }

    fn why_not_buy(
        &self,
        frame: Frame,
        seat: Seat,
        owner: Seat,
        worker: Card,
        kind: Kind,
    ) -> Illegal {
        let (left, asked, refused) = match frame {
            Frame::Build { card: Card::Stonemason, left, asked, refused, .. } => {
                (left, asked, refused)
            }
            Frame::Helpers { card: Card::Stonemason, .. }
            | Frame::Finish { card: Card::Stonemason, .. } => (0, 0, 0),
            _ => return no("CAS-10.1", "OnlyTheStonemasonBuys"),
        };
        if owner == seat {
            return no("CAS-10.6", "OwnWorker");
        }
        if owner.index() >= usize::from(self.seats) || !self.player(owner).chosen.contains(worker) {
            return no("CAS-10.1", "NotPlayedThisRound");
        }
        if left < MOST_BUILDINGS {
            return no("CAS-10.7", "AfterBuilding");
        }
        if refused & worker_bit(owner, worker) != 0 {
            return no("CAS-10.10", "AlreadyRefused");
        }
        if asked & worker_bit(owner, worker) != 0 {
            return no("CAS-10.1", "OneUnitPerCard");
        }
        if self.player(owner).loads[worker.worker_index()][kind] == 0 {
            return no("CAS-10.3", "NotOnTheCard");
        }
        debug_assert!(self.player(seat).talers < UNIT_PRICE);
        no("CAS-10.2", "NoTaler")
    }

    fn why_not_build(
        &self,
        frame: Frame,
        seat: Seat,
        building: Building,
        payment: Goods,
    ) -> Illegal {
        match frame {
            Frame::Build { .. } => self.why_not_payment(seat, building, payment),
            Frame::DefenceTower { .. } => no("CAS-9.1", "TowerFirst"),
            Frame::Helpers { card, .. } | Frame::Finish { card, .. } => why_no_more(card),
            _ => no("CAS-13.1", "NoBuilder"),
        }
    }

    fn why_not_payment(&self, seat: Seat, building: Building, payment: Goods) -> Illegal {
        if !self.is_on_board(building) {
            return no("CAS-13.1", "NoTileLeft");
        }
        if payment[Kind::Silver] > 0 {
            return no("CAS-13.9", "SilverIsNoMaterial");
        }
        if !self.material_kinds().allows(payment) {
            return no("CAS-13.4", "WrongNumberOfKinds");
        }
        if payment.building_points() != u16::from(building.cost()) {
            return no("CAS-13.3", "NotTheExactSum");
        }
        let player = self.player(seat);
        let mut with_loads = player.goods;
        player.loads.iter().for_each(|&load| with_loads.add(load));
        if with_loads.covers(payment) {
            return no("CAS-5.5", "StillOnTheWorkerCard");
        }
        no("CAS-13.2", "NotEnoughGoods")
    }

    fn why_not_exchange(&self, frame: Frame, seat: Seat, kind: Kind) -> Illegal {
        if !is_own_turn(frame) {
            return no("CAS-13.12", "NotInOwnTurn");
        }
        if !kind.is_material() {
            return no("CAS-13.9", "SilverIsNoMaterial");
        }
        if self.player(seat).goods[Kind::Silver] == 0 {
            return no("CAS-13.10", "NoSilver");
        }
        no("CAS-13.10", "SoldOut")
    }

    fn why_not_repair(&self, frame: Frame, seat: Seat) -> Illegal {
        let short = self.player(seat).goods[Kind::Stone] < BREACH_STONE;
        let asked = matches!(frame, Frame::Breach { .. });
        no("CAS-20.4", if asked && short { "NotEnoughStone" } else { "NoBreach" })
    }
}

/// A card has built what it could, or never builds.
fn why_no_more(card: Card) -> Illegal {
    match card {
        Card::Bricklayer => no("CAS-9.2", "BuildingIsOver"),
        Card::Stonemason => no("CAS-10.8", "BuildingIsOver"),
        Card::Timber | Card::Earth | Card::Quarry => no("CAS-11.2", "BuildingIsOver"),
        Card::MasterBuilder => no("CAS-12.4", "NoBuilder"),
        Card::Messenger | Card::Trader => no("CAS-13.1", "NoBuilder"),
    }
}

fn why_not_return(frame: Frame) -> Illegal {
    let owed = matches!(frame, Frame::Toll { .. });
    no("CAS-20.1", if owed { "NoSuchHelper" } else { "NoTollOwed" })
}

fn why_not_take(frame: Frame) -> Illegal {
    match frame {
        Frame::Sharing { .. } => no("CAS-20.5", "NotAmongTheGifts"),
        Frame::DefenceTower { .. } => no("CAS-9.1", "NotOnTheTower"),
        Frame::Build { card: Card::Bricklayer, .. } => no("CAS-9.1", "OneKindOnly"),
        _ => no("CAS-9.1", "NothingToTake"),
    }
}

fn why_not_load(frame: Frame, one: Kind, other: Option<Kind>) -> Illegal {
    if !matches!(frame, Frame::Load { .. }) {
        return no("CAS-5.3", "NothingToLoad");
    }
    let mut kinds = [Some(one), other].into_iter().flatten();
    if kinds.any(|kind| !Castle::is_free_kind(kind)) {
        return no("CAS-5.3", "NoFreeUnit");
    }
    no("CAS-5.4", "NotSoManyInStock")
}

fn why_not_stop(frame: Frame) -> Illegal {
    match frame {
        Frame::Select => no("CAS-4.5", "MustChoose"),
        Frame::Load { .. } => no("CAS-5.4", "MustLoad"),
        Frame::Order { .. } => no("CAS-6.4", "MustOrder"),
        Frame::Trade { .. } => no("CAS-8.8", "MustPlace"),
        Frame::DefenceTower { .. } => no("CAS-9.1", "MustTake"),
        Frame::Sale { .. } => no("CAS-10.4", "MustDecide"),
        Frame::Toll { .. } => no("CAS-20.1", "MustReturn"),
        Frame::Plague { .. } => no("CAS-20.3", "MustDecide"),
        Frame::Blizzard { .. } => no("CAS-20.6", "MustDecide"),
        _ => no("CAS-20.5", "MustDecide"),
    }
}

fn why_not_pay(frame: Frame) -> Illegal {
    match frame {
        Frame::Plague { .. } => no("CAS-20.3", "CannotPayLikeThis"),
        Frame::Blizzard { .. } => no("CAS-20.6", "CannotPayLikeThis"),
        _ => no("CAS-20.7", "NothingToLose"),
    }
}

fn why_no_gift(frame: Frame) -> Illegal {
    let asked = matches!(frame, Frame::Gifts { .. });
    no("CAS-20.5", if asked { "NotOwned" } else { "NoGiftNow" })
}

fn why_not_convert(frame: Frame, kind: Kind) -> Illegal {
    match frame {
        Frame::Palace { .. } if !kind.is_material() => no("CAS-17.8", "ExchangeSilverFirst"),
        Frame::Palace { left: 0, .. } => no("CAS-17.8", "NoUnitsLeftToConvert"),
        Frame::Palace { .. } => no("CAS-17.8", "NotOwned"),
        _ => no("CAS-17.8", "NoConversionNow"),
    }
}

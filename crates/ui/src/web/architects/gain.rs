//! What the next worker of the seat brings, as the rules foresee it.

use architects::{
    Action, Architects, Event, Frame, Goods, Kind, Spot,
    asks::{Capture, Draw, Guardhouse, Storehouse},
};
use engine::Seat;

use super::{
    super::{plate::Bit, scene::Scene},
    Architects as Town, WebGame, kind_icon, signed,
};

/// What an action brings at once, and what is asked then.
#[derive(Default)]
struct Gain {
    goods: [i32; Kind::ALL.len()],
    virtue: i32,
    debts: u8,
}

impl Gain {
    fn of(own: Seat, events: &[Event]) -> Self {
        let mut gain = Self::default();
        events.iter().filter(|event| is_of(event, own)).for_each(|event| gain.add(event));
        gain
    }

    fn add(&mut self, event: &Event) {
        match *event {
            Event::Gained { kind, amount, .. } => self.goods[kind.index()] += i32::from(amount),
            Event::TookTax { silver, .. } | Event::Hired { silver, .. } => {
                self.goods[Kind::Silver.index()] += i32::from(silver);
            }
            Event::TookGoods { goods, .. } => self.count(goods, 1),
            Event::PaidGoods { goods, .. } => self.count(goods, -1),
            Event::PaidSilver { silver, tax, .. } => {
                self.goods[Kind::Silver.index()] -= i32::from(silver + tax);
            }
            Event::GainedVirtue { gain, .. } => self.virtue += i32::from(gain),
            Event::LostVirtue { loss, .. } => self.virtue -= i32::from(loss),
            Event::TookDebts { debts, .. } => self.debts += debts,
            _ => {}
        }
    }

    fn count(&mut self, goods: Goods, times: i32) {
        for (kind, amount) in goods.amounts() {
            self.goods[kind.index()] += times * i32::from(amount);
        }
    }

    /// Gains as plain numbers, losses with their sign.
    fn bits(&self) -> Vec<Bit> {
        let goods = Kind::ALL.into_iter().map(|kind| (self.goods[kind.index()], kind_icon(kind)));
        let all = goods.chain([(self.virtue, "virtue"), (self.debts.into(), "debt")]);
        let amount = |number: i32| if number > 0 { number.to_string() } else { signed(number) };
        all.filter(|(number, _)| *number != 0)
            .flat_map(|(number, icon)| [Bit::Text(amount(number)), Bit::Icon(icon)])
            .collect()
    }
}

/// Whether something happens to this seat: some buildings give to others too.
fn is_of(event: &Event, own: Seat) -> bool {
    match *event {
        Event::Gained { seat, .. }
        | Event::TookTax { seat, .. }
        | Event::Hired { seat, .. }
        | Event::TookGoods { seat, .. }
        | Event::PaidGoods { seat, .. }
        | Event::PaidSilver { seat, .. }
        | Event::GainedVirtue { seat, .. }
        | Event::LostVirtue { seat, .. }
        | Event::TookDebts { seat, .. } => seat == own,
        _ => false,
    }
}

/// What a legal action brings, as numbers and icons.
pub(super) fn bits(scene: &Scene<'_, Architects>, action: Action) -> Vec<Bit> {
    let Some((own, foreseen)) = scene.desk.zip(scene.foresee(action)) else { return Vec::new() };
    let mut bits = Gain::of(own, &foreseen.events).bits();
    let asked = match foreseen.view.ask {
        Frame::Storehouse(Storehouse { left, .. }) => Some((left, "trade")),
        Frame::Capture(Capture { left, .. }) => Some((left, "captive")),
        Frame::Guardhouse(Guardhouse { left, .. }) => Some((left, "key")),
        Frame::Draw(Draw { left, .. }) => Some((left, "plan")),
        _ => None,
    };
    if let Some((left, icon)) = asked {
        bits.extend([Bit::Text(left.to_string()), Bit::Icon(icon)]);
    }
    bits
}

/// What a worker brings at a place, by each action that is offered there.
pub(super) fn at(scene: &Scene<'_, Architects>, spot: Spot) -> Vec<Vec<Bit>> {
    let place = super::at(spot);
    let here = |action: &&Action| {
        matches!(action, Action::Place(_)) && Town::targets(**action).first() == Some(&place)
    };
    scene.legal.iter().filter(here).map(|&action| bits(scene, action)).collect()
}

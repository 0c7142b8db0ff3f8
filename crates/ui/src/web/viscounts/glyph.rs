//! Effects as numbers and icons: on the board, on cards, on tags.

use engine::effect::Step as Of;
use maud::{Markup, html};
use viscounts::{
    Building, Good, Icon, Primary,
    board::Trade,
    card::Moment,
    effects::{Step, Verb},
};

use super::super::{
    parts::tinted,
    plate::{Bit, icon, width},
};

/// The icon of a resource.
pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Stone => "stone",
        Good::Gold => "gold",
        Good::Inkwell => "ink",
    }
}

/// The icon of a Building.
pub(super) const fn building(building: Building) -> &'static str {
    match building {
        Building::TradingPost => "trading-post",
        Building::Guildhall => "guildhall",
        Building::Workshop => "workshop",
    }
}

/// The picture of an icon of cards.
pub(super) const fn kind(icon: Icon) -> &'static str {
    icon.name()
}

/// The picture of what a primary action does.
pub(super) const fn primary(primary: Primary) -> &'static str {
    kind(primary.icon())
}

/// What one exchange brings.
pub(super) const fn trade(trade: Trade) -> &'static str {
    match trade {
        Trade::Silver => "coin",
        Trade::Good(of) => good(of),
        Trade::Destroy => "destroy",
        Trade::Flip => "flip",
    }
}

/// The icon of a moment at which something happens.
pub(super) const fn moment(moment: Moment) -> &'static str {
    match moment {
        Moment::After(of) => primary(of),
        Moment::FlipDebt | Moment::GainDebt => "debt",
        Moment::Collision => "corruption",
        Moment::FlipDeed => "deed",
        Moment::Hire => "hire",
        Moment::Welcome => "welcome",
        Moment::GainOrder => "order",
        Moment::Refuse => "refuse",
        Moment::Dismiss => "dismiss",
        Moment::Shuffle => "shuffle",
    }
}

/// Something that happens at a moment.
pub(super) fn at(moment: Moment, steps: &[Step]) -> Vec<Bit> {
    let when = [Bit::Icon(self::moment(moment)), text("→")];
    when.into_iter().chain(self::steps(steps)).collect()
}

/// A row of steps; what others gain by it is left out.
pub(super) fn steps(steps: &[Step]) -> Vec<Bit> {
    steps.iter().flat_map(step).collect()
}

fn step(step: &Step) -> Vec<Bit> {
    match step {
        Of::Do(verb) => self::verb(*verb),
        Of::Choose(options) => options
            .iter()
            .enumerate()
            .flat_map(|(at, option)| {
                let or = (at > 0).then(|| Bit::Text("/".to_owned()));
                or.into_iter().chain(steps(option))
            })
            .collect(),
        Of::Repeat(times, body) => number(*times).into_iter().chain(steps(body)).collect(),
        Of::May(body) | Of::Pay(_, body) | Of::When(_, body) | Of::PerEach(_, body) => steps(body),
        Of::Each(..) => Vec::new(),
    }
}

/// What the others gain by a row.
pub(super) fn for_others(steps: &[Step]) -> Vec<Bit> {
    let each = |step: &Step| match step {
        Of::Each(_, body) => self::steps(body),
        _ => Vec::new(),
    };
    steps.iter().flat_map(each).collect()
}

/// A number that is worth telling.
fn number(number: u8) -> Option<Bit> {
    (number > 1).then(|| Bit::Text(number.to_string()))
}

fn verb(verb: Verb) -> Vec<Bit> {
    let (count, icons): (u8, &[&'static str]) = match verb {
        Verb::Silver(amount) => (amount, &["coin"]),
        Verb::Gain(Good::Stone, amount) => (amount, &["stone"]),
        Verb::Gain(Good::Gold, amount) => (amount, &["gold"]),
        Verb::Gain(Good::Inkwell, amount) => (amount, &["ink"]),
        Verb::Resources(amount) => (amount, &["resource"]),
        Verb::Virtue(steps) => (steps, &["virtue"]),
        Verb::Corruption(steps) => (steps, &["corruption"]),
        Verb::Debt => (1, &["debt"]),
        Verb::Deeds(amount) => (amount, &["deed"]),
        Verb::FlipDebt => (1, &["flip", "debt"]),
        Verb::FlipDeed | Verb::ApprovedDeed => (1, &["flip", "deed"]),
        Verb::FlipEither => (1, &["flip"]),
        Verb::Discard(cards) => (cards, &["discard"]),
        Verb::Destroy(cards) => (cards, &["destroy"]),
        Verb::DestroyOfDeck => (1, &["destroy"]),
        Verb::Shuffle => (1, &["shuffle"]),
        Verb::Rearrange => (1, &["rearrange"]),
        Verb::Hire | Verb::HireHere => (1, &["hire"]),
        Verb::Welcome => (1, &["welcome"]),
        Verb::MoveWorker => (1, &["move"]),
        Verb::PlaceWorkers(workers) => (workers, &["worker"]),
        Verb::PlaceBuilding(of) | Verb::StartBuilding(of) => match of {
            Building::TradingPost => (1, &["trading-post"]),
            Building::Guildhall => (1, &["guildhall"]),
            Building::Workshop => (1, &["workshop"]),
        },
        Verb::GainManuscript(_) => (1, &["manuscript"]),
        Verb::Future => (1, &["plan"]),
        Verb::FreeDismissal => (1, &["dismiss"]),
        Verb::Refuse => (1, &["refuse"]),
        Verb::Draw(cards) => (cards, &["draw"]),
        Verb::GainOrder => (1, &["order"]),
        Verb::HireUpTo(hires) => (hires, &["hire"]),
        Verb::LoseDebts(debts) => (debts, &["debt"]),
        Verb::CollisionSlot | Verb::React | Verb::Reward | Verb::Part | Verb::SecondFlip => {
            (1, &[])
        }
    };
    number(count).into_iter().chain(icons.iter().map(|&name| Bit::Icon(name))).collect()
}

fn wide(bit: &Bit, size: f64) -> f64 {
    match bit {
        Bit::Text(text) => width(text, size) + 1.0,
        Bit::Icon(_) => size * 1.2,
    }
}

/// How wide bits stand at this size.
pub(super) fn breadth(bits: &[Bit], size: f64) -> f64 {
    bits.iter().map(|bit| wide(bit, size)).sum()
}

/// Bits in a row, their middle at the given place.
pub(super) fn draw(bits: &[Bit], (x, y): (f64, f64), size: f64) -> Markup {
    let mut at = x - breadth(bits, size) / 2.0;
    html! {
        @for bit in bits {
            @match bit {
                Bit::Text(text) => text class="b-ui b-mid" font-size=(size) x=(tenth(at + wide(bit, size) / 2.0)) y=(tenth(y + 0.5)) { (text) },
                Bit::Icon(name) => (icon(name, tenth(at), tenth(y - size * 0.6), tenth(size * 1.2))),
            }
            @let () = at += wide(bit, size);
        }
    }
}

/// Coordinates need no more digits.
pub(super) fn tenth(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// Bits on a plate, their middle at the given place.
pub(super) fn plate(bits: &[Bit], (x, y): (f64, f64), size: f64, class: &str) -> Markup {
    let (wide, high) = (breadth(bits, size) + 8.0, size * 1.5);
    html! {
        rect .b-plate .(class) x=(tenth(x - wide / 2.0)) y=(tenth(y - high / 2.0)) width=(tenth(wide)) height=(tenth(high)) rx="4" {}
        (draw(bits, (x, y), size))
    }
}

/// Bits in running text.
pub(super) fn html(bits: &[Bit]) -> Markup {
    html! {
        span class="glyph" {
            @for bit in bits {
                @match bit { Bit::Text(text) => em { (text) }, Bit::Icon(name) => (tinted(name)) }
            }
        }
    }
}

/// Words as a bit.
pub(super) fn text(text: impl std::fmt::Display + Copy) -> Bit {
    Bit::Text(text.to_string())
}

/// How wide a text of this size is set where it would be wider than its room.
pub(super) fn fit(text: &str, size: f64, room: f64) -> Option<f64> {
    // What is reckoned is a little more than most letters need.
    (width(text, size) * 0.9 > room).then_some(room)
}

/// Bits in a row that fit their room: where all of it would be too wide, icons only, and smaller.
pub(super) fn draw_within(bits: Vec<Bit>, place: (f64, f64), room: f64) -> Markup {
    const SIZE: f64 = 15.0;
    if breadth(&bits, SIZE) <= room {
        return draw(&bits, place, SIZE);
    }
    let icons: Vec<Bit> = bits.into_iter().filter(|bit| matches!(bit, Bit::Icon(_))).collect();
    let size = (SIZE * room / breadth(&icons, SIZE).max(1.0)).min(SIZE);
    draw(&icons, place, size)
}

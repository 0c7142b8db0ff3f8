//! A Castle for All Seasons in the browser: the plan of the castle, the desk, and what is explained
//! of them.

mod column;
mod counter;
mod hand;
mod mat;
mod place;
mod plan;
mod plates;
mod spot;
mod strip;
mod tile;
mod tip;
mod track;
mod wares;
mod winter;
mod words;

use castle::{
    Action, Building, Card, CardSet, Castle, Event, Frame, Gift, Goods, Kind, Place, View,
    asks::{Build, DefenceTower, Finish, Helpers, Toll, Trade},
};
use engine::Seat;
use maud::{Markup, html};

use self::spot::Open;
use super::{
    assets::drawing,
    game::{Mat, Sayings, WebGame},
    parts::rich,
    plate::only,
    scene::Scene,
};
use crate::Prompt;

impl WebGame for Castle {
    const BOARD: (u32, u32) = (1000, 715);

    fn picture() -> Markup {
        drawing(include_str!("../../../assets/castle-picture.svg"))
    }

    fn crest() -> Markup {
        html! { svg class="art" viewBox="0 0 90 104" aria-hidden="true" { use href="#art-b-keep" {} } }
    }

    fn land() -> Markup {
        drawing(include_str!("../../../assets/castle-land.svg"))
    }

    fn lands() -> Markup {
        plates::lands()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let open = Open::of(scene);
        html! {
            (only("wide", &track::track(scene)))
            (tile::tiles(scene, &open))
            (place::castle_places(scene, &open))
            (place::traders(scene, &open))
            (only("wide", &column::column(scene, &open)))
            (only("small", &column::defence_in_short(scene, &open)))
        }
    }

    fn strip(scene: &Scene<'_, Self>) -> Markup {
        strip::strip(scene)
    }

    fn board_label(scene: &Scene<'_, Self>) -> String {
        scene.texts().get("castle-web-board")
    }

    /// What a person points at: cards, tiles, places and goods; a payment is its units one by one.
    fn targets(action: Action) -> Vec<String> {
        match action {
            Action::Cards(cards) => cards.iter().map(card_target).collect(),
            Action::First(card) | Action::Lose(card) => vec![card_target(card)],
            Action::Load(one, other) => [Some(one), other]
                .into_iter()
                .flatten()
                .map(|kind| format!("load-{kind}"))
                .collect(),
            Action::Place { to, from } => {
                [Some(to), from].into_iter().flatten().map(place_target).collect()
            }
            Action::Return(place) => vec![place_target(place)],
            Action::Take(gift) => vec![format!("take-{gift}")],
            Action::Gift(gift) => vec![format!("gift-{gift}")],
            Action::Buy { owner, worker, kind } => vec![format!("buy-{owner}-{worker}-{kind}")],
            Action::Build { building, payment } => build_targets(building, payment),
            Action::Exchange(kind) => vec![format!("exchange-{kind}")],
            Action::Convert(kind) => vec![format!("convert-{kind}")],
            word => vec![word.to_string().replace(' ', "-")],
        }
    }

    fn hand(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::hand(scene, seat)
    }

    fn counter(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        counter::counter(scene, seat)
    }

    fn wishes(view: &View, seat: Seat) -> Vec<Action> {
        let tiles = view.tiles.iter().filter(|tile| tile.left > 0);
        let builds =
            tiles.map(|tile| Action::Build { building: tile.building, payment: Goods::NONE });
        let places = Place::ALL.into_iter().map(|to| Action::Place { to, from: None });
        let cards = view.players[seat.index()].hand.iter();
        let cards = cards.map(|card| Action::Cards(CardSet::only(card)));
        let takes = Kind::ALL.into_iter().map(|kind| Action::Take(Gift::Unit(kind)));
        let exchanges = Kind::MATERIALS.into_iter().map(Action::Exchange);
        builds.chain(places).chain(cards).chain(takes).chain(exchanges).collect()
    }

    fn dress(view: &View) -> &'static str {
        if view.winter.is_some() { "winter" } else { "" }
    }

    fn toggles(scene: &Scene<'_, Self>) -> Markup {
        words::toggles(scene)
    }

    fn asks(scene: &Scene<'_, Self>) -> Prompt {
        words::asks(scene)
    }

    fn sayings(scene: &Scene<'_, Self>, seat: Seat) -> Sayings {
        words::sayings(scene, seat)
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        mat::mat(scene, seat)
    }

    fn note(scene: &Scene<'_, Self>) -> String {
        let view = &scene.view;
        let season = if view.winter.is_some() { "winter" } else { "summer" };
        let args = [
            ("round", view.round.into()),
            ("rounds", view.rounds.into()),
            ("left", tiles_left(view).into()),
            ("season", season.into()),
        ];
        scene.texts().with("castle-web-note", args)
    }

    fn outlook(scene: &Scene<'_, Self>) -> Markup {
        let view = &scene.view;
        let args = [
            ("round", view.round.into()),
            ("rounds", view.rounds.into()),
            ("left", tiles_left(view).into()),
            ("tiles", castle::board::TILES.into()),
        ];
        let key =
            if view.ask == Frame::Over { "castle-web-outlook-over" } else { "castle-web-outlook" };
        let round = scene.texts().with("castle-web-round", [args[0].clone(), args[1].clone()]);
        html! {
            h2 { (round) }
            p { (rich(scene.game, &scene.teller().say(key, args))) }
        }
    }

    fn tips(scene: &Scene<'_, Self>) -> Markup {
        tip::tips(scene)
    }

    fn can_score(view: &View, rule: &str) -> bool {
        view.winter.is_some() || !rule.starts_with("CAS-20.")
    }

    fn cue(event: &Event) -> Option<&'static str> {
        match event {
            Event::Chose { .. } => Some("card"),
            Event::Revealed { .. } | Event::WinterCard { .. } => Some("reveal"),
            Event::HelperPlaced { .. } | Event::Loaded { .. } => Some("place"),
            Event::Built { .. } => Some("noble"),
            Event::MasterBuilder { points: 1.., .. }
            | Event::Repaired { .. }
            | Event::YoungLadyLeft { winner: Some(_), .. }
            | Event::FinalScored { points: 1.., .. } => Some("points"),
            Event::RoundBegan { .. } => Some("king"),
            Event::MatchOver { .. } => Some("end"),
            _ => None,
        }
    }
}

fn build_targets(building: Building, payment: Goods) -> Vec<String> {
    let units = payment
        .amounts()
        .flat_map(|(kind, units)| std::iter::repeat_n(pay_target(kind), usize::from(units)));
    std::iter::once(build_target(building)).chain(units).collect()
}

fn card_target(card: Card) -> String {
    format!("card-{card}")
}

fn place_target(place: Place) -> String {
    format!("at-{place}")
}

fn build_target(building: Building) -> String {
    format!("build-{building}")
}

fn pay_target(kind: Kind) -> String {
    format!("pay-{kind}")
}

/// Tiles still on the board.
fn tiles_left(view: &View) -> u8 {
    view.tiles.iter().map(|tile| tile.left).sum()
}

/// The drawing of a building.
const fn building_art(building: Building) -> &'static str {
    match building {
        Building::House => "b-house",
        Building::Tower => "b-tower",
        Building::SmallGate => "b-small-gate",
        Building::Well => "b-well",
        Building::Stable => "b-stable",
        Building::ServantsHouse => "b-servants",
        Building::MainGate => "b-main-gate",
        Building::Tavern => "b-tavern",
        Building::Keep => "b-keep",
        Building::Palace => "b-palace",
        Building::Market => "b-market",
        Building::Forge => "b-forge",
    }
}

/// A building beside its name.
fn small_art(building: Building) -> Markup {
    let plot = plan::plots(building)[0];
    html! {
        svg class="art" viewBox={ "0 0 " (plot.width) " " (plot.height) } aria-hidden="true" {
            use href={ "#art-" (building_art(building)) } width=(plot.width) height=(plot.height) {}
        }
    }
}

/// The small picture of a card.
const fn card_icon(card: Card) -> &'static str {
    match card {
        Card::Messenger => "horn",
        Card::Trader => "trade",
        Card::Bricklayer => "trowel",
        Card::Stonemason => "build",
        Card::Timber => "wood",
        Card::Earth => "sand",
        Card::Quarry => "stone",
        Card::MasterBuilder => "dividers",
    }
}

/// The tint of a card's picture, if it has one.
fn card_tint(card: Card) -> &'static str {
    match card {
        Card::Timber => "t-wood",
        Card::Earth => "t-sand",
        Card::Quarry => "t-stone",
        _ => "",
    }
}

/// The icon of a kind of goods, tinted.
fn kind_icon(kind: Kind) -> Markup {
    html! {
        svg class={ "icon t-" (kind) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#i-" (kind) } {}
        }
    }
}

/// The icon of talers.
fn coin_icon() -> Markup {
    html! { svg class="icon t-coin" viewBox="0 0 24 24" aria-hidden="true" { use href="#i-coin" {} } }
}

/// The icon of a taler or a unit.
fn gift_icon(gift: Gift) -> Markup {
    match gift {
        Gift::Taler => coin_icon(),
        Gift::Unit(kind) => kind_icon(kind),
    }
}

/// The seat that acts with one of its cards, and the card where it is known.
fn acting(view: &View) -> Option<(Seat, Option<Card>)> {
    match view.ask {
        Frame::Toll(Toll { seat }) | Frame::Trade(Trade { seat }) => {
            Some((seat, Some(Card::Trader)))
        }
        Frame::DefenceTower(DefenceTower { seat }) => Some((seat, Some(Card::Bricklayer))),
        Frame::Build(Build { seat, card, .. })
        | Frame::Helpers(Helpers { seat, card, .. })
        | Frame::Finish(Finish { seat, card }) => Some((seat, Some(card))),
        Frame::Sale(sale) => Some((sale.buyer, Some(Card::Stonemason))),
        Frame::Order(order) => Some((order.seat, None)),
        _ => None,
    }
}

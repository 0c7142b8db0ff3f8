//! A Castle for All Seasons in the browser: the plan of the castle, the desk, and what is explained
//! of them.

mod beat;
mod column;
mod counter;
mod hand;
mod mat;
mod place;
mod plan;
mod plates;
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

use super::{
    beat::Beat,
    game::{Cue, Mat, Sayings, WebGame},
    parts::sized_art,
    scene::Scene,
    stand::only,
};
use crate::{Arg, Form, Prompt, Rich};

impl WebGame for Castle {
    type Ahead = ();

    const BOARD: (u32, u32) = (1000, 715);

    const PICTURE: &'static str = include_str!("../../../assets/castle-picture.svg");
    const NOTED: &'static [&'static str] = &["side"];
    const LAND: &'static str = include_str!("../../../assets/castle-land.svg");

    fn ahead(_: &Self) {}

    fn crest() -> Markup {
        sized_art("b-keep", 90.0, 104.0)
    }

    fn lands() -> Markup {
        plates::lands()
    }

    fn strip(scene: &Scene<'_, Self>) -> Markup {
        strip::strip(scene)
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            (only("wide", &track::track(scene)))
            (tile::tiles(scene))
            (place::castle_places(scene))
            (place::traders(scene))
            (only("wide", &column::column(scene)))
            (only("small", &column::defence_in_short(scene)))
        }
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
            Action::Build { building, payment } => build_targets(building, payment),
            // Goods and words are one target each, called like the action.
            word => vec![word.to_string().replace(' ', "-")],
        }
    }

    fn hand(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        hand::hand(scene, seat)
    }

    fn counter(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        counter::counter(scene, seat)
    }

    /// Cards are wished for while they are chosen, places while helpers may be near; buildings and
    /// the exchange of silver always.
    fn wishes(view: &View, seat: Seat) -> Vec<Action> {
        let tiles = view.tiles.iter().filter(|tile| tile.left > 0);
        let builds =
            tiles.map(|tile| Action::Build { building: tile.building, payment: Goods::NONE });
        let near = matches!(view.ask, Frame::Trade(_) | Frame::Helpers(_) | Frame::Build(_));
        let places = Place::ALL.into_iter().filter(|_| near);
        let places = places.map(|to| Action::Place { to, from: None });
        let cards = view.players[seat.index()].hand.iter().filter(|_| view.ask == Frame::Select);
        let cards = cards.map(|card| Action::Cards(CardSet::only(card)));
        let exchanges = Kind::MATERIALS.into_iter().map(Action::Exchange);
        builds.chain(places).chain(cards).chain(exchanges).collect()
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

    fn sayings(scene: &Scene<'_, Self>, _: Seat) -> Sayings {
        words::sayings(scene)
    }

    fn mat(scene: &Scene<'_, Self>, seat: Seat) -> Mat {
        mat::mat(scene, seat)
    }

    fn note(scene: &Scene<'_, Self>) -> String {
        let season = if scene.view.winter.is_some() { "winter" } else { "summer" };
        let args = progress(&scene.view).into_iter().chain([("season", season.into())]);
        scene.texts().with("castle-web-note", args)
    }

    fn outlook(scene: &Scene<'_, Self>) -> (String, Rich) {
        let over = scene.view.ask == Frame::Over;
        let key = if over { "castle-web-outlook-over" } else { "castle-web-outlook" };
        let args = || progress(&scene.view);
        (scene.texts().with("castle-web-round", args()), scene.teller().say(key, args()))
    }

    fn tips(scene: &Scene<'_, Self>) -> Markup {
        tip::tips(scene)
    }

    fn can_score(view: &View, rule: &str) -> bool {
        view.winter.is_some() || !rule.starts_with("CAS-20.")
    }

    fn tie_breaks(_: &Self::View) -> &'static [(&'static str, &'static str)] {
        &[("castle-tie-break-1", "CAS-18.2"), ("castle-tie-break-2", "CAS-18.3")]
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Chose { .. } => Some(Cue::Card),
            Event::Revealed { .. } | Event::WinterCard { .. } => Some(Cue::Reveal),
            Event::HelperPlaced { .. } | Event::Loaded { .. } => Some(Cue::Place),
            Event::Built { .. } => Some(Cue::Honour),
            Event::MasterBuilder { points: 1.., .. }
            | Event::Repaired { .. }
            | Event::YoungLadyLeft { winner: Some(_), .. }
            | Event::FinalScored { points: 1.., .. } => Some(Cue::Points),
            Event::RoundBegan { .. } => Some(Cue::Onward),
            Event::MatchOver { .. } => Some(Cue::End),
            _ => None,
        }
    }

    fn beat(event: &Event) -> Option<Beat> {
        beat::beat(event)
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

/// So many talers for each.
fn apiece(scene: &Scene<'_, Castle>, talers: u8) -> String {
    scene.texts().counted(Gift::Taler, talers, Form::Apiece)
}

/// How far the match has come.
fn progress(view: &View) -> [Arg<'static>; 4] {
    let left: u8 = view.tiles.iter().map(|tile| tile.left).sum();
    [
        ("round", view.round.into()),
        ("rounds", view.rounds.into()),
        ("left", left.into()),
        ("tiles", castle::board::TILES.into()),
    ]
}

/// The drawing of a building.
fn building_art(building: Building) -> String {
    format!("b-{}", building.name().replace('_', "-"))
}

/// A building beside its name.
fn small_art(building: Building) -> Markup {
    let plot = plan::plots(building)[0];
    sized_art(&building_art(building), plot.width, plot.height)
}

/// The icon of a card.
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

/// The small picture of a card; a Worker's has the tint of what he loads.
fn card_picture(card: Card) -> Markup {
    let tint = match card {
        Card::Timber => "t-wood",
        Card::Earth => "t-sand",
        Card::Quarry => "t-stone",
        _ => "",
    };
    html! {
        svg .icon .(tint) viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (card_icon(card)) } {} }
    }
}

/// The icon of a taler or a unit.
const fn gift_icon(gift: Gift) -> &'static str {
    match gift {
        Gift::Taler => "coin",
        Gift::Unit(kind) => kind.name(),
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

//! What everything on the table is, how it stands now, and the rule it follows.

use castle::{
    Building, Card, Castle, Frame, Goods, Kind, Place, Source, WinterCard,
    board::Ground,
    card::{BRICKLAYER_TALERS_PER_UNIT, RANKS},
    view::PlayerView,
};
use maud::{Markup, html};

use super::{
    super::{
        ending::would,
        parts::{icon, rich, tinted},
        scene::Scene,
        tip::{Tip, names},
    },
    apiece, build_target, card_target,
    mat::ending,
    place_target, plan,
};
use crate::{
    Rich,
    castle::{
        building_name, card_does, card_name, kind_name, place_does, place_name, shortfall,
        winter_card_does, winter_card_name,
    },
};

/// All explanations.
pub(super) fn tips(scene: &Scene<'_, Castle>) -> Markup {
    let tips = (Building::ALL.into_iter().map(|building| building_tip(scene, building)))
        .chain(Place::ALL.into_iter().map(|place| place_tip(scene, place)))
        .chain(Card::ALL.into_iter().map(|card| card_tip(scene, card)))
        .chain(Kind::ALL.into_iter().map(|kind| kind_tip(scene, kind)))
        .chain(scene.view.players.iter().map(|player| ending_tip(scene, player)))
        .chain(PLAIN.into_iter().map(|(id, key, rule)| plain(scene, id, key).rule(rule)))
        .chain([track_tip(scene), tower_tip(scene), stock_tip(scene)])
        .chain(winter_tips(scene));
    html! { @for tip in tips { (tip.draw(scene)) } }
}

/// What one sentence explains: ids, keys and rules.
const PLAIN: [(&str, &str, &str); 3] = [
    ("tip-kind-taler", "castle-web-talers", "CAS-1.3"),
    ("tip-helpers", "castle-web-helpers", "CAS-14.6"),
    ("tip-order", "castle-web-order", "CAS-6.1"),
];

fn plain(scene: &Scene<'_, Castle>, id: &str, key: &str) -> Tip {
    let texts = scene.texts();
    let said = texts.with(&format!("{key}-say"), [("ranks", RANKS.into())]);
    Tip::new(id, texts.get(key)).say(said)
}

fn tower_tip(scene: &Scene<'_, Castle>) -> Tip {
    let goods = html! { table { (lie(scene, scene.view.defence_tower)) } };
    plain(scene, "tip-defence-tower", "castle-web-defence-tower").with(goods).rule("CAS-9.1")
}

fn stock_tip(scene: &Scene<'_, Castle>) -> Tip {
    let talers = scene.texts().get("castle-web-talers");
    let goods = html! {
        table {
            (lie(scene, scene.view.stock))
            tr { td { (tinted("coin")) " " (talers) } td { b { (scene.view.bank) } } }
        }
    };
    plain(scene, "tip-stock", "castle-web-stock").with(goods).rule("CAS-2.5")
}

/// How many units of each kind lie somewhere.
fn lie(scene: &Scene<'_, Castle>, goods: Goods) -> Markup {
    html! {
        @for kind in Kind::ALL {
            tr { td { (tinted(kind.name())) " " (kind_name(kind, &scene.teller())) } td { b { (goods[kind]) } } }
        }
    }
}

/// The round track, and what comes on it in winter.
fn track_tip(scene: &Scene<'_, Castle>) -> Tip {
    let texts = scene.texts();
    let tip = plain(scene, "tip-track", "castle-web-track").say(texts.get("castle-web-track-down"));
    let winter = html! { p { (icon("snow")) " " (texts.get("castle-web-track-winter")) } };
    let tip = if scene.view.winter.is_some() { tip.with(winter) } else { tip };
    tip.rule("CAS-3.1")
}

/// A building: cost, worth, builders, its places and what they would bring.
fn building_tip(scene: &Scene<'_, Castle>, building: Building) -> Tip {
    let texts = scene.texts();
    let tile = scene.view.tiles.iter().find(|tile| tile.building == building);
    let source = source_of(building);
    let inside = html! {
        @if let Some(tile) = tile {
            p { (texts.with("castle-web-tile-say", [
                ("cost", tile.cost.into()), ("points", tile.points.into()),
                ("apiece", apiece(scene, BRICKLAYER_TALERS_PER_UNIT).into()),
                ("half", Card::Timber.reward().points(tile.building).into()), ("left", tile.left.into()),
            ])) }
            @if !tile.erected.is_empty() {
                p { (texts.get("castle-web-builders")) " " (names(scene, tile.erected.iter().map(|tile| tile.by))) }
            }
        }
        @if building == Building::Forge { p { (texts.with("castle-web-forge-say", [("n", scene.view.forge.into())])) } }
        @for place in plan::places(building) {
            @let said = place_does(place, &scene.teller()).without_rules();
            p { b { (place_name(place, &scene.teller())) } ": " (rich(scene.game, &said)) }
        }
        @if let Some(source) = source { (brings(scene, source)) }
    };
    Tip::new(format!("tip-{building}"), building_name(building, &scene.teller()))
        .with(inside)
        .why(tile.filter(|tile| tile.left > 0).and_then(|_| why_no_build(scene, building)))
        .rule(source.map_or("CAS-13.1", |source| source.rule().0))
}

/// Why a tile cannot be built: whoever builds lacks something, everybody else has a reason.
fn why_no_build(scene: &Scene<'_, Castle>, building: Building) -> Option<Rich> {
    let why = scene.why_not(&build_target(building))?;
    if !matches!(scene.view.ask, Frame::Build(_)) {
        return Some(why);
    }
    shortfall(&scene.view, scene.desk?, building, &scene.teller())
}

/// What a source would bring every seat if the match ended now.
fn brings(scene: &Scene<'_, Castle>, source: Source) -> Markup {
    let points = |player: &PlayerView| player.would_score.get(&source).copied().unwrap_or(0);
    let rows = scene.view.players.iter().map(|player| (player.seat, points(player)));
    would(scene, &rows.collect::<Vec<_>>())
}

/// The source of points that is called as the building is.
fn source_of(building: Building) -> Option<Source> {
    building.name().parse().ok()
}

/// A place: its price, what it brings, who stands there.
fn place_tip(scene: &Scene<'_, Castle>, place: Place) -> Tip {
    let here = &scene.view.places[place as usize];
    let source = match place.ground() {
        Ground::Castle(building) => source_of(building),
        Ground::Granary => Some(Source::Granary),
        Ground::Inn | Ground::Trader(_) => None,
    };
    let inside = html! {
        @if here.price > 0 { p { (scene.texts().with("castle-web-price", [("price", here.price.into())])) } }
        @if !here.helpers.is_empty() { p { (names(scene, here.helpers.iter().copied())) } }
        @if let Some(source) = source { (brings(scene, source)) }
    };
    Tip::new(format!("tip-at-{place}"), place_name(place, &scene.teller()))
        .told(scene, &place_does(place, &scene.teller()))
        .with(inside)
        .why(scene.why_not(&place_target(place)))
}

/// A character: what it does, and why it cannot be laid.
fn card_tip(scene: &Scene<'_, Castle>, card: Card) -> Tip {
    let rank = scene
        .texts()
        .with("castle-web-rank", [("rank", card.rank().into()), ("ranks", RANKS.into())]);
    let target = card_target(card);
    Tip::new(format!("tip-{target}"), card_name(card, &scene.teller()))
        .told(scene, &card_does(card, &scene.teller()))
        .with(html! { p class="muted tiny" { (rank) } })
        .why(scene.why_not(&target))
}

/// A kind of goods: its worth, and why silver cannot be exchanged for it.
fn kind_tip(scene: &Scene<'_, Castle>, kind: Kind) -> Tip {
    let (say, rule) = if kind.is_material() {
        ("castle-web-material-say", "CAS-13.3")
    } else {
        ("castle-web-silver-say", "CAS-13.10")
    };
    let say = scene.texts().with(say, [("points", kind.points().into())]);
    Tip::new(format!("tip-kind-{kind}"), kind_name(kind, &scene.teller()))
        .with(html! { p { (tinted(kind.name())) " " (say) } })
        .why(scene.why_not(&format!("exchange-{kind}")))
        .rule(rule)
}

/// What a seat would score if the match ended now, by building.
fn ending_tip(scene: &Scene<'_, Castle>, player: &PlayerView) -> Tip {
    let say = scene.texts().get("castle-web-if-it-ended-say");
    ending(scene, player).tip(scene, &say, "CAS-17.1")
}

fn winter_tips(scene: &Scene<'_, Castle>) -> Vec<Tip> {
    let Some(winter) = &scene.view.winter else { return Vec::new() };
    let name = |card| winter_card_name(card, &scene.teller());
    let unseen: Vec<String> = winter.unseen.iter().map(|&card| name(card)).collect();
    let said = scene.texts().with("castle-web-winter-say", [("cards", unseen.join(", ").into())]);
    let tip = |card| {
        Tip::new(format!("tip-winter-{card}"), name(card))
            .told(scene, &winter_card_does(card, &scene.teller()))
    };
    let all = Tip::new("tip-winter", scene.texts().get("castle-web-winter")).say(said);
    WinterCard::ALL.into_iter().map(tip).chain([all.rule("CAS-19.2")]).collect()
}

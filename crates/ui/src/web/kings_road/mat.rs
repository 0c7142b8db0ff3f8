//! What is public of a seat: markers, nobles, and the cards it has used.

use engine::Seat;
use kings_road::{Commitment, KingsRoad, board::END_SCORE, view::PlayerView};
use maud::{Markup, html};

use super::{
    super::{
        chip::face_down,
        game::Mat,
        parts::{disc, small_icon},
        scene::Scene,
    },
    card_title,
};

/// The mat of a seat.
pub(super) fn mat(scene: &Scene<'_, KingsRoad>, seat: Seat) -> Mat {
    let own = &scene.view.players[seat.index()];
    Mat {
        score: own.score,
        goal: Some(END_SCORE),
        facts: facts(scene, own),
        state: state(scene, own),
    }
}

fn facts(scene: &Scene<'_, KingsRoad>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    let chain = own.nobles.iter().map(|region| region.chain(own.nobles).len()).max().unwrap_or(0);
    let supply = texts.with("web-kings-road-supply", [("n", own.supply.into())]);
    let nobles = texts
        .with("web-kings-road-nobles", [("n", own.nobles.len().into()), ("chain", chain.into())]);
    html! {
        span class="chip" title=(supply) { (disc(own.seat)) (own.supply) }
        span class="chip" title=(nobles) {
            (small_icon("noble")) (own.nobles.len())
            @if chain > 1 {
                span class="muted" { (texts.with("web-kings-road-chain", [("n", chain.into())])) }
            }
        }
        (once(scene, "dragon", own.dragon))
        (once(scene, "witch", own.witch))
        span class="sr" { (supply) ". " (nobles) }
    }
}

/// A card that can be used once in a match.
fn once(scene: &Scene<'_, KingsRoad>, card: &str, there: bool) -> Markup {
    let key = if there { "there" } else { "gone" };
    let title = scene.texts().get(&format!("web-kings-road-{card}-{key}"));
    html! {
        span .chip .chip--out[!there] title=(title) {
            (small_icon(card)) span class="sr" { (title) }
        }
    }
}

/// Laid cards by name, for those who may know them.
fn cards(scene: &Scene<'_, KingsRoad>, laid: Commitment) -> String {
    let names: Vec<String> = laid.cards().map(|card| card_title(scene, card)).collect();
    names.join(", ")
}

fn state(scene: &Scene<'_, KingsRoad>, own: &PlayerView) -> Markup {
    let texts = scene.texts();
    html! {
        @if let Some(laid) = own.commitment.filter(|_| scene.is_past()) {
            (small_icon("hand")) (cards(scene, laid))
        } @else if own.face_down > 0 {
            (face_down(scene, own.seat, own.face_down))
        } @else if own.awaited {
            (small_icon("hand")) (texts.get("web-kings-road-chooses"))
        } @else if own.supply == 0 {
            (texts.get("web-kings-road-no-markers"))
        }
    }
}

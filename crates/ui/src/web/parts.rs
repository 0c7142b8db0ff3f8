//! Small pieces of HTML that every page is built from.

use engine::Seat;
use games::GameId;
use maud::{Markup, html};

use super::model::Shell;
use crate::{Mark, Rich, Span};

/// An icon of the sprite; its meaning stands in the text beside it.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// An icon in its tint, such as the colour of a kind of goods.
pub(super) fn tinted(name: &str) -> Markup {
    html! {
        svg class={ "icon t-" (name) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#i-" (name) } {}
        }
    }
}

/// A small icon.
pub(super) fn small_icon(name: &str) -> Markup {
    html! {
        svg class="icon icon--sm" viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#i-" (name) } {}
        }
    }
}

/// A drawing of the sprite.
pub(super) fn art(name: &str) -> Markup {
    sized_art(name, 120.0, 100.0)
}

/// A drawing of the sprite that has a size of its own.
pub(super) fn sized_art(name: &str, width: f64, height: f64) -> Markup {
    html! {
        svg class="art" viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
            use href={ "#art-" (name) } width=(width) height=(height) {}
        }
    }
}

/// The letter of a seat as class names and symbols write it.
pub(super) const fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

/// The class that gives a seat its tincture.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat-{}", letter(seat))
}

/// A seat's marker with its charge.
pub(super) fn disc(seat: Seat) -> Markup {
    html! {
        svg class={ "disc " (seat_class(seat)) } viewBox="0 0 20 20" aria-hidden="true" {
            circle class="disc__field" cx="10" cy="10" r="8.7" {}
            use href={ "#i-charge-" (letter(seat)) } x="4.5" y="4.5" width="11" height="11" {}
        }
    }
}

/// A seat's shield with its charge.
pub(super) fn shield(seat: Seat) -> Markup {
    html! {
        svg class={ "shield " (seat_class(seat)) } viewBox="0 0 30 34" aria-hidden="true" {
            path class="shield__field" d="M2 2h26v15c0 8-6 12.5-13 15.5C8 29.5 2 25 2 17z" {}
            use href={ "#i-charge-" (letter(seat)) } x="7" y="6.5" width="16" height="16" {}
        }
    }
}

/// A name in running text, tinctured and with its charge.
pub(super) fn who(seat: Seat, name: &str) -> Markup {
    html! { span class={ "who " (seat_class(seat)) } { (disc(seat)) (name) } }
}

/// A link to a rule in the rulebook.
pub(super) fn rule_link(game: GameId, rule: &str) -> Markup {
    html! { a class="rule" href={ "/rules/" (game) "#" (rule) } { (rule) } }
}

/// The token that every form carries.
pub(super) fn csrf(shell: &Shell<'_>) -> Markup {
    html! { input type="hidden" name="csrf" value=(shell.csrf); }
}

/// A sentence with its names, points and rules.
pub(super) fn rich(game: GameId, sentence: &Rich) -> Markup {
    let spans = &sentence.0;
    html! { @for (index, span) in spans.iter().enumerate() {
        @let before = index.checked_sub(1).and_then(|before| spans.get(before));
        @match spans.get(index + 1) {
            Some(next) if opens(span, next) => (span.text.trim_end_matches('(')),
            _ if before.is_some_and(|before| opens(before, span)) => {
                span class="kept" { "(" (rich_span(game, span)) }
            },
            _ => (rich_span(game, span)),
        }
    } }
}

/// Whether a bracket opens before a name: it stays with the name where a line ends.
fn opens(span: &Span, next: &Span) -> bool {
    span.mark.is_none() && span.text.ends_with('(') && matches!(next.mark, Some(Mark::Seat(_)))
}

fn rich_span(game: GameId, span: &Span) -> Markup {
    match &span.mark {
        None => html! { (span.text) },
        Some(Mark::Seat(seat)) => who(*seat, &span.text),
        Some(Mark::Thing(_)) => html! { b { (span.text) } },
        Some(Mark::Points) => html! { span class="chip chip--plus" { (span.text) } },
        Some(Mark::Rule) => rule_link(game, &span.text),
    }
}

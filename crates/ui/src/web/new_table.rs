//! The form that opens a table.

use engine::{OptionSpec, Seat};
use games::{GameId, with_game};
use maud::{Markup, html};

use super::{
    assets::drawing,
    game::WebGame,
    home,
    model::Shell,
    parts::{csrf, icon, shield},
    shell::{Page, page},
};

/// How many seats a new table has unless somebody changes it.
const USUAL_SEATS: u8 = 4;

/// The bots that people are offered, by name, in the order of the form: the levels. The others are
/// for scripts.
pub const BOTS: [&str; 4] = ["page", "squire", "knight", "baron"];

/// The bot that takes a seat over unless somebody chooses another.
const USUAL_BOT: &str = "squire";

/// The paces one can choose, as the form sends them.
const PACES: [&str; 7] =
    ["untimed", "live:5:5", "live:10:5", "live:20:10", "days:1", "days:3", "days:7"];

/// The page that opens a table, at which these bots can sit.
#[must_use]
pub fn new_table(shell: &Shell<'_>, game: GameId, bots: &[&str]) -> String {
    let texts = shell.texts();
    let name = home::name(shell, game);
    let content = html! {
        main class="wrap sheet-page" id="main" {
            form class="panel form" method="post" action="/tables" {
                (csrf(shell))
                input type="hidden" name="game" value=(game);
                header class="form__head" {
                    svg class="game__art" viewBox="0 0 288 150" preserveAspectRatio="xMidYMax slice"
                        aria-hidden="true" { (drawing(with_game!(game, G => G::PICTURE))) }
                    div { h1 { (texts.get("web-new-table")) } p { (name) } }
                }
                (games_choice(shell, game))
                label class="form__row" {
                    span { (texts.get("web-table-title")) }
                    input name="title" maxlength="60"
                        placeholder=(texts.with("web-table-of", [("name", shell.my_name.into())]));
                }
                (seats(shell, game.info().seats, bots))
                @for option in game.info().options { (option_row(shell, game, option)) }
                (pace(shell))
                (stand_in(shell, bots))
                (hints(shell))
                label class="form__row form__row--check" {
                    input type="checkbox" name="public" value="on";
                    span { (texts.get("web-public")) small { (texts.get("web-public-say")) } }
                }
                footer class="form__foot" {
                    a class="btn" href="/" { (texts.get("web-cancel")) }
                    button class="btn btn--lg" name="fill" value="on"
                        title=(texts.get("web-fill-start-say")) {
                        (icon("bot")) (texts.get("web-play-now-bots"))
                    }
                    button class="btn btn--act btn--lg" { (icon("check")) (texts.get("web-open-table")) }
                }
            }
        }
    };
    let title = texts.get("web-new-table");
    page(shell, &Page { title, class: "", heading: html! {}, tools: html! {}, content })
}

/// Other games of the house, once there are some.
fn games_choice(shell: &Shell<'_>, game: GameId) -> Markup {
    html! {
        @if GameId::ALL.len() > 1 {
            nav class="seg" aria-label=(shell.texts().get("web-games")) {
                @for &other in GameId::ALL {
                    a href={ "/new/" (other) } aria-current=[(other == game).then_some("page")] {
                        (home::name(shell, other))
                    }
                }
            }
        }
    }
}

fn seats(shell: &Shell<'_>, (fewest, most): (u8, u8), bots: &[&str]) -> Markup {
    let texts = shell.texts();
    let usual = USUAL_SEATS.clamp(fewest, most);
    html! {
        fieldset class="form__seats" {
            legend { (texts.get("web-seats")) }
            div class="seg seg--radio" role="radiogroup" aria-label=(texts.get("web-number-of-seats")) {
                @for count in fewest..=most {
                    label {
                        input type="radio" name="seats" value=(count) checked[count == usual];
                        span { (count) }
                    }
                }
            }
            ol class="seat-rows" {
                @for seat in Seat::first(most) { (seat_row(shell, seat, bots)) }
            }
            p class="muted small" { (texts.get("web-hotseat-say")) }
        }
    }
}

fn seat_row(shell: &Shell<'_>, seat: Seat, bots: &[&str]) -> Markup {
    let texts = shell.texts();
    let first = seat.index() == 0;
    html! {
        li data-seat=(seat.index() + 1) {
            (shield(seat))
            label {
                span class="sr" { (texts.with("web-seat-n", [("seat", seat.to_string().into())])) }
                select name={ "seat." (seat.index()) } {
                    option value="me" selected[first] { (texts.get("web-seat-me")) }
                    option value="open" selected[!first] { (texts.get("web-seat-open")) }
                    @for bot in bots {
                        option value={ "bot:" (bot) } { (bot_name(shell, bot)) }
                    }
                    option value="hotseat" { (texts.get("web-seat-hotseat")) }
                }
            }
        }
    }
}

/// What a kind of bot is called; a kind without a text by its own name.
pub(super) fn bot_name(shell: &Shell<'_>, bot: &str) -> String {
    let texts = shell.texts();
    let key = format!("web-bot-{bot}");
    if texts.has(&key) { texts.get(&key) } else { format!("{} ({bot})", texts.get("web-bot")) }
}

fn option_row(shell: &Shell<'_>, game: GameId, option: &OptionSpec) -> Markup {
    let texts = shell.texts();
    let key = format!("web-{game}-option-{}", option.key.replace('_', "-"));
    let seats: Vec<String> = option.seats.iter().map(u8::to_string).collect();
    let seats = (!seats.is_empty()).then(|| seats.join(" "));
    html! {
        // Where it means nothing it is not shown.
        label class="form__row" data-seats=[seats] {
            span { (texts.get(&key)) small { (texts.get(&format!("{key}-say"))) } }
            select name={ "option." (option.key) } {
                @for value in option.values {
                    option value=(value) { (texts.get(&format!("web-value-{value}"))) }
                }
            }
        }
    }
}

/// The bot for seats without people.
fn stand_in(shell: &Shell<'_>, bots: &[&str]) -> Markup {
    let texts = shell.texts();
    html! {
        label class="form__row" {
            span { (texts.get("web-stand-in")) small { (texts.get("web-stand-in-say")) } }
            select name="stand_in" {
                @for &bot in bots {
                    option value=(bot) selected[bot == USUAL_BOT] { (bot_name(shell, bot)) }
                }
            }
        }
    }
}

/// Who may ask for hints.
fn hints(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        label class="form__row" {
            span { (texts.get("web-hints")) small { (texts.get("web-hints-say")) } }
            select name="hints" {
                @for value in ["auto", "on", "off"] {
                    option value=(value) { (texts.get(&format!("web-hints-{value}"))) }
                }
            }
        }
    }
}

fn pace(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts();
    html! {
        label class="form__row" {
            span { (texts.get("web-pace")) small { (texts.get("web-pace-say")) } }
            select name="pace" {
                @for pace in PACES {
                    option value=(pace) { (texts.get(&format!("web-pace-{}", pace.replace(':', "-")))) }
                }
            }
        }
    }
}

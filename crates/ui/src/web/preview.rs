//! What a link to a table shows where it is sent: words for those who draw such previews, and the
//! picture of the game that they show beside them.

use games::{GameId, with_game};
use maud::{DOCTYPE, Markup, html};

use super::{
    assets::{self, drawing},
    game::WebGame,
    lobby::pace,
    model::{Shell, Table},
};
use crate::{Lang, Texts};

/// The tags of an invitation, in the language of whoever invites.
pub(super) fn about(shell: &Shell<'_>, table: &Table<'_>, url: &str) -> Markup {
    let inviter = Shell { lang: table.lang, ..*shell };
    let texts = table.lang.texts();
    let game = texts.get(&format!("game-{}", table.game.game()));
    let title = texts.with("web-preview", [("game", game.into()), ("title", table.title.into())]);
    let say = format!("{} · {}", texts.get("web-preview-say"), pace(&inviter, table.pace));
    let picture = format!("{}.png", table.game.game());
    let picture = assets::asset(&picture).map(|_| assets::url(&picture));
    html! {
        meta name="description" content=(say);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Castellan";
        meta property="og:title" content=(title);
        meta property="og:description" content=(say);
        meta property="og:url" content={ (table.base_url) (url) };
        meta property="og:locale" content=(locale(table.lang));
        @if let Some(picture) = picture {
            meta property="og:image" content={ (table.base_url) (picture) };
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(WIDTH);
            meta property="og:image:height" content=(HEIGHT);
            meta property="og:image:alt" content=(picture_alt(texts, table.game.game()));
            meta name="twitter:card" content="summary_large_image";
        } @else {
            meta name="twitter:card" content="summary";
        }
    }
}

fn picture_alt(texts: &Texts, game: GameId) -> String {
    texts.get(&format!("game-{game}"))
}

const fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en_GB",
        Lang::Ru => "ru_RU",
        Lang::Uk => "uk_UA",
    }
}

/// The size of the picture; those who show it want it about twice as wide as it is high.
const WIDTH: u32 = 960;
const HEIGHT: u32 = 500;

/// The picture of a game as a page of its own, of which `cargo xtask previews` takes a photograph.
#[must_use]
pub fn preview(game: GameId) -> String {
    let page = html! {
        (DOCTYPE)
        html { head { meta charset="utf-8"; style { (drawing(assets::STYLES)) "body { margin: 0 }" } }
            body {
                (assets::sprites())
                svg class="game__art" viewBox="0 0 288 150" width=(WIDTH) height=(HEIGHT)
                    style="display: block; border: 0; aspect-ratio: auto" {
                    (drawing(with_game!(game, G => G::PICTURE)))
                }
            }
        }
    };
    page.into_string()
}

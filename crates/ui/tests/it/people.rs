//! People at the web table: comings and goings in the chronicle, and the offer to play again.

use engine::{Seat, Viewer};
use games::{AnyMatch, GameId};
use serde_json::Map;
use ui::{
    Lang,
    web::{self, Going, Holding, News, Rematch, Stage, Table},
};

use crate::pages::{shell, table};

fn game() -> AnyMatch {
    AnyMatch::new(GameId::KingsRoad, 2, Map::new()).unwrap()
}

fn news(going: Going) -> News<'static> {
    News { after: 0, seat: Seat::new(1), going, name: "Boris", bot: "Squire Odo" }
}

#[test]
fn comings_and_goings_are_told_to_whoever_has_read_so_far() {
    let game = game();
    for lang in Lang::ALL {
        let shell = shell(lang);
        let quiet = || Table {
            news: Vec::new(),
            ..table(&game, Stage::Playing, Viewer::Seat(Seat::new(0)))
        };
        let mut has = Holding::default();
        assert!(has.read(&shell, &quiet()).is_some(), "the opening");
        assert!(has.read(&shell, &quiet()).is_none(), "all is read");
        for told in [vec![Going::Left], vec![Going::Left, Going::Back]] {
            let table = Table { news: told.iter().copied().map(news).collect(), ..quiet() };
            let lines = has.read(&shell, &table).expect("something is new").to_string();
            assert_eq!(lines.matches("Boris").count(), told.len(), "{lines}");
            assert_eq!(lines.matches("Squire Odo").count(), 1, "{lines}");
            assert!(has.read(&shell, &table).is_none(), "once");
        }
    }
}

#[test]
fn only_those_who_played_are_asked_to_play_again_and_the_asker_is_led_there() {
    let game = game();
    let page = |viewer, asked, declined| {
        let decliners = if declined { vec!["Boris"] } else { Vec::new() };
        let rematch = Some(Rematch { table: "next", by: Some("Anna"), asked, declined, decliners });
        let over = table(&game, Stage::Over, viewer);
        let seats = over
            .seats
            .iter()
            .map(|&info| web::SeatInfo { mine: viewer == Viewer::Seat(info.seat), ..info });
        let seats = seats.collect();
        web::table(&shell(Lang::En), &Table { rematch, seats, ..over })
    };
    let seat = Viewer::Seat(Seat::new(0));
    let asked = page(seat, true, false);
    assert!(asked.contains("Anna wants a rematch") && asked.contains("/decline"), "{asked}");
    assert!(asked.contains("<title>Rematch?"));
    let declined = page(seat, true, true);
    assert!(declined.contains("Declined: Boris.") && !declined.contains("/decline"));
    assert!(declined.contains("/rematch"), "minds can be changed");
    let host = page(seat, false, false);
    assert!(host.contains("href=\"/t/next\"") && !host.contains("/decline"));
    let spectator = page(Viewer::Spectator, false, false);
    assert!(!spectator.contains("rematch"), "{spectator}");
}

//! What a mat of Viscounts shows without being asked: who began, the phase of the turn, what comes next would
//! score, which automa it is; and what the ends of the match would bring.

use engine::{Actor, Seat, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang,
    web::{self, SeatKind, Stage},
};

use crate::pages::{shell, table};

fn fresh(game: GameId, seats: u8, options: &[&str]) -> AnyMatch {
    let pairs: Vec<String> = options.iter().map(ToString::to_string).collect();
    AnyMatch::new(game, seats, games::options(game, &pairs).unwrap()).unwrap()
}

/// Plays by chance until a seat may do something that begins with this word.
fn asked(mut game: AnyMatch, word: &str) -> (AnyMatch, Seat) {
    let mut dice = bots::generator(5, 7);
    loop {
        let actor = game.turn().next_actor().expect("it is asked in time");
        let legal = game.legal(actor);
        if let Actor::Seat(seat) = actor
            && legal.iter().any(|action| action.starts_with(word))
        {
            return (game, seat);
        }
        let action = legal[rand::RngExt::random_range(&mut dice, 0..legal.len())].clone();
        game.play(actor, &action).unwrap();
    }
}

fn page(game: &AnyMatch, seat: Seat) -> String {
    web::table(&shell(Lang::En), &table(game, Stage::Playing, Viewer::Seat(seat)))
}

/// The mats of a page, seat by seat.
fn mats(page: &str) -> Vec<&str> {
    let all = page.split("<article class=\"mat ").skip(1);
    all.map(|mat| mat.split("</article>").next().unwrap()).collect()
}

/// The explanation with this id.
fn tip<'a>(page: &'a str, id: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("id=\"{id}\" role=\"tooltip\"")).expect("the tip");
    rest.split("<footer").next().unwrap()
}

#[test]
fn whoever_began_has_the_marker() {
    for (game, word) in [(GameId::Viscounts, "play"), (GameId::Architects, "place")] {
        let (reached, seat) = asked(fresh(game, 3, &[]), word);
        let first = reached.view(Viewer::Spectator)["first"].as_str().unwrap().to_owned();
        let page = page(&reached, seat);
        let marked = mats(&page).into_iter().zip(["A", "B", "C"]);
        let marked: Vec<&str> = marked
            .filter(|(mat, _)| mat.contains("class=\"first\""))
            .map(|(_, seat)| seat)
            .collect();
        assert_eq!(marked, [first.as_str()]);
    }
    let (alone, seat) = asked(fresh(GameId::Viscounts, 1, &[]), "play");
    assert!(!page(&alone, seat).contains("class=\"first\""));
}

#[test]
fn the_phase_of_the_turn_is_told_on_the_mat_of_whose_turn_it_is() {
    for (word, phase) in [("play", "Cards"), ("move", "Movement"), ("act", "Action")] {
        let (game, seat) = asked(fresh(GameId::Viscounts, 2, &[]), word);
        let page = page(&game, seat);
        let strips: Vec<bool> = mats(&page)
            .into_iter()
            .map(|mat| mat.contains(&format!("class=\"is-now\" title=\"{phase}\"")))
            .collect();
        let active = game.view(Viewer::Spectator)["active"].as_str().unwrap().to_owned();
        assert_eq!(strips, ["A", "B"].map(|seat| seat == active), "{word}");
    }
}

#[test]
fn what_the_next_building_scores_stands_on_the_own_mat() {
    let (game, seat) = asked(fresh(GameId::Viscounts, 2, &[]), "play");
    let page = page(&game, seat);
    for points in
        ["The next one adds 4 points", "The next one adds 6 points", "The next one adds 2 points"]
    {
        assert!(mats(&page)[seat.index()].contains(points), "{points}");
    }
}

#[test]
fn the_discard_pile_is_listed_by_name() {
    let (game, seat) = asked(fresh(GameId::Viscounts, 2, &[]), "hire");
    let own = &game.view(Viewer::Seat(seat))["players"][seat.index()]["discard_pile"];
    let count = own.as_array().unwrap().len();
    let page = page(&game, seat);
    assert_eq!(tip(&page, "tip-discard").matches("class=\"laid\"").count(), count);
}

#[test]
fn it_is_read_which_automa_sits_opposite() {
    let (game, _) = asked(fresh(GameId::Viscounts, 1, &["automa=build"]), "play");
    let mut table = table(&game, Stage::Playing, Viewer::Seat(Seat::new(0)));
    (table.seats[1].kind, table.seats[1].short_name) = (SeatKind::Rules, table.seats[1].name);
    let page = web::table(&shell(Lang::En), &table);
    assert!(mats(&page)[1].contains("Builder Automa"));
}

/// VIS-17.2: what the card under a pile would bring is said before it comes up.
#[test]
fn vis_17_2_places_are_told_before_the_end() {
    let mut told = 0;
    let (mut game, mut seat) = asked(fresh(GameId::Viscounts, 3, &[]), "play");
    for _ in 0..36 {
        let page = page(&game, seat);
        assert!(page.contains("12 · 8 · 4"));
        let view = game.view(Viewer::Spectator);
        let flipped = |key: &str| {
            let players = view["players"].as_array().unwrap().iter();
            players.filter(|own| own[key].as_u64() > Some(0)).count()
        };
        for (id, key) in [("tip-debts", "approved"), ("tip-deeds", "paid")] {
            let gains = tip(&page, id).matches("<b>+").count();
            assert_eq!(gains, flipped(key), "{id}");
            told += gains;
        }
        let action = game.legal(Actor::Seat(seat))[0].clone();
        game.play(Actor::Seat(seat), &action).unwrap();
        (game, seat) = asked(game, "play");
    }
    assert!(told > 20, "{told}");
}

#[test]
fn options_are_offered_only_with_the_players_for_whom_they_mean_something() {
    let form = web::new_table(&shell(Lang::En), GameId::Viscounts, &web::BOTS);
    let row = |key: &str| {
        let (before, _) = form.split_once(&format!("name=\"option.{key}\"")).expect("the option");
        before.rsplit("<label").next().unwrap().to_owned()
    };
    assert!(row("automa").contains("data-seats=\"1\""));
    assert!(row("difficulty").contains("data-seats=\"1\""));
    assert!(row("sides").contains("data-seats=\"1 2 4\""));
    assert!(!row("trades").contains("data-seats"));
}

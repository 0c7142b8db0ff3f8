//! Tables in the terminal: they fit a usual screen in every language, and no word is broken.

use engine::{Seat, Turn, Viewer};
use games::{AnyMatch, GameId};
use ui::{
    Lang, Names, Teller, story,
    terminal::{self, WIDTH, width},
};

/// Plays a match without thought and hands over every position.
fn play(game: GameId, seats: u8, options: &[&str], mut seed: usize, show: impl Fn(&AnyMatch)) {
    let options = games::options(game, options).expect("options of the game");
    let mut played = AnyMatch::new(game, seats, options).expect("it can be set up");
    show(&played);
    while let Some(actor) = played.turn().next_actor() {
        let legal = played.legal(actor);
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        played.play(actor, &legal[(seed >> 33) % legal.len()]).expect("it is legal");
        show(&played);
    }
    assert_eq!(played.turn(), Turn::Over);
}

/// Everything that a position shows.
fn shown(played: &AnyMatch, viewer: Viewer, teller: &Teller<'_>) -> String {
    let prompt = story::prompt(played, viewer, teller);
    let mut text = terminal::board(played, viewer, teller);
    text += &terminal::sentence(&prompt.say, 0);
    text += &("\n".to_owned() + &terminal::sentence(&prompt.sub, 0) + "\n");
    text + &terminal::scores(played.game(), &played.scores(), teller)
}

fn check(played: &AnyMatch) {
    for lang in Lang::ALL {
        let names = Names::new::<&str>(&[], played.seats(), lang);
        let teller = Teller::new(lang, &names);
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            let text = shown(played, viewer, &teller);
            let plain = anstream::adapter::strip_str(&text).to_string();
            for line in plain.lines() {
                assert!(width(line) <= WIDTH, "{lang}, {} columns: {line}\n{plain}", width(line));
                let broken = |word: &str| word.ends_with('…') && word.chars().count() > 1;
                assert!(!line.split(' ').any(broken), "{lang}: {line}\n{plain}");
            }
        }
    }
}

#[test]
fn the_castle_fits_the_screen_with_whole_words() {
    for seats in 2..=4 {
        let winter = ["side=winter", "six_winter_cards=true"];
        play(GameId::Castle, seats, &winter, usize::from(seats), check);
        play(GameId::Castle, seats, &[], 10 + usize::from(seats), check);
    }
}

#[test]
fn kings_road_fits_the_screen_with_whole_words() {
    for seats in 2..=5 {
        play(GameId::KingsRoad, seats, &[], usize::from(seats), check);
    }
}

#[test]
fn architects_fits_the_screen_with_whole_words() {
    let all =
        ["boards=dealt", "extra_characters=true", "opening_apprentice=true", "promo_cards=true"];
    play(GameId::Architects, 2, &[], 3, sparsely());
    play(GameId::Architects, 5, &all, 4, sparsely());
}

#[test]
fn viscounts_fits_the_screen_with_whole_words() {
    play(GameId::Viscounts, 1, &["automa=card", "difficulty=one"], 5, sparsely());
    play(GameId::Viscounts, 4, &[], 6, sparsely());
}

/// Long matches are looked at now and then.
fn sparsely() -> impl Fn(&AnyMatch) {
    |played: &AnyMatch| {
        if played.len().is_multiple_of(23) || played.turn() == Turn::Over {
            check(played);
        }
    }
}

/// Words on the same line of a table are apart from each other.
#[test]
fn headings_do_not_run_into_each_other() {
    play(GameId::Castle, 2, &[], 1, |played| {
        for lang in Lang::ALL {
            let names = Names::new::<&str>(&[], 2, lang);
            let board = terminal::board(played, Viewer::Spectator, &Teller::new(lang, &names));
            let board = anstream::adapter::strip_str(&board).to_string();
            let texts = lang.texts();
            for keys in [
                &["building", "cost", "points", "half", "tiles", "places", "brings"][..],
                &["talers", "helpers", "score"],
            ] {
                let words = keys.iter().map(|key| texts.get(&format!("castle-table-{key}")));
                let head: Vec<String> = words.collect();
                let is_head =
                    |line: &str| line.split_whitespace().eq(head.iter().flat_map(|w| w.split(' ')));
                assert!(board.lines().any(is_head), "{lang}: {head:?} in {board}");
            }
        }
    });
}

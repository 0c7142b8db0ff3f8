//! `play`, from a script: choices, questions, taking back, saving, leaving.

use std::fs;

use crate::run::{Ended, Folder, run, run_with};

fn play(args: &[&str], input: &str) -> Ended {
    run_with(&[&["play", "kings-road", "--seed", "5"], args].concat(), input)
}

const AGAINST_BOTS: [&str; 4] = ["--seats", "3", "--bots", "random,random"];

#[test]
fn a_whole_match_against_bots() {
    for (lang, sheet) in [("en", "Score sheet"), ("ru", "Таблица очков"), ("uk", "Таблиця очок")]
    {
        let ended = play(&[&AGAINST_BOTS[..], &["--lang", lang]].concat(), &"1\n".repeat(400));
        assert_eq!(ended.code, 0);
        assert!(ended.out.contains(sheet), "{lang}: {}", ended.out);
        assert_eq!(ended.err, "", "the match ended, not the input");
    }
}

#[test]
fn a_whole_match_in_turns_at_one_screen() {
    let ended = play(&["--seats", "2"], &"3\n".repeat(400));
    assert_eq!(ended.code, 0);
    assert!(ended.out.contains("Score sheet"));
    assert!(ended.out.contains("Player B is next."), "the other takes over");
}

#[test]
fn bots_alone_play_to_the_end() {
    let ended = play(&["--seats", "2", "--bots", "random,random"], "");
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert!(ended.out.contains("Score sheet") && ended.out.contains("Bot A turns up"));
    let again = play(&["--seats", "2", "--bots", "random,random"], "");
    assert_eq!(ended.out, again.out, "the same seed plays the same match");
}

#[test]
fn the_end_of_the_input_is_polite() {
    let ended = play(&AGAINST_BOTS, "");
    assert_eq!(ended.code, 0);
    assert!(ended.err.contains("input ended"), "{}", ended.err);
    let left = play(&AGAINST_BOTS, "quit\n1\n1\n");
    assert_eq!((left.code, left.err.as_str()), (0, ""));
    assert!(left.out.contains("Until next time"));
    let bytes = play(&AGAINST_BOTS, "\u{0}\u{7f}\n???\n[31m\nquit\n");
    assert_eq!(bytes.code, 0);
}

#[test]
fn moves_are_numbered_searched_and_explained() {
    let ended = play(&AGAINST_BOTS, "altar castle kn\nmore\nwhy ALT CAS\nwhy 145\n999\n0\nxyz\n");
    let found = " 145 King’s Altar, King’s Castle, Knight (ALT CAS KNIGHT)\n";
    assert!(ended.out.contains(found), "{}", ended.out);
    assert!(ended.out.contains("18 of 185 moves"));
    assert!(ended.out.contains("You must choose exactly 3 cards, not 2. KRD-3.2"));
    assert!(ended.out.contains("KRD-3.2 Number of cards"), "why shows the rule itself");
    assert!(ended.out.contains("one marker to the King’s Altar and two markers to the King’s"));
    assert!(ended.out.contains("no move 999") && ended.out.contains("no move 0"));
    assert!(ended.out.contains("No move contains “xyz”"));
}

#[test]
fn notation_is_taken_in_any_order_and_case() {
    let ended = play(&AGAINST_BOTS, "tmp, alt zkd\n");
    assert!(ended.out.contains("Round 2"), "{}", ended.out);
    let shown = "Player A turns up: Zin Kai’s Deep, King’s Altar and Temple Ruins.";
    assert!(ended.out.contains(shown), "{}", ended.out);
}

#[test]
fn rules_log_and_help_are_at_hand_in_every_language() {
    let ended = play(&AGAINST_BOTS, "rules KRD-4.9\nrules\nrules KRD-99\n?\nlog\n");
    for text in ["Witch: the reveal", "KRD-12 ", "no rule KRD-99", "save FILE", "Round 1"] {
        assert!(ended.out.contains(text), "{text} in {}", ended.out);
    }
    let russian = play(&[&AGAINST_BOTS[..], &["--lang", "ru"]].concat(), "почему ALT\nwhy ALT\n");
    assert_eq!(russian.out.matches("Нужно выбрать ровно 3 карты, а не 1.").count(), 2);
    let ukrainian = play(&[&AGAINST_BOTS[..], &["--lang", "uk"]].concat(), "правила KRD-4.9\n");
    assert!(ukrainian.out.contains("Відьма: розкриття"), "{}", ukrainian.out);
}

#[test]
fn a_choice_can_be_taken_back_until_it_is_turned_up() {
    let ended =
        play(&["--seats", "2"], "undo\nALT CAS KNIGHT\nundo\nZKD WIZ WLD\nZKD WIZ WLD\nundo\n");
    assert_eq!(ended.out.matches("nothing to take back").count(), 2, "{}", ended.out);
    assert!(ended.out.contains("Player A takes the last choice back."));
    assert!(
        ended.out.contains("Player A turns up: Zin Kai’s Deep, Wizard’s Tower and Wild Hills.")
    );
    assert!(!ended.out.contains("turns up: King’s Altar"), "what was taken back never happened");
}

#[test]
fn the_other_seat_never_sees_what_lies_face_down() {
    let ended = play(&["--seats", "2"], "ALT CAS KNIGHT\nlog\nwhy ALT\n");
    let (_, second) = ended.out.split_once("Player B is next.").expect("the other is asked");
    assert!(second.contains("Player A lays cards face down."));
    assert!(!second.contains("ALT CAS KNIGHT") && !second.contains("turns up"), "{second}");
}

#[test]
fn a_match_is_saved_whole_and_goes_on_later() {
    let folder = Folder::new();
    let file = folder.path("my match.json");
    let save = format!("1\nsave {file}\n1\nsave {file}\nquit\n");
    let ended = play(&AGAINST_BOTS, &save);
    assert_eq!(ended.out.matches("Saved in").count(), 2, "{}", ended.out);
    let left: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, ["my match.json"], "nothing half written is left behind");
    let replayed = run(&["replay", &file, "--json"]).json();
    assert!(replayed["moves"].as_u64() >= Some(6), "{replayed}");
    let again = format!("castellan play --resume '{file}' --bots random,random");
    assert!(ended.out.contains(&again), "{}", ended.out);
    let resume = ["play", "--resume", &file, "--bots", "random,random"];
    let resumed = run_with(&resume, "log\nquit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.out.contains("Round 3"), "{}", resumed.out);
    let earlier = run_with(&[&resume[..], &["--at", "0"]].concat(), "log\nquit\n");
    assert!(!earlier.out.contains("Round 3"), "from an earlier move: {}", earlier.out);
    let later = run_with(&[&resume[..], &["--at", "999"]].concat(), "quit\n");
    assert_eq!(later.code, 2, "{}", later.err);
    let named = run_with(&[&resume[..], &["kings-road"]].concat(), "quit\n");
    assert_eq!((named.code, named.out.contains("Round 3")), (0, true), "{}", named.err);
}

#[test]
fn what_was_saved_comes_back_the_same() {
    let folder = Folder::new();
    let (first, second) = (folder.path("first.json"), folder.path("second.json"));
    assert_eq!(play(&AGAINST_BOTS, &format!("1\nsave {first}\nquit\n")).code, 0);
    let text = fs::read_to_string(&first).unwrap();
    let mut record: serde_json::Value = serde_json::from_str(&text).unwrap();
    record["names"] = serde_json::json!(["Олена", "", "Marek"]);
    fs::write(&first, record.to_string()).unwrap();
    let again = ["play", "--resume", &first, "--bots", "random,random"];
    let resumed = run_with(&again, &format!("save {second}\nquit\n"));
    assert!(resumed.out.contains("Олена") && resumed.out.contains("Marek"), "{}", resumed.out);
    let text = fs::read_to_string(&second).unwrap();
    let saved: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(saved, record);
}

#[test]
fn saving_never_harms_another_file() {
    let folder = Folder::new();
    let precious = folder.write("precious", "do not touch");
    let nowhere = folder.path("no/such/folder/match.json");
    let ended = play(
        &AGAINST_BOTS,
        &format!("save {precious}\nsave {nowhere}\nsave\nsave {}\n1\n", folder.path("")),
    );
    assert_eq!(fs::read_to_string(precious).unwrap(), "do not touch");
    assert!(ended.out.contains("exists already") && ended.out.contains("could not be written"));
    assert!(ended.out.contains("Type a file name"));
    assert!(ended.out.contains("Round 2"), "the match goes on");
}

#[test]
fn resuming_what_is_not_a_record_fails() {
    let folder = Folder::new();
    let file = folder.write("diary", "Dear diary");
    assert_eq!(run(&["play", "kings-road", "--resume", &file]).code, 1);
    for args in [&["play"][..], &["play", "kings-road"]] {
        let none = run(&[args, &["--resume", &folder.path("none")]].concat());
        assert_eq!(none.code, 2);
        assert!(none.err.contains("There is no file") && none.out.is_empty(), "{}", none.err);
    }
    let out = folder.path("records");
    assert_eq!(run(&["simulate", "castle", "--games", "1", "--out", &out]).code, 0);
    let other = run(&["play", "kings-road", "--resume", &format!("{out}/castle-000000.json")]);
    assert_eq!((other.code, other.out.as_str()), (2, ""));
    assert!(other.err.contains("is a match of castle, not of kings-road"), "{}", other.err);
    assert_eq!(run(&["play", "--resume", "-"]).code, 2, "moves are typed there");
}

#[test]
fn the_variant_can_be_played() {
    let option = ["--option", "hereditary_nobles=true", "--seats", "2"];
    let ended = play(&option, &"60\n".repeat(400));
    assert!(ended.out.contains("Score sheet"));
    assert!(!ended.out.contains("loses the noble"), "nobles stay for good");
}

fn play_castle(args: &[&str], input: &str) -> Ended {
    run_with(&[&["play", "castle", "--seed", "5"], args].concat(), input)
}

#[test]
fn a_whole_match_of_the_castle_in_every_language_and_size() {
    let winter = ["--option", "side=winter", "--option", "six_winter_cards=true"];
    for (lang, sheet, seats, bots) in [
        ("en", "Score sheet", "2", "random"),
        ("ru", "Таблица очков", "3", "random,random"),
        ("uk", "Таблиця очок", "4", "random,random,random"),
    ] {
        let args = ["--seats", seats, "--bots", bots, "--lang", lang];
        let input = "?\nask\nask\n".to_owned() + &"2\n1\n3\n".repeat(200);
        let ended = play_castle(&[&args[..], &winter].concat(), &input);
        assert_eq!((ended.code, ended.err.as_str()), (0, ""));
        assert!(ended.out.contains(sheet), "{lang}: {}", ended.out);
        let widest = ended.out.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 80, "{widest} columns");
    }
}

#[test]
fn what_is_paid_stands_in_the_list_and_long_lists_are_gathered() {
    let ended = play_castle(&["--seats", "3"], "cards quarry\ncards timber\ncards earth\nwhy\n?\n");
    assert!(ended.out.contains("load 1 sand and 1 wood"), "{}", ended.out);
    assert!(ended.out.contains("like: why load 2 sand"), "{}", ended.out);
    assert!(ended.out.contains("like: rules CAS-1"), "{}", ended.out);
    let ended = play_castle(&["--seats", "3"], &"1\n".repeat(10));
    assert!(ended.out.contains("1 Messenger (1): 8 talers"), "{}", ended.out);
    let pairs = play_castle(&["--seats", "2"], "1-3\n4-99\nmessenger\n");
    assert!(pairs.out.contains("(cards messenger trader)\n"), "{}", pairs.out);
    assert!(pairs.out.contains("no move 99"), "{}", pairs.out);
    assert!(pairs.out.contains("(cards messenger quarry)"), "{}", pairs.out);
}

/// The words on the screen are enough, in every language, whole or shortened.
#[test]
fn moves_and_questions_understand_the_names_on_the_screen() {
    for (lang, typed, shown) in [
        (
            "en",
            "king's altar, dark tower, knight\n",
            "turns up: King’s Altar, Dark Tower and Knight",
        ),
        ("ru", "тёмная, алтарь рыцарь\n", "раскрывает: Тёмная башня, Королевский алтарь и Рыцарь"),
        ("uk", "ВІВТАР темна лицар\n", "розкриває: Королівський вівтар"),
    ] {
        let ended = play(&[&AGAINST_BOTS[..], &["--lang", lang]].concat(), typed);
        assert!(ended.out.contains(shown), "{lang}: {}", ended.out);
    }
    let asked = [
        ("en", "why Messenger\nwhy STONEM\n", "This move is allowed."),
        ("ru", "почему Посыльный\nwhy каменот\n", "Этот ход разрешён."),
        ("uk", "чому Посланець\nwhy Каменяр\n", "Цей хід дозволено."),
        ("en", "why Master Builder\nwhy master b\n", "cannot be chosen in the first round"),
        ("ru", "почему Архитектор\nwhy архит\n", "Архитектор недоступен в первом раунде"),
        ("uk", "чому Архітектор\nwhy архі\n", "Архітектор недоступний у першому раунді"),
    ];
    for (lang, asked, said) in asked {
        let ended = play_castle(&["--seats", "3", "--lang", lang], asked);
        assert_eq!(ended.out.matches(said).count(), 2, "{lang}: {}", ended.out);
    }
    let several = play_castle(&["--seats", "2", "--lang", "ru"], "почему Каменотёс\n");
    assert!(several.out.contains("(cards trader stonemason)"), "{}", several.out);
    let built = play_castle(&["--seats", "3", "--lang", "ru"], "почему Палас\n");
    assert!(built.out.contains("Строят только Строитель, Каменотёс и Рабочие."), "{}", built.out);
    let unknown = play(&AGAINST_BOTS, "why gandalf\n");
    assert!(unknown.out.contains("No move contains “gandalf”"), "{}", unknown.out);
}

/// The Knight laid without his marker is no card of its own.
#[test]
fn the_hand_has_eleven_cards() {
    for lang in ["en", "ru", "uk"] {
        let ended = play(&[&AGAINST_BOTS[..], &["--lang", lang]].concat(), "");
        let start = ["Cards:", "Карты:", "Карти:"];
        let hand = |line: &&str| start.iter().any(|word| line.starts_with(word));
        let hand = ended.out.lines().find(hand).expect("a hand");
        assert_eq!(hand.split_whitespace().count(), 12, "{hand}");
    }
}

/// A reflexive 1 must not end anything: "go on" is the first only where it is the only one.
#[test]
fn ending_comes_last() {
    let ended = play_castle(&["--seats", "3", "--ask"], &"1\n".repeat(400));
    assert!(ended.out.contains("Score sheet"), "{}", ended.out);
    let lines: Vec<&str> = ended.out.lines().collect();
    let ends = lines.iter().filter(|line| line.contains(" go on")).count();
    assert!(ends > 10, "{ends}");
    for pair in lines.windows(2).filter(|pair| pair[0].starts_with("   1 go on")) {
        assert_eq!(pair[0], "   1 go on");
        assert!(!pair[1].starts_with("   2 "), "{pair:?}");
    }
}

#[test]
fn characters_lie_face_down_until_all_have_chosen() {
    let ended = play_castle(&["--seats", "2"], "cards messenger quarry\nlog\n");
    let mut screens = ended.out.split("is next. Take the seat");
    let second = screens.nth(2).expect("the other is asked");
    assert!(second.contains("lays cards face down") && second.contains("▮▮"), "{second}");
    assert!(!second.contains("messenger quarry") && !second.contains("shows:"), "{second}");
}

/// Everybody gets silver from the Timber Worker in the first round, and then lays the Messenger.
const SILVER: &str = "cards timber\ncards timber\ncards timber\nstop\nstop\nstop\n\
                      cards messenger\ncards messenger\ncards messenger\n";

#[test]
fn cas_22_8_nobody_is_asked_in_vain_unless_they_want_to_be() {
    let seats = ["--seats", "3"];
    let asked = "You may still exchange silver before your turn ends";
    let usual = play_castle(&seats, SILVER);
    assert!(usual.out.contains("Round 3"), "{}", usual.out);
    assert!(
        usual.out.contains("Type ask to be asked") && !usual.out.contains(asked),
        "{}",
        usual.out
    );
    let flag = play_castle(&["--seats", "3", "--ask"], SILVER);
    assert!(flag.out.contains(asked) && !flag.out.contains("Round 3"), "{}", flag.out);
    let word = play_castle(&seats, &SILVER.replacen("cards messenger", "ask\ncards messenger", 1));
    assert!(word.out.contains(asked), "{}", word.out);
    let both =
        play_castle(&["--seats", "3", "--ask", "--lang", "uk"], &format!("питати\n{SILVER}"));
    assert!(both.out.contains("Раунд 3"), "{}", both.out);
}

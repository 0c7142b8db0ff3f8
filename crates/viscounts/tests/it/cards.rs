//! The tables of the rules against what is printed on cards and boards.

use engine::effect::{Seats, Step as Word};
use toml::{Table, Value};
use viscounts::{
    Building, Card, Icon, Icons, Manuscript, Options, PlayerCard, Ribbon, Scheme, Section, Segment,
    Sides, Site, Slot, Space,
    automa::Attempt,
    board::{Bank, STARTING_ICONS, Trade, Trades, WORKER_COSTS, cards_above},
    card::{Ability, Moment},
    effects::{Row, Step, Verb},
    manuscript::{Count, Text},
};

pub fn printed(table: &str) -> Vec<Table> {
    rows_of(include_str!("printed.toml"), table)
}

pub fn rows_of(list: &str, table: &str) -> Vec<Table> {
    let all: Table = list.parse().expect("the list reads");
    let rows = all[table].as_array().expect("a list").iter();
    rows.map(|row| row.as_table().expect("a row").clone()).collect()
}

pub fn text<'a>(row: &'a Table, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("{key} of {row:?}"))
}

pub fn number(row: &Table, key: &str) -> i64 {
    row.get(key).map_or(0, |value| value.as_integer().expect("a number"))
}

/// Whether the source of a row is a reconstruction.
pub fn reconstructed(row: &Table) -> bool {
    row.get("reconstructed").and_then(Value::as_bool).unwrap_or(false)
}

pub fn icons(value: &Value) -> Icons {
    let named = value.as_table().expect("icons by their names");
    let count = |icon: Icon| u8::try_from(number(named, icon.name())).expect("a few");
    Icon::ALL.into_iter().map(|icon| Icons::of(icon, count(icon))).sum()
}

/// A list of effects as words, one line for each.
pub fn printed_effects(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|one| effect(one.as_table().unwrap())).collect()
}

fn effect(one: &Table) -> String {
    let n = one.get("n").map_or(1, |n| n.as_integer().unwrap());
    match text(one, "op") {
        "gain" => format!("gain {n} {}", text(one, "what")),
        "flip" => format!("{n} x flip {}", text(one, "what")),
        "hire" if text(one, "cost") == "printed" => "hire here".to_owned(),
        "hire" if one["optional"].as_bool() == Some(true) => format!("up to {n} x hire"),
        "hire" => format!("{n} x hire"),
        "may" => format!("may {:?}", printed_effects(&one["effects"])),
        "place_building" => format!("place_building {}", text(one, "building")),
        "gain_manuscript" => {
            let costs: Vec<i64> =
                one["costs"].as_array().unwrap().iter().map(|c| c.as_integer().unwrap()).collect();
            assert_eq!(costs, [3, 4]);
            "gain_manuscript 4".to_owned()
        }
        "choose" => {
            let options = one["options"].as_array().unwrap().iter();
            format!("choose {:?}", options.map(printed_effects).collect::<Vec<_>>())
        }
        op @ ("rearrange" | "shuffle" | "move_worker" | "ai_future" | "ai_dismiss") => {
            op.to_owned()
        }
        op => format!("{op} {n}"),
    }
}

pub fn effects(steps: &[Step]) -> Vec<String> {
    steps.iter().map(step).collect()
}

fn step(step: &Step) -> String {
    match step {
        Word::Do(verb) => said(*verb, 1),
        Word::Repeat(times, [Word::Do(verb)]) => said(*verb, *times),
        Word::May(steps) => format!("may {:?}", effects(steps)),
        Word::Choose(options) => {
            format!("choose {:?}", options.iter().map(|one| effects(one)).collect::<Vec<_>>())
        }
        other => panic!("{other:?}"),
    }
}

fn said(verb: Verb, times: u8) -> String {
    match verb {
        Verb::Silver(n) => format!("gain {n} silver"),
        Verb::Gain(good, n) => format!("gain {n} {good}"),
        Verb::Resources(n) => format!("gain {n} resource"),
        Verb::Virtue(n) => format!("gain {n} virtue"),
        Verb::Corruption(n) => format!("gain {n} corruption"),
        Verb::Debt => format!("gain {times} debt"),
        Verb::Deeds(n) => format!("gain {n} deed"),
        Verb::FlipDebt => format!("{times} x flip debt"),
        Verb::FlipDeed => format!("{times} x flip deed"),
        Verb::FlipEither => format!("{times} x flip either"),
        Verb::Discard(n) => format!("discard {n}"),
        Verb::Destroy(n) => format!("destroy {n}"),
        Verb::Shuffle => "shuffle".to_owned(),
        Verb::Rearrange => "rearrange".to_owned(),
        Verb::Hire => format!("{times} x hire"),
        Verb::MoveWorker => "move_worker".to_owned(),
        Verb::PlaceWorkers(n) => format!("place_workers {n}"),
        Verb::PlaceBuilding(building) | Verb::StartBuilding(building) => {
            format!("place_building {building}")
        }
        Verb::GainManuscript(most) => format!("gain_manuscript {most}"),
        Verb::DestroyOfDeck => "destroy 1".to_owned(),
        Verb::Future => "ai_future".to_owned(),
        Verb::FreeDismissal => "ai_dismiss".to_owned(),
        Verb::Draw(n) => format!("draw {n}"),
        Verb::GainOrder => format!("gain_order {times}"),
        Verb::Welcome => format!("welcome {times}"),
        Verb::Refuse => format!("refuse {times}"),
        Verb::HireHere => "hire here".to_owned(),
        Verb::HireUpTo(n) => format!("up to {n} x hire"),
        other => format!("{other:?}"),
    }
}

/// VIS-0.2, VCE-4, VCE-15, VCE-16, VCE-17, VCE-19: 68 townsfolk, ten heroes, eight starting cards.
#[test]
fn vis_0_2_vce_4_19_cards() {
    let rows = printed("card");
    assert_eq!((rows.len(), Card::BASE), (86, 86));
    for (row, card) in rows.iter().zip(Card::ALL) {
        check_card(row, card);
    }
}

pub fn check_card(row: &Table, card: Card) {
    assert_eq!(text(row, "id"), card.name());
    assert_eq!(number(row, "cost"), i64::from(card.cost()), "{card}");
    assert_eq!(card.icons(), icons(&row["icons"]), "{card}");
    assert_eq!(effects(card.hire_effect()), printed_effects(&row["hire_effect"]), "{card}");
    assert_eq!(card.is_reconstructed(), reconstructed(row), "{card}");
    check_ability(card, row["ability"].as_table().expect("an ability"));
}

pub fn modifier(ability: &Table) -> &str {
    ability["modifiers"][0]["mod"].as_str().expect("a modifier")
}

pub fn trigger(moment: Moment) -> String {
    match moment {
        Moment::After(primary) => format!("after_{}", primary.icon()),
        Moment::FlipDebt => "flip_debt".to_owned(),
        Moment::GainDebt => "gain_debt".to_owned(),
        Moment::Collision => "collision".to_owned(),
        Moment::FlipDeed => "flip_deed".to_owned(),
        Moment::Hire => "hire".to_owned(),
        Moment::GainOrder => "gain_order".to_owned(),
        Moment::Welcome => "welcome".to_owned(),
        Moment::Refuse => "refuse".to_owned(),
        Moment::Shuffle => "shuffle".to_owned(),
        Moment::Dismiss => "dismiss".to_owned(),
    }
}

fn check_ability(card: Card, ability: &Table) {
    let steps = || printed_effects(&ability["effects"]);
    let fits = match (text(ability, "kind"), card.ability()) {
        ("none", Ability::None) => true,
        ("instant", Ability::Instant(own)) | ("dropoff", Ability::DropOff(own)) => {
            effects(own) == steps()
        }
        ("ongoing", Ability::At(moment, own)) => {
            text(ability, "trigger") == trigger(moment) && effects(own) == steps()
        }
        ("ongoing", Ability::HandLimit) => modifier(ability) == "hand_limit",
        ("ongoing", Ability::MoveBonus) => modifier(ability) == "move_bonus",
        ("ongoing", Ability::DismissAnywhere) => modifier(ability) == "dismiss_anywhere",
        ("ongoing", own) => {
            let modifier = ability["modifiers"][0].as_table().expect("a modifier");
            let (name, primary) = match own {
                Ability::ConvertsTrade(primary) => ("convert_icons", primary),
                Ability::PaysWithSilver(primary) | Ability::PaysWithAll(primary) => {
                    ("convert_payment", primary)
                }
                Ability::DoublesPayment(primary) => ("double_payment", primary),
                other => panic!("{card}: {other:?}"),
            };
            let icon = primary.icon().name();
            text(modifier, "mod") == name
                && (text(modifier, "action"), text(modifier, "to")) == (icon, icon)
                && match own {
                    Ability::PaysWithAll(_) => number(modifier, "per") == 1,
                    Ability::DoublesPayment(_) => number(modifier, "counts_as") == 2,
                    _ => number(modifier, "per") == 2,
                }
        }
        _ => false,
    };
    assert!(fits, "{card}: {:?}", card.ability());
}

/// VIS-12.3, VIS-12.4, VIS-17.4: 35 Manuscripts, five with grey backs.
#[test]
fn vis_12_4_17_4_manuscripts() {
    let rows = printed("manuscript");
    assert_eq!(rows.len(), Manuscript::BASE);
    for (row, one) in rows.iter().zip(Manuscript::ALL) {
        assert_eq!(text(row, "id"), one.name());
        assert_eq!(text(row, "back") == "grey", one.index() < Manuscript::GREY_BACKED);
        assert_eq!(
            (number(row, "cost"), text(row, "ribbon")),
            (one.cost().into(), one.ribbon().expect("a ribbon").name())
        );
        assert_eq!(one.is_reconstructed(), reconstructed(row), "{one}");
        match one.text() {
            Text::Immediate(steps) => assert_eq!(effects(steps), printed_effects(&row["effects"])),
            Text::Scoring(count, group) => {
                let scoring = row["end_game"][0].as_table().expect("what is scored");
                assert_eq!(number(scoring, "group"), i64::from(group), "{one}");
                assert_eq!(text(scoring, "per"), name(count), "{one}");
            }
        }
    }
    for row in printed("bonus") {
        let ribbon: Ribbon = text(&row, "ribbon").parse().unwrap();
        assert_eq!((ribbon.bonus(), number(&row, "vp")), (icons(&row["icons"]), 3));
    }
}

const fn name(count: Count) -> &'static str {
    match count {
        Count::BuildIcon => "build_icon",
        Count::NobleIcon => "noble_icon",
        Count::ClericIcon => "cleric_icon",
        Count::TradeIcon => "trade_icon",
        Count::CriminalIcon => "criminal_icon",
        Count::Building => "building",
        Count::FlippedDebt => "flipped_debt",
        Count::FlippedDeed => "flipped_deed",
        Count::WorkerInCastle => "worker_in_castle",
        Count::Resource => "resource",
        Count::Outsider => "outsider_in_deck",
    }
}

/// VIS-2.10, VIS-2.11: ten player cards.
#[test]
fn vis_2_11_player_cards() {
    for (row, card) in printed("player_card").iter().zip(PlayerCard::ALL) {
        assert_eq!(number(row, "number").to_string(), card.name());
        let (start, goods) = (card.start(), row["goods"].as_table().unwrap());
        let own = ["stone", "gold", "inkwell"].map(|good| number(goods, good));
        assert_eq!(start.goods.map(i64::from), own, "{card}");
        assert_eq!(i64::from(start.resources), number(goods, "resource"), "{card}");
        let rest = (start.silver, start.deeds, start.debts);
        let printed =
            ["silver", "deed", "debt"].map(|key| u16::try_from(number(goods, key)).unwrap());
        assert_eq!(rest, printed.into(), "{card}");
        assert_eq!(effects(start.steps), printed_effects(&row["effects"]), "{card}");
        assert_eq!(start.reconstructed, reconstructed(row), "{card}");
    }
}

/// VIS-2.2, VIS-3.5, VIS-3.6, VIS-9.1, VIS-9.2: both sides of the segments, 23, 25 and 28 sites.
#[test]
fn vis_2_2_3_5_3_6_9_1_sides() {
    for row in printed("side") {
        let segment: Segment = text(&row, "segment").parse().unwrap();
        let trade = |bank| exchange(Options::default().trade(segment, bank));
        assert_eq!(trade(Bank::Left), text(&row, "trade_left"));
        assert_eq!(trade(Bank::Right), text(&row, "trade_right"));
        let sites = row["site"].as_array().unwrap();
        for players in row["players"].as_array().unwrap() {
            let players = u8::try_from(players.as_integer().unwrap()).unwrap();
            assert_eq!(segment.sites(players), sites.len(), "{segment} for {players}");
            assert_eq!(segment.is_reconstructed(players), reconstructed(&row), "{segment}");
            for (at, printed) in sites.iter().enumerate() {
                check_site(Site::of(segment, at), players, printed, &row["link"]);
            }
        }
    }
    let sites = |players| Segment::ALL.map(|segment| segment.sites(players)).iter().sum::<usize>();
    assert_eq!([1, 2, 3, 4].map(sites), [23, 23, 25, 28]);
}

/// VIS-2.2, VIS-24: with any number of players the sides can be up that sources show.
#[test]
fn vis_2_2_pictured_sides() {
    let options = Options { sides: Sides::Pictured, ..Options::default() };
    for players in 1..=4 {
        let up = options.sides_for(players);
        assert!(Segment::ALL.iter().all(|segment| !segment.is_reconstructed(up)));
        assert!(Segment::ALL.iter().all(|segment| segment.sites(up) == 5));
    }
}

/// VIS-9.1, VIS-24: the exchanges of an assembled board; VIS-9.2: what an exchange takes.
#[test]
fn vis_9_1_9_2_exchanges() {
    let options = Options { trades: Trades::Assembled, ..Options::default() };
    for (row, space) in printed("assembled_trade").iter().zip(Space::ALL) {
        assert_eq!(number(row, "space").to_string(), space.name());
        let bank = space.bank().expect("an outer space");
        assert_eq!(exchange(options.trade(space.segment(), bank)), text(row, "trade"), "{space}");
    }
    let rate = |id: &str| {
        let rows = printed("trade");
        number(rows.iter().find(|row| text(row, "id") == id).expect("an exchange"), "trade_icons")
    };
    for (segment, bank) in
        Segment::ALL.into_iter().flat_map(|s| [(s, Bank::Left), (s, Bank::Right)])
    {
        let trade = Options::default().trade(segment, bank);
        assert_eq!(i64::from(trade.rate()), rate(exchange(trade)), "{segment}");
    }
}

fn check_site(site: Site, players: u8, printed: &Value, links: &Value) {
    let left = site.bank(players) == Bank::Left;
    assert_eq!(printed["bank"].as_str() == Some("left"), left, "{site}");
    let plot = site.plot(players);
    assert_eq!(effects(plot.site()), printed_effects(&printed["effects"]), "{site}");
    let mut all = links.as_array().unwrap().iter();
    let link = all.find(|link| link["from"] == printed["index"]);
    let expected = link.map_or(Vec::new(), |link| printed_effects(&link["effects"]));
    assert_eq!(effects(plot.link()), expected, "link from {site}");
}

const fn exchange(trade: Trade) -> &'static str {
    match trade {
        Trade::Silver => "silver",
        Trade::Good(good) => good.name(),
        Trade::Destroy => "destroy",
        Trade::Flip => "flip",
    }
}

/// VIS-3.7, VIS-11.10, VIS-5.5: printed cards, sections of the castle, spaces of the track.
#[test]
fn vis_3_7_11_10_5_5_boards() {
    for row in printed("segment") {
        let segment: Segment = text(&row, "id").parse().unwrap();
        let (cost, own, steps) = segment.printed_townsfolk();
        let figure = row["printed_townsfolk"].as_table().unwrap();
        assert_eq!((number(figure, "cost"), icons(&figure["icons"])), (cost.into(), own));
        assert_eq!(effects(steps), printed_effects(&figure["hire_effect"]));
        let manuscript = &row["printed_manuscript"]["effects"];
        assert_eq!(effects(segment.printed_manuscript()), printed_effects(manuscript));
    }
    for (row, section) in printed("section").iter().zip(Section::ALL) {
        assert_eq!(text(row, "id"), section.name());
        assert_eq!(effects(section.steps()), printed_effects(&row["tier2_effects"]));
    }
    for row in printed("space") {
        let space = u8::try_from(number(&row, "index")).unwrap();
        let reward = Row::Reward(space.try_into().unwrap());
        check_space(reward.steps(), &row, "above");
        let reward = Row::AutomaReward(space.try_into().unwrap());
        check_space(reward.steps(), &row, "above_ai");
    }
}

/// What the active player gains, then the others under a condition, then the markers are parted.
fn check_space(steps: &[Step], row: &Table, who: &str) {
    let [above @ .., Word::Each(Seats::Others, below), Word::Do(Verb::Part)] = steps else {
        panic!("{steps:?}")
    };
    assert_eq!(effects(above), printed_effects(&row[who]));
    let (condition, below) = match below {
        [Word::When(measure, below)] => (format!("{measure:?}"), *below),
        below => (String::new(), *below),
    };
    let expected = match text(row, "below_condition") {
        "criminals_1_or_more" => "Criminals",
        "criminals_0" => "NoCriminals",
        _ => "",
    };
    assert_eq!((condition.as_str(), effects(below)), (expected, printed_effects(&row["below"])));
}

/// VIS-10.2: what Buildings cost.
#[test]
fn vis_10_2_costs_of_buildings() {
    let costs = Building::ALL.map(|building| (building.name(), building.cost()));
    assert_eq!(costs, [("trading_post", 5), ("guildhall", 7), ("workshop", 3)]);
    for row in printed("building") {
        let building: Building = text(&row, "id").parse().unwrap();
        assert_eq!(i64::from(building.cost()), number(&row, "build_icons"));
    }
}

/// VIS-17.1: what one, two and three of a kind are worth.
#[test]
fn vis_17_1_points_of_buildings() {
    for row in printed("building") {
        let building: Building = text(&row, "id").parse().unwrap();
        let points = row["vp_by_count"].as_array().unwrap().iter();
        let points: Vec<i64> = points.map(|points| points.as_integer().unwrap()).collect();
        assert_eq!(building.points().map(i64::from).to_vec(), points);
    }
}

/// VIS-10.4: the slots of the player board, with the icons of those that have some.
#[test]
fn vis_10_4_slots() {
    for (row, slot) in printed("slot").iter().zip(Slot::ALL) {
        assert_eq!((text(row, "id"), text(row, "building")), (slot.name(), slot.building().name()));
        assert_eq!(slot.icons(), row.get("icons").map_or(Icons::NONE, icons), "{slot}");
    }
}

/// VIS-6.7: icons printed on the slots for cards.
#[test]
fn vis_6_7_starting_icons() {
    for (row, own) in printed("starting_icons").iter().zip(STARTING_ICONS) {
        assert_eq!(own, icons(&row["icons"]));
    }
}

/// VIS-11.1: what Workers cost.
#[test]
fn vis_11_1_workers() {
    for (row, cost) in printed("worker_cost").iter().zip(WORKER_COSTS) {
        assert_eq!(number(row, "noble_icons"), i64::from(cost));
    }
}

/// VIS-2.13: Debts and Deeds above the cards that end the match.
#[test]
fn vis_2_13_cards_above() {
    for row in printed("end") {
        let (debts, deeds) = cards_above(u8::try_from(number(&row, "players")).unwrap());
        assert_eq!(
            (i64::from(debts), i64::from(deeds)),
            (number(&row, "debts"), number(&row, "deeds"))
        );
    }
}

/// VIS-0.5, VCE-1: where a row gives Corruption and Virtue, Corruption comes first.
#[test]
fn vis_0_5_corruption_comes_first() {
    let cards = Card::ALL.into_iter().flat_map(|card| [card.steps(), card.hire_effect()]);
    let manuscripts = Manuscript::ALL.into_iter().map(Manuscript::steps);
    for steps in cards.chain(manuscripts) {
        let at = |wanted: fn(&Verb) -> bool| {
            steps.iter().position(|step| matches!(step, Word::Do(verb) if wanted(verb)))
        };
        let virtue = at(|verb| matches!(verb, Verb::Virtue(_)));
        let corruption = at(|verb| matches!(verb, Verb::Corruption(_)));
        assert!(virtue.is_none() || corruption.is_none() || corruption < virtue, "{steps:?}");
    }
}

/// VIS-21.12: sixteen schemes.
#[test]
fn vis_21_12_schemes() {
    let rows = printed("scheme");
    assert_eq!(rows.len(), Scheme::ALL.len());
    for (row, scheme) in rows.iter().zip(Scheme::ALL) {
        assert_eq!(text(row, "id"), scheme.name());
        assert_eq!(text(row, "deck") == "starting", scheme.index() < Scheme::STARTING);
        assert_eq!(scheme.header(), icons(&row["header"]), "{scheme}");
        assert_eq!(scheme.is_reconstructed(), reconstructed(row), "{scheme}");
        assert_eq!(i64::from(scheme.steps()), number(row, "move"), "{scheme}");
        assert_eq!(effects(scheme.effects()), printed_effects(&row["row2"]), "{scheme}");
        let criminal = scheme.header().count(Icon::Criminal) > 0;
        assert_eq!(row["row1_criminal"].as_bool(), Some(criminal), "{scheme}");
        let options = row["options"].as_array().unwrap();
        assert_eq!(options.len(), scheme.attempts().len(), "{scheme}");
        for (option, attempt) in options.iter().zip(scheme.attempts()) {
            match attempt {
                Attempt::Try(primary) => {
                    assert_eq!(option["action"].as_str(), Some(primary.icon().name()));
                }
                Attempt::Focus => assert_eq!(option["action"].as_str(), Some("focus")),
                Attempt::Gain(steps) => {
                    assert_eq!(effects(steps), printed_effects(&option["effects"]));
                }
            }
        }
    }
}

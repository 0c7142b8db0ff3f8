//! The table of King's Road as text: the circuit as a ring of eight regions, the seats below.

use anstyle::Style;
use engine::Seat;
use kings_road::{
    Card, Commitment, KingsRoad, Region, View,
    board::END_SCORE,
    view::{PlayerView, RegionView},
};

use crate::{
    Teller,
    terminal::{Draw, GILD, Name, QUIET, Row, STRONG, clip, paint, paragraph, seat_style, width},
};

/// Columns of a region with its frame, and of the gap between two.
const CELL: usize = 24;
const GAP: usize = 4;
/// What a region's frame has room for beside its number and code.
const TAG: usize = CELL - 11;

/// The ring as it lies on the table, row by row; the King rides clockwise.
const TOP: [Region; 3] = [Region::ZinKaisDeep, Region::WizardsTower, Region::WildHills];
const SIDES: [Region; 2] = [Region::KingsCastle, Region::KingsAltar];
const BOTTOM: [Region; 3] = [Region::DragonsLair, Region::DarkTower, Region::TempleRuins];

impl Draw for KingsRoad {
    fn board(view: &View, teller: &Teller<'_>) -> String {
        let cell = |at: Region| region(view, &view.regions[at.index()], teller);
        let mut lines = beside(&TOP.map(cell), "──▶ ");
        lines.push(between());
        let [left, right] = SIDES.map(cell);
        lines.extend(beside(&[left, centre(view, teller), right], ""));
        lines.push(between());
        lines.extend(beside(&BOTTOM.map(cell), " ◀──"));
        lines.push(Row::default());
        lines.extend(players(view, teller));
        lines.into_iter().map(|line| line.finish() + "\n").collect()
    }

    fn hand(view: &View, seat: Seat, teller: &Teller<'_>) -> String {
        let own = &view.players[seat.index()];
        let special = [(Card::Knight, true), (Card::Dragon, own.dragon), (Card::Witch, own.witch)];
        let special = special.into_iter().filter(|(_, held)| *held).map(|(card, _)| card);
        let cards = Region::ALL.into_iter().map(Card::Region).chain(special);
        let row = Row::default().with(QUIET, &teller.texts.get("kings-road-hand"));
        let row = cards.fold(row, |row, card| row.and(" ").with(STRONG, &called(card, teller)));
        let note = [("card", teller.label(Card::KnightDeclined).into())];
        let note = teller.texts.with("play-knight-declined", note);
        format!("{}\n{}", row.finish(), paint(QUIET, &paragraph(&note, 0)))
    }

    /// Regions by the code that stands on the board, the others by name.
    fn entry(_: &View, laid: Commitment, teller: &Teller<'_>) -> String {
        laid.cards().map(|card| called(card, teller)).collect::<Vec<_>>().join(" ")
    }

    fn names(teller: &Teller<'_>) -> Vec<Name> {
        let special = [Card::Knight, Card::KnightDeclined, Card::Dragon, Card::Witch];
        let cards = Region::ALL.into_iter().map(Card::Region).chain(special);
        cards.flat_map(|card| Name::of(card, teller)).collect()
    }

    fn meant(things: &[String]) -> Option<Commitment> {
        things.join(" ").parse().ok()
    }
}

/// A card in the fewest words: a region by its code.
fn called(card: Card, teller: &Teller<'_>) -> String {
    match card {
        Card::Region(region) => region.name().to_owned(),
        special => teller.label(special),
    }
}

/// Three blocks of the same height side by side, an arrow between them in the middle.
fn beside(blocks: &[Vec<Row>; 3], arrow: &str) -> Vec<Row> {
    let height = blocks[0].len();
    let line = |at: usize| {
        let gap = Row::default().with(QUIET, if at == height / 2 { arrow } else { "" }).pad(GAP);
        let [left, middle, right] = blocks.each_ref().map(|block| block[at].clone().pad(CELL));
        left.join(&gap).join(&middle).join(&gap).join(&right)
    };
    (0..height).map(line).collect()
}

/// The roads at both sides of the ring.
fn between() -> Row {
    let right = 2 * (CELL + GAP) + CELL / 2;
    Row::default().pad(CELL / 2).with(QUIET, "▲").pad(right).with(QUIET, "▼")
}

/// A region in its frame: number, code and King above, markers inside, paid places below.
fn region(view: &View, region: &RegionView, teller: &Teller<'_>) -> Vec<Row> {
    let at = region.region;
    let here = view.king == at;
    let frame = if here { GILD } else { QUIET };
    let tag = tag(view, at, teller);
    let tag_width = width(&tag);
    let head = Row::default()
        .with(frame, "╭─ ")
        .with(STRONG, &at.number().to_string())
        .and(" ")
        .with(STRONG, at.name())
        .and(" ")
        .fill(CELL - 2 - tag_width, "─", frame)
        .with(if here { GILD } else { QUIET }, &tag)
        .with(frame, "─╮");
    let inside = |row: Row| {
        let left = Row::default().with(frame, "│").and(" ").join(&row);
        left.pad(CELL - 1).with(frame, "│")
    };
    let name = Row::default().with(STRONG, &clip(&teller.label(at), CELL - 4));
    let mut rows = vec![head, inside(name)];
    rows.extend(view.players.iter().map(|player| inside(markers(region, player.seat))));
    let seats = u8::try_from(view.players.len()).expect("few seats");
    let places: Vec<String> = at.paid_places(seats).iter().map(ToString::to_string).collect();
    let foot = Row::default().with(frame, "╰─ ").and(&places.join("·")).and(" ");
    rows.push(foot.fill(CELL - 1, "─", frame).with(frame, "╯"));
    rows
}

/// What the next scoring or the last one did here.
fn tag(view: &View, at: Region, teller: &Teller<'_>) -> String {
    let is_next = (1..=usize::from(view.dragons)).any(|step| view.king.onward(step) == at);
    if view.king == at {
        format!(" ♚ {} ", teller.texts.get("kings-road-king"))
    } else if is_next {
        // A word that does not fit is left to the prompt, which names what will be scored.
        let tag = format!(" ◆ {} ", teller.texts.get("kings-road-to-be-scored"));
        if width(&tag) > TAG { " ◆ ".to_owned() } else { tag }
    } else if view.scored.contains(&at) {
        format!(" {} ", teller.texts.get("kings-road-scored"))
    } else {
        String::new()
    }
}

/// The markers of a seat in a region, and its influence.
fn markers(region: &RegionView, seat: Seat) -> Row {
    let placed = region.placed[seat.index()];
    let noble = region.nobles.contains(seat);
    let influence = placed + u8::from(noble);
    if influence == 0 {
        return Row::default().with(QUIET, &format!("{seat} ·"));
    }
    let discs = match placed {
        0..=14 => "●".repeat(placed.into()),
        many => format!("●×{many}"),
    };
    let style = seat_style(seat);
    Row::default().with(style, &format!("{seat} {}{discs}", if noble { "♛" } else { "" })).right(
        CELL - 4,
        style,
        &influence.to_string(),
    )
}

/// The middle of the ring: the round, the legend, and the ninth road from corner to corner.
fn centre(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let text = |key: &str| teller.texts.get(key);
    let round = teller.texts.with("kings-road-round", [("round", view.round.into())]);
    let said = [
        (STRONG, round),
        (QUIET, format!("● {}  ♛ {}", text("kings-road-marker"), text("kings-road-noble"))),
        (QUIET, format!("╲ {}", text("kings-road-extra-road"))),
    ];
    let height = view.players.len() + 3;
    let first = (height - said.len()) / 2;
    let line = |at: usize| {
        let said = at.checked_sub(first).and_then(|index| said.get(index));
        let (style, words) = said.map_or((QUIET, ""), |(style, words)| (*style, words));
        let words = clip(words, CELL - 2);
        let start = (CELL - width(&words)) / 2;
        let row = match at {
            0 | 1 => Row::default().pad(2 * at).with(QUIET, "╲"),
            _ => Row::default(),
        };
        let row = row.pad(start).with(style, &words);
        match height - at {
            below @ (1 | 2) => row.right(CELL + 2 - 2 * below, QUIET, "╲"),
            _ => row,
        }
    };
    (0..height).map(line).collect()
}

/// Columns in which the parts of a seat's line end.
const NAME: usize = 15;
const POINTS: usize = 22;
const BAR: usize = 33;
const TO_GO: usize = 39;
const SUPPLY: usize = 47;
const NOBLES: usize = 56;
const DRAGON: usize = 64;
const WITCH: usize = 72;

fn players(view: &View, teller: &Teller<'_>) -> Vec<Row> {
    let columns = [
        (POINTS, teller.texts.get("kings-road-points")),
        (TO_GO, teller.texts.with("kings-road-to-end", [("goal", END_SCORE.into())])),
        (SUPPLY, teller.texts.get("kings-road-supply")),
        (NOBLES, teller.texts.get("kings-road-nobles")),
        (DRAGON, teller.label(Card::Dragon)),
        (WITCH, teller.label(Card::Witch)),
    ];
    let head = columns.iter().fold(Row::default(), |row, (end, word)| row.right(*end, QUIET, word));
    let mut rows = vec![head];
    rows.extend(view.players.iter().flat_map(|own| player(own, teller)));
    rows
}

/// One seat: points and the way to the end, supply, nobles, special cards, cards laid; the viewer's
/// own by name on a line of their own.
fn player(own: &PlayerView, teller: &Teller<'_>) -> Vec<Row> {
    let style = seat_style(own.seat);
    let name = format!("{} {}", own.seat, teller.names.of(own.seat));
    let to_go = (END_SCORE - own.score).max(0);
    let held = |held: bool| if held { (Style::new(), "✔") } else { (QUIET, "–") };
    let ((dragon, dragon_sign), (witch, witch_sign)) = (held(own.dragon), held(own.witch));
    let row = Row::default()
        .with(style, &clip(&name, NAME))
        .right(POINTS, STRONG, &own.score.to_string())
        .and(" ")
        .join(&bar(own.score, style))
        .right(TO_GO, Style::new(), &to_go.to_string())
        .right(SUPPLY, Style::new(), &own.supply.to_string())
        .right(NOBLES, Style::new(), &own.nobles.len().to_string())
        .right(DRAGON, dragon, dragon_sign)
        .right(WITCH, witch, witch_sign)
        .and("  ");
    let laid = own.commitment.map(|laid| {
        let cards: Vec<String> = laid.cards().map(|card| called(card, teller)).collect();
        Row::default().pad(2).with(GILD, &cards.join(" "))
    });
    std::iter::once(row.join(&waits(own))).chain(laid).collect()
}

/// How far a seat has come towards the end of the match.
fn bar(score: i32, style: Style) -> Row {
    let length = BAR - POINTS - 1;
    let full = (0..length).filter(|&step| bar_step(step, length) <= score).count();
    Row::default().with(style, &"█".repeat(full)).with(QUIET, &"░".repeat(length - full))
}

/// The score from which on a step of the bar is full.
fn bar_step(step: usize, length: usize) -> i32 {
    let share = (step + 1) * usize::try_from(END_SCORE).expect("positive");
    i32::try_from(share.div_ceil(length)).expect("short")
}

/// Whether cards lie face down, or are still to be laid.
fn waits(own: &PlayerView) -> Row {
    match own.face_down {
        0 if own.awaited => Row::default().with(GILD, "…"),
        laid => Row::default().and(&"▮".repeat(laid.into())),
    }
}

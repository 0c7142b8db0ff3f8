//! The page for whoever runs a house: its nodes, its thinkers and what went wrong. Decision: in
//! English alone, like the log, whose lines it shows.

use maud::{DOCTYPE, Markup, html};

use super::assets;

/// What whoever runs a house wants to see.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// When it was looked at, in milliseconds since 1970.
    pub at_ms: i64,
    /// Whether what happens can be written.
    pub writes: bool,
    /// Whether the bus can be reached, where there is one.
    pub bus: Option<bool>,
    /// This node first.
    pub nodes: Vec<Node>,
    /// Those who only think.
    pub thinkers: Vec<Thinker>,
    /// The latest first.
    pub faults: Vec<Fault>,
}

/// A node and how it does.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// Its random name.
    pub name: String,
    /// Of the program; nothing if it does not say.
    pub version: String,
    /// When it came.
    pub since_ms: i64,
    /// Tables in memory.
    pub tables: u64,
    /// Browsers that look at one.
    pub sockets: u64,
    /// Writes that wait, and how long the one under way has taken so far.
    pub queue: (u64, u64),
    /// Thoughts under way, and those that wait.
    pub thoughts: (u64, u64),
    /// How long its own words take to come back over the bus.
    pub lag_ms: u64,
    /// Lines of its log that warn or worse, since it came.
    pub faults: u64,
}

/// A process that only thinks.
#[derive(Clone, Debug, Default)]
pub struct Thinker {
    /// Its random name.
    pub name: String,
    /// Of the program.
    pub version: String,
    /// When it came.
    pub since_ms: i64,
    /// How much it thinks about now, and at most.
    pub busy: (usize, usize),
    /// Whether it thinks as this node does, so that it is asked.
    pub asked: bool,
}

/// Something that went wrong.
#[derive(Clone, Debug, Default)]
pub struct Fault {
    /// When it was last so.
    pub at_ms: i64,
    /// Whether it is more than a warning.
    pub severe: bool,
    /// As the log says it.
    pub what: String,
    /// How often in a row.
    pub times: u64,
}

/// Tables of numbers, which no other page has.
const STYLE: &str = "main { padding-block: var(--s-5); display: grid; gap: var(--s-5); }
section { padding: var(--s-4); overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
.bad { color: var(--rubric); font-weight: 600; } .good { color: var(--verdigris); }";

/// The page; it comes anew by itself.
#[must_use]
pub fn operators(watch: &Watch) -> String {
    let document = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="refresh" content="5";
                title { "Nodes · Castellan" }
                link rel="icon" href=(assets::url("favicon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(assets::url("app.css"));
                style { (STYLE) }
            }
            body {
                main class="wrap" id="main" {
                    h1 { "The house" }
                    p { (writes(watch.writes)) @if let Some(bus) = watch.bus { " " (reached(bus)) } }
                    (nodes(watch))
                    (thinkers(watch))
                    (faults(watch))
                }
            }
        }
    };
    document.into_string()
}

fn writes(well: bool) -> Markup {
    html! {
        @if well { span class="good" { "What happens is written." } }
        @else { span class="bad" { "Nothing can be written: moves are refused." } }
    }
}

fn reached(connected: bool) -> Markup {
    html! {
        @if connected { span class="good" { "The bus is there." } }
        @else { span class="bad" { "The bus is away: nodes play on through the database." } }
    }
}

fn nodes(watch: &Watch) -> Markup {
    let lag = watch.bus.is_some();
    html! {
        section class="panel" {
            h2 { "Nodes" }
            table {
                thead { tr {
                    th { "Node" } th { "Version" } th { "Here for" }
                    th class="n" { "Tables in memory" } th class="n" { "Browsers" }
                    th class="n" { "Writes that wait" } th class="n" { "Write under way" }
                    th class="n" { "Thinking" } th class="n" { "Thoughts that wait" }
                    @if lag { th class="n" { "Lag of the bus" } }
                    th class="n" { "Faults" }
                } }
                tbody { @for (place, node) in watch.nodes.iter().enumerate() { tr {
                    td { code { (short(&node.name)) } @if place == 0 { " (this one)" } }
                    td { (node.version) }
                    td { (since(watch.at_ms, node.since_ms)) }
                    td class="n" { (node.tables) } td class="n" { (node.sockets) }
                    td class="n" { (node.queue.0) } td class="n" { (node.queue.1) " ms" }
                    td class="n" { (node.thoughts.0) } td class="n" { (node.thoughts.1) }
                    @if lag { td class="n" { (node.lag_ms) " ms" } }
                    td class="n" { (node.faults) }
                } } }
            }
        }
    }
}

fn thinkers(watch: &Watch) -> Markup {
    html! {
        section class="panel" {
            h2 { "Thinkers" }
            @if watch.thinkers.is_empty() { p { "None: the nodes think themselves." } }
            @else { table {
                thead { tr {
                    th { "Thinker" } th { "Version" } th { "Here for" }
                    th class="n" { "Thinking" } th class="n" { "At most" } th { "Asked" }
                } }
                tbody { @for thinker in &watch.thinkers { tr {
                    td { code { (short(&thinker.name)) } }
                    td { (thinker.version) }
                    td { (since(watch.at_ms, thinker.since_ms)) }
                    td class="n" { (thinker.busy.0) } td class="n" { (thinker.busy.1) }
                    td {
                        @if thinker.asked { "yes" }
                        @else { span class="bad" { "no: another version" } }
                    }
                } } }
            } }
        }
    }
}

fn faults(watch: &Watch) -> Markup {
    html! {
        section class="panel" {
            h2 { "Latest faults of this node" }
            @if watch.faults.is_empty() { p { "None since it came." } }
            @else { table {
                thead { tr { th { "Ago" } th class="n" { "Times" } th { "What the log says" } } }
                tbody { @for fault in &watch.faults { tr {
                    td { (since(watch.at_ms, fault.at_ms)) }
                    td class="n" { (fault.times) }
                    td class=[fault.severe.then_some("bad")] { (fault.what) }
                } } }
            } }
        }
    }
}

/// Enough of a random name to tell it from others.
fn short(name: &str) -> &str {
    name.get(..8).unwrap_or(name)
}

/// How long something has been, in the two largest units.
fn since(now_ms: i64, then_ms: i64) -> String {
    let seconds = (now_ms - then_ms).max(0) / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours, minutes) {
        (0, 0, 0) => format!("{seconds} s"),
        (0, 0, _) => format!("{minutes} min {} s", seconds % 60),
        (0, ..) => format!("{hours} h {} min", minutes % 60),
        _ => format!("{days} d {} h", hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_ago_is_told_in_two_units() {
        let ago = |seconds: i64| since(1_000_000_000, 1_000_000_000 - seconds * 1000);
        assert_eq!([ago(-5), ago(59)], ["0 s", "59 s"]);
        assert_eq!([ago(61), ago(3600), ago(90_061)], ["1 min 1 s", "1 h 0 min", "1 d 1 h"]);
    }

    #[test]
    fn what_a_log_says_is_shown_as_text() {
        let what = "<script>alert(1)</script>".to_owned();
        let fault = Fault { severe: true, what, times: 3, ..Fault::default() };
        let page = operators(&Watch { faults: vec![fault], ..Watch::default() });
        assert!(!page.contains("<script") && page.contains("&lt;script&gt;"), "{page}");
    }
}

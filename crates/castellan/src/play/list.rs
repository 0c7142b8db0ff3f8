//! The numbered list of legal actions: a page of it, or those that contain some words.

use ui::{
    Narrate, Teller, Texts,
    terminal::{
        Draw, GILD, QUIET, Row, WIDTH, paint, paragraph, width,
        words::{has_all, words},
    },
};

/// How many lines a page has: more of them when only few columns fit.
const LINES: usize = 6;
const ROWS: usize = 18;
/// From so many on, ways to do the same share a line.
const MANY: usize = 12;

/// What a seat may do, in the order of the list, and what it is called.
pub struct Offers<A> {
    /// What ends something stands last.
    pub actions: Vec<A>,
    /// In the game's notation.
    pub notation: Vec<String>,
    /// In words.
    pub titles: Vec<String>,
    /// As the list calls it.
    entries: Vec<String>,
    /// Runs of ways to do the same: the first, the one after the last, and what they share.
    families: Vec<(usize, usize, String)>,
}

impl<A: Copy + ToString> Offers<A> {
    /// What the seat may do.
    pub fn new<G>(view: &G::View, mut legal: Vec<A>, teller: &Teller<'_>) -> Self
    where
        G: Draw<Action = A> + Narrate,
    {
        legal.sort_by_key(|&action| G::ends(action));
        let mut families = Vec::new();
        let mut from = 0;
        for run in legal.chunk_by(|&one, &other| G::is_same_family(one, other)) {
            if let (2.., Some(text)) = (run.len(), G::family(run, teller)) {
                families.push((from, from + run.len(), text));
            }
            from += run.len();
        }
        Self {
            notation: legal.iter().map(ToString::to_string).collect(),
            titles: legal.iter().map(|&action| G::title(action, teller).plain()).collect(),
            entries: legal.iter().map(|&action| G::entry(view, action, teller)).collect(),
            families,
            actions: legal,
        }
    }

    /// The lines of a list of these actions, by number; in a long one, families share a line.
    pub fn lines(&self, numbers: &[usize]) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut rest = numbers;
        while let Some((&number, others)) = rest.split_first() {
            let family = self
                .whole_family(rest)
                .filter(|(from, to, _)| numbers.len() > MANY && numbers.len() > to - from);
            if let Some((from, to, text)) = family {
                let label = format!("{}–{to}", from + 1);
                lines.push(Line { label, text: text.clone(), gathers: true });
                rest = &rest[to - from..];
                continue;
            }
            let text = self.entries[number - 1].clone();
            lines.push(Line { label: number.to_string(), text, gathers: false });
            rest = others;
        }
        lines
    }

    /// The family that all of the next numbers make up, if they do.
    fn whole_family(&self, numbers: &[usize]) -> Option<&(usize, usize, String)> {
        let family = self.families.iter().find(|(from, ..)| from + 1 == numbers[0])?;
        let (from, to, _) = family;
        let run = numbers.get(..to - from)?;
        run.iter().copied().eq(from + 1..=*to).then_some(family)
    }

    /// The numbers of the actions that are called so: the one whose whole name this is, or all that
    /// have words beginning like these.
    pub fn called(&self, typed: &str) -> Vec<usize> {
        let typed = words(typed);
        let is = |index: usize| words(&self.titles[index]) == typed;
        let has = |index: usize| {
            let names = [&self.notation[index], &self.entries[index], &self.titles[index]];
            has_all(&names.map(String::as_str).join(" "), &typed)
        };
        if typed.is_empty() {
            return Vec::new();
        }
        match self.numbers(is).as_slice() {
            &[one] => vec![one],
            _ => self.numbers(has),
        }
    }

    /// The numbers of the actions that are described with all of these words.
    pub fn described(&self, descriptions: &[String], typed: &str) -> Vec<usize> {
        let typed = words(typed);
        self.numbers(|index| !typed.is_empty() && has_all(&descriptions[index], &typed))
    }

    fn numbers(&self, is: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.notation.len()).filter(|&index| is(index)).map(|index| index + 1).collect()
    }
}

/// One line of a list: a number or a range of numbers, and what stands behind it.
pub struct Line {
    label: String,
    text: String,
    /// Whether it stands for several actions.
    gathers: bool,
}

/// A page of the lines from `from` on, and where the next page begins, if there is one.
pub fn page(all: &[Line], from: usize, texts: &Texts) -> (String, Option<usize>) {
    let label = all.iter().map(|line| width(&line.label)).max().unwrap_or(0).max(4);
    let widest = all.iter().map(|line| width(&line.text)).max().unwrap_or(0);
    let column = label + widest + 2;
    let columns = (WIDTH / column).max(1);
    let most = columns * LINES.max(ROWS / columns);
    let shown = &all[from..all.len().min(from + most)];
    let lines = shown.len().div_ceil(columns);
    let mut text = String::new();
    for line in 0..lines {
        let cells = (0..columns).filter_map(|at| shown.get(at * lines + line).map(|c| (at, c)));
        let row = cells.fold(Row::default(), |row, (at, line)| {
            let row = row.pad(at * column).right(at * column + label, GILD, &line.label);
            row.and(" ").and(paragraph(&line.text, label + 1).trim_start())
        });
        text += &(row.finish() + "\n");
    }
    if let Some(line) = shown.iter().find(|line| line.gathers) {
        let args = [("range", line.label.as_str().into())];
        text += &(paint(QUIET, &texts.with("play-range", args)) + "\n");
    }
    let next = from + shown.len();
    if next == all.len() {
        return (text, None);
    }
    let args = [("shown", next.into()), ("all", all.len().into())];
    text += &(paint(QUIET, &texts.with("play-more", args)) + "\n");
    (text, Some(next))
}

#[cfg(test)]
mod tests {
    use ui::Lang;

    use super::*;

    fn offers(notation: &[&str], families: Vec<(usize, usize, String)>) -> Offers<u8> {
        let notation: Vec<String> = notation.iter().map(ToString::to_string).collect();
        let (entries, titles) = (notation.clone(), notation.clone());
        Offers { actions: Vec::new(), entries, titles, notation, families }
    }

    #[test]
    fn a_long_list_gathers_families_and_a_short_one_does_not() {
        let names: Vec<String> = (1..=20).map(|n| format!("way {n}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let offers = offers(&names, vec![(2, 9, "build a Tower".to_owned())]);
        let shown = |numbers: &[usize]| -> Vec<String> {
            let lines = offers.lines(numbers);
            lines.iter().map(|line| format!("{} {}", line.label, line.text)).collect()
        };
        let all: Vec<usize> = (1..=20).collect();
        let whole = shown(&all);
        assert_eq!(whole.len(), 14, "{whole:?}");
        assert_eq!(whole[1..4], ["2 way 2", "3–9 build a Tower", "10 way 10"]);
        assert_eq!(shown(&[3, 4, 5, 6, 7, 8, 9]).len(), 7, "asked for, it is spread out");
        assert_eq!(shown(&all[3..]).len(), 17, "part of a family is no family");
    }

    #[test]
    fn numbers_stay_those_of_the_whole_list() {
        let offers = offers(&["ALT CAS", "ALT KNIGHT", "CAS KNIGHT"], Vec::new());
        assert_eq!(offers.called("knight"), [2, 3]);
        assert_eq!(offers.called("cas,kni"), [3]);
        assert_eq!(offers.called("alt CAS"), [1]);
        assert!(offers.called("witch").is_empty() && offers.called(" , ").is_empty());
        let described: Vec<String> = ["Altar Castle", "Altar", "Castle"].map(String::from).into();
        assert_eq!(offers.described(&described, "castle"), [1, 3]);
    }

    #[test]
    fn long_lines_break_between_words() {
        let long = "build a Watchtower for 3 sand, 2 wood, 2 clay and 2 stone ".repeat(3);
        let all = offers(&[long.trim(), "stop"], Vec::new()).lines(&[1, 2]);
        let (text, _) = page(&all, 0, Lang::En.texts());
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert!(plain.lines().count() > 3 && plain.lines().all(|line| width(line) <= WIDTH));
        let joined = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(joined, format!("1 {} 2 stop", long.trim()));
    }

    #[test]
    fn pages_cover_everything_once() {
        let legal: Vec<String> = (0..185).map(|n| format!("DRAGON ZKD X{n}")).collect();
        let names: Vec<&str> = legal.iter().map(String::as_str).collect();
        let numbers: Vec<usize> = (1..=legal.len()).collect();
        let all = offers(&names, Vec::new()).lines(&numbers);
        let mut from = Some(0);
        let mut seen = String::new();
        while let Some(at) = from {
            let (text, next) = page(&all, at, Lang::En.texts());
            let plain = anstream::adapter::strip_str(&text).to_string();
            assert!(plain.lines().all(|line| width(line) <= WIDTH));
            seen += &plain;
            from = next;
        }
        for action in &legal {
            assert_eq!(
                seen.matches(&format!("{action} ")).count()
                    + seen.matches(&format!("{action}\n")).count(),
                1,
                "{action}"
            );
        }
    }
}

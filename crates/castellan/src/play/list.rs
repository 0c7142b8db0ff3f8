//! The numbered list of legal actions: a page of it, or those that contain some words.

use ui::{
    Texts,
    terminal::{GILD, QUIET, Row, WIDTH, paint, width},
};

/// How many lines a page has.
const LINES: usize = 6;

/// The numbers of the legal actions whose notation or description contains every word.
pub fn matching(legal: &[String], described: &[String], words: &str) -> Vec<usize> {
    let words: Vec<String> = words.split([' ', ',']).map(str::to_lowercase).collect();
    let fits = |index: &usize| {
        let text = format!("{} {}", legal[*index], described[*index]).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    (0..legal.len()).filter(fits).map(|index| index + 1).collect()
}

/// A page of the actions from `from` on, and where the next page begins, if there is one.
pub fn page(actions: &[(usize, &str)], from: usize, texts: &Texts) -> (String, Option<usize>) {
    let widest = actions.iter().map(|(_, action)| width(action)).max().unwrap_or(0);
    let column = widest + 6;
    let columns = (WIDTH / column).max(1);
    let shown = &actions[from..actions.len().min(from + columns * LINES)];
    let lines = shown.len().div_ceil(columns);
    let mut text = String::new();
    for line in 0..lines {
        let cells = (0..columns).filter_map(|at| shown.get(at * lines + line).map(|c| (at, c)));
        let row = cells.fold(Row::default(), |row, (at, (number, action))| {
            let row = row.pad(at * column).right(at * column + 4, GILD, &number.to_string());
            row.and(" ").and(action)
        });
        text += &(row.finish() + "\n");
    }
    let next = from + shown.len();
    if next == actions.len() {
        return (text, None);
    }
    let args = [("shown", next.into()), ("all", actions.len().into())];
    text += &(paint(QUIET, &texts.with("play-more", args)) + "\n");
    (text, Some(next))
}

#[cfg(test)]
mod tests {
    use ui::Lang;

    use super::*;

    #[test]
    fn numbers_stay_those_of_the_whole_list() {
        let legal: Vec<String> = ["ALT CAS", "ALT KNIGHT", "CAS KNIGHT"].map(String::from).into();
        let described: Vec<String> = ["Altar Castle", "Altar", "Castle"].map(String::from).into();
        assert_eq!(matching(&legal, &described, "knight"), [2, 3]);
        assert_eq!(matching(&legal, &described, "castle,kni"), [3]);
        assert!(matching(&legal, &described, "witch").is_empty());
    }

    #[test]
    fn pages_cover_everything_once() {
        let legal: Vec<String> = (0..185).map(|n| format!("DRAGON ZKD X{n}")).collect();
        let all: Vec<_> =
            legal.iter().enumerate().map(|(i, text)| (i + 1, text.as_str())).collect();
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

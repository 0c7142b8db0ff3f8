//! A plan: points, price, skills and what the building does.

use anstyle::Style;
use architects::Building;

use super::{bare, display::change};
use crate::{
    Teller,
    architects::{building_in_brief, goods_label},
    terminal::{Row, STRONG, flow_words},
};

/// Where what is said of a plan begins.
const ABOUT: usize = 22;

pub(super) fn rows(of: Building, teller: &Teller<'_>) -> Vec<Row> {
    let line = Row::default().with(STRONG, &format!("  {}", teller.label(of)));
    flow_words(line.pad(ABOUT - 1), ABOUT, Style::new(), &about_plan(of, teller))
}

/// Everything that stands on a plan, in a row.
pub(super) fn about_plan(of: Building, teller: &Teller<'_>) -> String {
    let skills: Vec<String> = of.skills().iter().map(|skill| teller.label(skill)).collect();
    let skills = match skills.as_slice() {
        [] => teller.texts.get("architects-table-no-skill"),
        some => some.join(", "),
    };
    let (when, what) = building_in_brief(of, teller);
    let virtue = (of.virtue() != 0).then(|| change(of.virtue(), teller));
    let points = format!("[{:+}]", of.points());
    let price = bare(&goods_label(of.cost(), teller));
    let does = format!("{when}: {}", what.plain());
    let parts = [Some(points), Some(price), Some(skills), virtue, Some(does)];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

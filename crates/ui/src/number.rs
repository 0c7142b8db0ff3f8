//! Numbers as people of a language write them.

use crate::Lang;

impl Lang {
    /// A number with one digit behind the decimal mark: `2.5`, or `2,5` where people write a comma.
    #[must_use]
    pub fn tenths(self, number: f32) -> String {
        self.decimal(&format!("{number:.1}"))
    }

    /// A number written with a point, with the decimal mark of the language.
    #[must_use]
    pub fn decimal(self, number: &str) -> String {
        match self {
            Self::En => number.to_owned(),
            Self::Ru | Self::Uk => number.replace('.', ","),
        }
    }

    /// Points with a sign and one digit, as in `+2.5`; what rounds to nothing has no sign.
    #[must_use]
    pub fn signed(self, points: f32) -> String {
        let shown = self.tenths(points.abs());
        match points {
            _ if shown == self.tenths(0.0) => shown,
            p if p < 0.0 => format!("\u{2212}{shown}"),
            _ => format!("+{shown}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(Lang::En.signed(2.46), "+2.5");
        assert_eq!(Lang::En.signed(-0.06), "\u{2212}0.1");
        assert_eq!(Lang::En.signed(-0.01), "0.0");
    }

    #[test]
    fn the_decimal_mark_is_that_of_the_language() {
        assert_eq!(Lang::ALL.map(|lang| lang.tenths(8.04)), ["8.0", "8,0", "8,0"]);
        assert_eq!(Lang::Ru.signed(-0.01), "0,0");
        assert_eq!(Lang::Uk.signed(2.46), "+2,5");
    }
}

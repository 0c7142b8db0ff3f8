//! Where something stands on the board: its picture, its name, and a row of places below.

use maud::{Markup, html};

use super::{
    plate::{cost, small_name, why},
    stand::only,
    wood::spread,
};

/// Where something stands: the middle of its upper edge, and its size.
#[derive(Clone, Copy)]
pub(super) struct Plot {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Plot {
    /// A place of this size below the point.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { x, y, width, height }
    }

    /// Where the row of cost and places runs, below the name.
    pub fn row(self) -> f64 {
        self.y + self.height + 38.0
    }

    /// The middle of the place `index` of so many, with the cost before them while it is in plan.
    pub fn place(self, index: u8, places: u8, is_planned: bool) -> f64 {
        let aside = if is_planned { 32.0 } else { 0.0 };
        self.x + spread(index.into(), places.into()) * 33.0 + aside
    }

    /// The ring around it and its row of so many places.
    pub fn ring(self, places: u8) -> Markup {
        let half = match places {
            0 => 40.0,
            1 => 59.0,
            _ => 76.0,
        };
        let bottom = if places > 0 { self.row() + 22.0 } else { self.y + self.height + 8.0 };
        let height = bottom - self.y + 8.0;
        html! {
            rect .ring .ring--row[places > 0] x=(self.x - half) y=(self.y - 8.0) width=(2.0 * half)
                height=(height) style={ "--h:" (height) } rx="10" {}
        }
    }

    /// Its picture; what is not yet there is drawn in plan.
    pub fn art(self, name: &str, is_planned: bool) -> Markup {
        let Self { y, width, height, .. } = self;
        let left = self.x - width / 2.0;
        html! {
            @if is_planned {
                rect class="b-tile" x=(left - 3.0) y=(y - 3.0) width=(width + 6.0) height=(height + 6.0) rx="5" {}
            }
            use .art .art--plan[is_planned] href={ "#art-" (name) } x=(left) y=(y) width=(width) height=(height) {}
        }
    }

    /// Its name, below the picture.
    pub fn name(self, name: &str) -> Markup {
        only("wide", &small_name(name, self.x, self.y + self.height + 9.0))
    }

    /// What it costs and what it is worth: before its row of so many places, or on its picture.
    pub fn cost(self, price: u8, points: u8, places: u8) -> Markup {
        if places == 0 {
            return cost(price, points, self.x, self.y + self.height - 9.0);
        }
        let cost = cost(price, points, self.x - 3.0 - f64::from(places) * 16.5, self.row());
        html! { g class="row" { (cost) } }
    }

    /// The mark of what cannot be chosen now.
    pub fn why(self) -> Markup {
        why(self.x + self.width / 2.0 - 8.0, self.y - 12.0)
    }
}

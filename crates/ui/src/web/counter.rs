//! Counting out: an action that contains several of the same target, such as a payment.
//!
//! Which ways there are to pay is in the legal actions alone; the page adds only what some of them
//! still contain and offers every whole one as one click.

use maud::{Markup, html};
use serde_json::json;

use super::{game::WebGame, parts::icon, scene::Scene};

/// What can be counted out.
pub(super) struct Unit {
    /// One of it.
    pub target: String,
    /// What it is called.
    pub name: String,
    /// Its picture.
    pub picture: Markup,
}

/// Units that the seat can pay with.
pub(super) struct Coin {
    /// What is counted out.
    pub unit: Unit,
    /// The name of its colour.
    pub colour: String,
    /// How many the seat has.
    pub have: u8,
    /// What one is worth.
    pub worth: u8,
    /// What else can be done with it.
    pub beside: Markup,
}

/// The counter; it takes the place of the hand while what is paid for is chosen, so that all of the
/// board stays in sight.
pub(super) struct Counter<'a> {
    /// Targets that are paid for: `build-*`.
    pub opens_with: &'a str,
    /// What is paid for; each shows itself while it is the chosen one.
    pub heads: Markup,
    /// What the button says that puts it back.
    pub put_back: String,
    /// What can be paid with.
    pub coins: Vec<Coin>,
    /// Which whole payments come first.
    pub first: First,
    /// What is summed up.
    pub sum_of: String,
    /// The key of what is said when so much is missing, and the most that can be.
    pub short: (&'a str, u8),
}

/// Which whole payments come first; the counter begins with the first of all.
#[derive(Clone, Copy)]
pub(super) enum First {
    /// Those with the fewest units.
    Fewest,
    /// Those with the most units.
    Most,
}

impl First {
    const fn name(self) -> &'static str {
        match self {
            Self::Fewest => "fewest",
            Self::Most => "most",
        }
    }
}

impl Counter<'_> {
    /// The counter, closed until something that is paid for is chosen.
    pub fn draw<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        html! {
            section class="counter" id="counter" data-open-with=(self.opens_with)
                data-prefill=(self.first.name()) hidden aria-label=(scene.texts().get("web-payment")) {
                div class="counter__head" { (self.heads) (self.tools(scene)) }
                div class="pay" { @for coin in &self.coins { (self.coin(scene, coin)) } }
                (self.scale(scene))
            }
        }
    }

    /// Folds the counter to its sum, on narrow screens, and puts back what is paid for.
    fn tools<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        let fold = scene.texts().get("web-fold-payment");
        html! {
            button class="btn btn--quiet btn--icon counter__fold" type="button" data-do="fold"
                aria-expanded="true" aria-label=(fold) title=(fold) { (icon("next")) }
            button class="btn btn--quiet btn--icon" type="button" data-do="put-back"
                aria-keyshortcuts="Escape" aria-label=(self.put_back) title=(self.put_back) { (icon("close")) }
        }
    }

    /// How many are paid, how many remain, and what else can be done with them.
    fn coin<G: WebGame>(&self, scene: &Scene<'_, G>, coin: &Coin) -> Markup {
        let target = &coin.unit.target;
        html! {
            div .pay__kind .is-none[coin.have == 0] data-used-by=(target) {
                b { (coin.unit.name) small { "× " (coin.worth) } }
                (stepper(scene, &coin.unit, Some(self.opens_with)))
                div class="pay__rest" {
                    small {
                        (scene.texts().get("web-remain")) " "
                        span data-rest-of=(target) data-have=(coin.have) { (coin.have) }
                    }
                    (coin.beside)
                }
            }
        }
    }

    /// The measured bar, what is missing, and every whole payment.
    fn scale<G: WebGame>(&self, scene: &Scene<'_, G>) -> Markup {
        let texts = scene.texts();
        let say = |key: &str, most: usize| -> String {
            json!((0..=most).map(|n| texts.with(key, [("n", n.into())])).collect::<Vec<_>>())
                .to_string()
        };
        let (short, most) = self.short;
        html! {
            div class="scale" data-scale data-words=(say(short, most.into())) {
                p class="scale__sum" {
                    b class="num" data-sum {} span { (self.sum_of) }
                    span data-kinds data-words=(say("web-kinds-paid", self.coins.len())) {}
                    span class="scale__say" role="status" data-short {}
                }
                div class="scale__bar" aria-hidden="true" {
                    @for coin in self.coins.iter().rev() {
                        i data-bar=(coin.unit.target) data-weight=(coin.worth)
                            style={ "--c:var(--c-" (coin.colour) ")" } hidden {}
                    }
                }
                div class="ways" role="group" data-ways=(self.first.name())
                    aria-label=(texts.get("web-ways-to-pay")) {}
                @for Coin { unit, .. } in &self.coins {
                    template data-unit=(unit.target) data-name=(unit.name) { (unit.picture) }
                }
            }
        }
    }
}

/// What is paid for: its picture, its name, what it brings and what it costs.
pub(super) fn head(
    target: &str,
    picture: &Markup,
    name: &str,
    worth: &Markup,
    cost: &Markup,
) -> Markup {
    html! {
        div class="counter__what" data-open-with=(target) hidden {
            (picture) h2 { (name) } (worth) p { (cost) }
        }
    }
}

/// A number of units that can be made larger and smaller, perhaps only with another target.
pub(super) fn stepper<G: WebGame>(
    scene: &Scene<'_, G>,
    unit: &Unit,
    only_with: Option<&str>,
) -> Markup {
    let Unit { target, name, picture } = unit;
    let say = |key: &str| scene.texts().with(key, [("kind", name.clone().into())]);
    html! {
        span class="step" role="group" aria-label=(name) data-used-by=(target) {
            button type="button" data-less=(target) aria-label=(say("web-one-less")) aria-disabled="true" { (icon("minus")) }
            span class="step__count" { (picture) output data-count-of=(target) { "0" } }
            button type="button" data-more=(target) data-only-with=[only_with] aria-label=(say("web-one-more"))
                aria-disabled="true" { (icon("plus")) }
        }
    }
}

//! New tables: planned in a form, at once against bots, or from a record.

use std::sync::Arc;

use axum::{
    Extension,
    extract::{Path, State},
    response::{Html, IntoResponse, Redirect, Response},
};
use bots::BotSpec;
use games::GameId;
use serde_json::{Map, Value};
use ui::web;

use super::{Visitor, fields::Fields, to_table, visitor};
use crate::{
    house::House,
    refusal::Refusal,
    table::{Pace, Place, Plan, bot_called, offered},
};

pub(super) async fn page(
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Html<String>, Refusal> {
    let game: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    let bots: Vec<&str> = offered(game).iter().filter_map(|bot| for_people(*bot)).collect();
    Ok(Html(web::new_table(&visitor.shell(), game, &bots)))
}

/// The name of a bot that people are offered; the others are for scripts.
const fn for_people(bot: BotSpec) -> Option<&'static str> {
    match bot {
        BotSpec::Level(_) | BotSpec::Rival(_) => Some(bot.name()),
        BotSpec::Random | BotSpec::Greedy | BotSpec::Search { .. } => None,
    }
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    open(&house, &visitor, plan(&fields)?).await
}

pub(super) async fn quick(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let game: GameId = game.parse().map_err(|_| Refusal::NotFound)?;
    let level = match fields.get("level") {
        Some(level) => visitor::level_called(level).ok_or(Refusal::Malformed)?,
        None => visitor.level,
    };
    let mut plan = match fields.get("alone") {
        Some(_) => Plan::alone(game).ok_or(Refusal::Malformed)?,
        None => Plan::against_bots(game, BotSpec::Level(level)),
    };
    plan.options.extend(options(&fields, game)?);
    let mut response = open(&house, &visitor, plan).await?.into_response();
    visitor::set_level(&house, &mut response, level);
    Ok(response)
}

pub(super) async fn import(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    house.gate.new_table(&visitor.who.id, visitor.address)?;
    let text = fields.get("record").ok_or(Refusal::Malformed)?;
    let table = Box::pin(house.import(visitor.asker(), text)).await?.snapshot().table;
    Ok(to_table(&table.setup.id))
}

async fn open(house: &House, visitor: &Visitor, plan: Plan) -> Result<Redirect, Refusal> {
    house.gate.new_table(&visitor.who.id, visitor.address)?;
    let table = house.create(visitor.asker(), plan).await?.snapshot().table;
    Ok(to_table(&table.setup.id))
}

fn plan(fields: &Fields) -> Result<Plan, Refusal> {
    let game = fields.get("game").ok_or(Refusal::Malformed)?;
    let game: GameId = game.parse()?;
    let mut plan = Plan::new(game, places(fields, game)?);
    plan.options = options(fields, game)?;
    plan.public = fields.get("public").is_some();
    plan.hints = hints(fields)?;
    if let Some(bot) = fields.get("stand_in") {
        plan.stand_in = bot_called(bot)?;
    }
    if fields.get("fill").is_some() {
        plan.fill();
    }
    plan.title = fields.get("title").map(str::to_owned);
    plan.pace = match fields.get("pace") {
        Some(pace) => pace.parse::<Pace>()?,
        None => Pace::Untimed,
    };
    Ok(plan)
}

fn options(fields: &Fields, game: GameId) -> Result<Map<String, Value>, Refusal> {
    let pairs: Vec<String> =
        fields.below("option.").map(|(key, value)| format!("{key}={value}")).collect();
    Ok(games::options(game, &pairs).map_err(engine::SetupError::from)?)
}

fn hints(fields: &Fields) -> Result<Option<bool>, Refusal> {
    match fields.get("hints") {
        None | Some("auto") => Ok(None),
        Some("on") => Ok(Some(true)),
        Some("off") => Ok(Some(false)),
        Some(_) => Err(Refusal::Malformed),
    }
}

/// The form may tell of more seats than the table has; those are left out.
fn places(fields: &Fields, game: GameId) -> Result<Vec<Place>, Refusal> {
    let seats: u8 = match fields.get("seats") {
        Some(seats) => seats.parse().map_err(|_| Refusal::Malformed)?,
        None => game.info().seats.0,
    };
    engine::SetupError::check_seats(&game.info(), seats)?;
    let place = |seat| match fields.get(&format!("seat.{seat}")) {
        Some(place) => place.parse(),
        None => Ok(Place::Open),
    };
    (0..seats).map(place).collect()
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn the_levels_are_called_on_pages_what_they_are_called() {
        assert_eq!(web::BOTS, Level::ALL.map(Level::name));
    }
}

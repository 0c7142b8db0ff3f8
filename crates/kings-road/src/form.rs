//! The position as JSON: what scenarios and saved positions are written in.

use std::collections::BTreeMap;

use engine::{Game, Impossible, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Commitment, KingsRoad, Options, Phase, Region, state::Player};

/// The position as a person would write it down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form {
    seats: u8,
    hereditary_nobles: bool,
    phase: Phase,
    round: u8,
    king: Region,
    dragons: u8,
    scored: Vec<Region>,
    players: Vec<PlayerForm>,
    regions: BTreeMap<Region, RegionForm>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    places: u16,
    bonus: u16,
    #[serde(rename = "final")]
    finals: u16,
    supply: u8,
    dragon: bool,
    witch: bool,
    commitment: Option<String>,
    /// Follows from the rest in the first selection; tells who showed the Witch in the second.
    awaited: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionForm {
    placed: Vec<u8>,
    nobles: SeatSet,
}

impl From<KingsRoad> for Form {
    fn from(state: KingsRoad) -> Self {
        let seats = Seat::first(state.seats);
        let region = |region: Region| RegionForm {
            placed: state.at_table().iter().map(|p| p.placed[region.index()]).collect(),
            nobles: seats.clone().filter(|&s| state.player(s).nobles.contains(region)).collect(),
        };
        let player = |seat: Seat| {
            let player = state.player(seat);
            PlayerForm {
                places: player.places,
                bonus: player.bonus,
                finals: player.finals,
                supply: player.supply,
                dragon: player.dragon,
                witch: player.witch,
                commitment: Some(player.commitment.to_string()).filter(|text| !text.is_empty()),
                awaited: state.owed.contains(seat),
            }
        };
        Self {
            seats: state.seats,
            hereditary_nobles: state.hereditary_nobles,
            phase: state.phase,
            round: state.round,
            king: state.king,
            dragons: state.dragons,
            scored: state.scored_regions().collect(),
            players: seats.clone().map(player).collect(),
            regions: Region::ALL.into_iter().map(|r| (r, region(r))).collect(),
        }
    }
}

impl TryFrom<Form> for KingsRoad {
    type Error = Impossible;

    fn try_from(form: Form) -> Result<Self, Impossible> {
        Impossible::unless_seated(&Self::INFO, form.seats, form.players.len())?;
        let options = Options { hereditary_nobles: form.hereditary_nobles };
        let mut state = Self::set_up(form.seats, options);
        state.phase = form.phase;
        state.round = form.round;
        state.king = form.king;
        state.dragons = form.dragons;
        state.scored = u8::try_from(form.scored.len()).unwrap_or(u8::MAX);
        if form.scored.len() > MAX_SEATS + 1 || !state.scored_regions().eq(form.scored) {
            return Err(Impossible("the scored regions do not lie right behind the King".into()));
        }
        for (player, form) in state.at_table_mut().iter_mut().zip(&form.players) {
            fill_player(player, form)?;
        }
        for (&region, form) in &form.regions {
            fill_region(&mut state, region, form)?;
        }
        state.owed = owed(&state, &form.players);
        state.check_position()?;
        Ok(state)
    }
}

fn fill_player(player: &mut Player, form: &PlayerForm) -> Result<(), Impossible> {
    let commitment = match &form.commitment {
        None => Commitment::NONE,
        Some(text) => text.parse().map_err(|e| Impossible(format!("commitment: {e}")))?,
    };
    *player = Player {
        places: form.places,
        bonus: form.bonus,
        finals: form.finals,
        supply: form.supply,
        dragon: form.dragon,
        witch: form.witch,
        commitment,
        ..*player
    };
    Ok(())
}

fn fill_region(state: &mut KingsRoad, region: Region, form: &RegionForm) -> Result<(), Impossible> {
    let seats = usize::from(state.seats);
    if form.placed.len() != seats {
        return Err(Impossible(format!("{region}: one number of placed markers for each seat")));
    }
    if form.nobles.iter().any(|seat| seat.index() >= seats) {
        return Err(Impossible(format!("{region}: a noble of a seat that is not at the table")));
    }
    for (seat, player) in Seat::first(state.seats).zip(state.at_table_mut()) {
        player.placed[region.index()] = form.placed[seat.index()];
        if form.nobles.contains(seat) {
            player.nobles = player.nobles.with(region);
        }
    }
    Ok(())
}

/// Who still has to choose.
fn owed(state: &KingsRoad, forms: &[PlayerForm]) -> SeatSet {
    let owes = |seat: &Seat| {
        let player = state.player(*seat);
        let waiting = player.commitment.is_empty() && player.supply > 0;
        match state.phase {
            Phase::SelectFirst => waiting,
            Phase::SelectSecond => waiting && forms[seat.index()].awaited,
            Phase::GameOver => false,
        }
    };
    Seat::first(state.seats).filter(owes).collect()
}

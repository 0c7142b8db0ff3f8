//! Laws, scenarios and golden playthroughs: what every game is tested with.

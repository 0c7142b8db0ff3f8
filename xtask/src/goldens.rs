//! `cargo xtask goldens`: keeps the golden matches as they are told now.

use crate::cargo::Call;

/// Rewrites every golden text.
pub fn run() -> Result<(), String> {
    Call::new("test --quiet --workspace --test it goldens").with("CASTELLAN_BLESS", "1").run()?;
    println!("goldens are kept as they are told now; read what changed: git diff -- '*/goldens/*'");
    Ok(())
}

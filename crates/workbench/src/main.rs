//! Measures and strains every game of the house. Called by `cargo xtask bench` and friends.
mod bench;

fn main() {
    bench::run();
}

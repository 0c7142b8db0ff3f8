//! Shows how far long work is, where somebody watches.

use std::{
    io::IsTerminal,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};

/// Work shorter than this needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(100);

/// Does the work; `done` tells how many of `total` steps are behind it.
pub fn watched<T>(total: u64, done: &AtomicU64, work: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return work();
    }
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(total, done, &over));
        let result = work();
        over.store(true, Ordering::Release);
        watcher.thread().unpark();
        result
    })
}

fn watch(total: u64, done: &AtomicU64, over: &AtomicBool) {
    thread::park_timeout(PATIENCE);
    if over.load(Ordering::Acquire) {
        return;
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}");
    let bar = ProgressBar::new(total).with_style(style.expect("a valid template"));
    while !over.load(Ordering::Acquire) {
        bar.set_position(done.load(Ordering::Relaxed));
        thread::park_timeout(STEP);
    }
    bar.finish_and_clear();
}

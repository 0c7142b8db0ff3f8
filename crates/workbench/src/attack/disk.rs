//! A full disk: what cannot be written is refused in words, what was acknowledged stays, and play
//! goes on by itself once there is room.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use tokio::time::sleep;

use super::{Scale, Toll, honest::Honest, outcome::Found};
use crate::{player::Trouble, serve::House};

/// How large the disk is, and what is left of it when play begins.
const DISK: u64 = 8 << 20;
const LEFT: u64 = 400 << 10;
/// The longest until the disk is full, and until play goes on.
const FULL_AFTER: Duration = Duration::from_mins(1);
const ROOM_AFTER: Duration = Duration::from_secs(20);
/// How many refusals are waited for.
const REFUSALS: u64 = 20;

/// A disk that can be filled and emptied.
enum Disk {
    /// A file system of its own: for whoever may mount one.
    Small(PathBuf),
    /// No file may grow: for everybody else.
    Limited(PathBuf),
}

impl Disk {
    fn new(dir: &Path) -> Self {
        let size = format!("size={DISK}");
        let mounted =
            quietly(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(dir));
        if mounted { Self::Small(dir.to_owned()) } else { Self::Limited(dir.to_owned()) }
    }

    fn data(&self) -> PathBuf {
        let (Self::Small(dir) | Self::Limited(dir)) = self;
        dir.join("data")
    }

    fn start(&self) -> io::Result<House> {
        match self {
            Self::Small(_) => House::start_limited(&self.data(), &[]),
            Self::Limited(_) => {
                // Growing too far is an error and not the end of the process.
                let script = "trap '' XFSZ; exec \"$0\" serve --limited --data \"$1\"";
                let mut shell = Command::new("sh");
                shell.args(["-c", script]).arg(env::current_exe()?).arg(self.data());
                House::run(&mut shell)
            }
        }
    }

    /// Leaves little room.
    fn fill(&self, house: &House) -> io::Result<()> {
        match self {
            Self::Small(dir) => {
                let used: u64 = sizes(&self.data())?.sum();
                let ballast = DISK.saturating_sub(used + LEFT);
                fs::write(dir.join("ballast"), vec![1; usize::try_from(ballast).unwrap_or(0)])
            }
            Self::Limited(_) => {
                let largest = sizes(&self.data())?.max().unwrap_or_default();
                limit_files(house, &(largest + LEFT).to_string())
            }
        }
    }

    /// Makes room again.
    fn free(&self, house: &House) -> io::Result<()> {
        match self {
            Self::Small(dir) => fs::remove_file(dir.join("ballast")),
            Self::Limited(_) => limit_files(house, "unlimited"),
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Self::Small(dir) = self {
            quietly(Command::new("umount").arg("--lazy").arg(&*dir));
        }
    }
}

fn sizes(dir: &Path) -> io::Result<impl Iterator<Item = u64>> {
    let files = fs::read_dir(dir)?.flatten();
    Ok(files.filter_map(|file| Some(file.metadata().ok()?.len())))
}

/// Limits how large files of a running server may grow; the hard limit stays.
fn limit_files(house: &House, bytes: &str) -> io::Result<()> {
    let process = house.process().to_string();
    let size = format!("--fsize={bytes}:");
    if quietly(Command::new("prlimit").args(["--pid", &process, &size])) {
        return Ok(());
    }
    Err(io::Error::other("this needs root, or prlimit of util-linux"))
}

fn quietly(command: &mut Command) -> bool {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Plays until the disk is full and on when it is not.
pub(super) async fn fill(_: Scale) -> Result<Found, String> {
    let say = |why: io::Error| why.to_string();
    let dir = tempfile::tempdir().map_err(say)?;
    let disk = Disk::new(dir.path());
    let mut house = disk.start().map_err(say)?;
    let mut honest = Honest::arrive(&house.url).await?;
    honest.step().await?;
    disk.fill(&house).map_err(say)?;
    let mut toll = until_full(&mut honest).await?;
    let unwell = health(&house).await;
    disk.free(&house).map_err(say)?;
    let goes_on = until_it_goes_on(&mut honest).await;
    let well = health(&house).await;
    house.kill().map_err(say)?;
    drop(house);
    let house = disk.start().map_err(say)?;
    toll.fault = goes_on.err().or_else(|| match (unwell, well) {
        (503, 200) => None,
        (before, after) => Some(format!(
            "/healthz says {before} while nothing can be written, {after} when all is well"
        )),
    });
    Found::of(toll, honest, &house.url).await
}

/// Every refusal must say why.
async fn until_full(honest: &mut Honest) -> Result<Toll, String> {
    let began = Instant::now();
    let mut toll = Toll::default();
    while toll.refused < REFUSALS {
        toll.made += 1;
        match honest.step().await {
            Ok(()) => {}
            Err(Trouble::Wrong(why)) if why.contains("\"message\"") => toll.refused += 1,
            Err(why) => return Err(format!("a full disk is not told in words: {why}")),
        }
        if began.elapsed() > FULL_AFTER {
            return Err(format!("the disk is not full after {} moves", toll.made));
        }
    }
    Ok(toll)
}

async fn until_it_goes_on(honest: &mut Honest) -> Result<(), String> {
    let began = Instant::now();
    let mut moves = 0;
    while moves < 25 {
        match honest.step().await {
            Ok(()) => moves += 1,
            Err(why) if began.elapsed() > ROOM_AFTER => {
                return Err(format!("there is room again, and play does not go on: {why}"));
            }
            Err(_) => sleep(Duration::from_millis(200)).await,
        }
    }
    Ok(())
}

async fn health(house: &House) -> u16 {
    let answer = reqwest::get(format!("{}/healthz", house.url)).await;
    answer.map_or(0, |answer| answer.status().as_u16())
}

//! Records and other results as files.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use ::games::AnyMatch;
use engine::{LONGEST_RECORD, Record};

use crate::{
    Failure,
    failure::{arg, shown},
};

/// What stands for standard input where a file is asked for.
pub const STDIN: &str = "-";

/// The text of a file, or of standard input, that may be as long as a record.
pub fn read(path: &Path) -> Result<String, Failure> {
    if path == Path::new(STDIN) {
        return read_all(path, io::stdin().lock());
    }
    // What is no plain file may never end, or never begin.
    match fs::metadata(path) {
        Ok(found) if found.is_file() => {}
        Ok(_) => return Err(Failure::check("cli-no-plain-file", [arg("file", shown(path))])),
        Err(why) => return Err(unread(path, why)),
    }
    read_all(path, File::open(path).map_err(|why| unread(path, why))?)
}

/// Never more than a byte too much is read.
fn read_all(path: &Path, from: impl Read) -> Result<String, Failure> {
    let mut text = String::new();
    let most = LONGEST_RECORD as u64;
    from.take(most + 1).read_to_string(&mut text).map_err(|why| unread(path, why))?;
    if text.len() > LONGEST_RECORD {
        let args = [arg("file", shown(path)), arg("most", LONGEST_RECORD)];
        return Err(Failure::check("cli-file-too-large", args));
    }
    Ok(text)
}

fn unread(path: &Path, why: io::Error) -> Failure {
    if why.kind() == io::ErrorKind::NotFound {
        return Failure::usage("cli-no-file", [arg("file", shown(path))]);
    }
    Failure::File("cli-cannot-read", path.to_owned(), why)
}

/// The match of a record after so many moves, or after all.
pub fn moment(played: &AnyMatch, at: Option<usize>) -> Result<AnyMatch, Failure> {
    let at = at.unwrap_or(played.len());
    if at > played.len() {
        let args = [("moves", played.len().into()), ("at", at.into())];
        return Err(Failure::usage("cli-no-position", args));
    }
    Ok(played.fork(at))
}

/// Writes a record.
pub fn write_record(path: &Path, record: &Record) -> io::Result<()> {
    write(path, &(serde_json::to_string_pretty(record).map_err(io::Error::other)? + "\n"))
}

/// Finds out before long work whether a file can be written.
pub fn check_writable(path: &Path) -> Result<(), Failure> {
    let checked = match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        _ => part(path).and_then(|part| File::create(&part).and_then(|_| fs::remove_file(&part))),
    };
    checked.map_err(|why| Failure::unwritten(path, why))
}

/// Makes a folder, and finds out before long work whether files can be written there.
pub fn check_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|why| Failure::unwritten(folder, why))?;
    check_writable(&folder.join("probe"))
}

/// Writes a text so that at any moment either the whole old or the whole new file is there.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let part = part(path)?;
    let written = write_whole(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // It may not even have been made; what went wrong is told by the first error.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Where a file is written before it is whole.
fn part(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    Ok(path.with_file_name(beside))
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

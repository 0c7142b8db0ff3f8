//! Records and other results as files.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

use engine::Record;

use crate::Failure;

/// The text of a record file.
pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|why| {
        let said = format!("{}: {why}", path.display());
        if why.kind() == io::ErrorKind::NotFound {
            return Failure::usage(format!("there is no file {}", path.display()));
        }
        Failure::check(said)
    })
}

/// Writes a record.
pub fn write_record(path: &Path, record: &Record) -> io::Result<()> {
    write(path, &(serde_json::to_string_pretty(record).map_err(io::Error::other)? + "\n"))
}

/// Writes a text so that at any moment either the whole old or the whole new file is there.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(beside);
    let written = write_whole(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // It may not even have been made; what went wrong is told by the first error.
        let _ = fs::remove_file(&part);
    }
    written
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

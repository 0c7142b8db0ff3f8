//! The text files of the repository.

use std::{fs, io, path::Path};

/// A text file.
#[derive(Clone, Debug)]
pub struct Source {
    /// From the root of the repository, with forward slashes.
    pub path: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// The lines, numbered from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    /// Whether the name ends like this: `rs`, `md`.
    pub fn is(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    /// The crate that it belongs to, if it lies in `crates/`.
    pub fn crate_name(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    #[cfg(test)]
    pub fn of(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }
}

/// Files that are read, by the end of their names.
const READ: &[&str] = &["rs", "md", "toml", "ftl", "txt", "js", "css", "html", "lock", "gitignore"];
/// Folders that hold no source.
const SKIPPED: &[&str] = &["target", "corpus", "artifacts", "castellan-data", "node_modules"];

/// Reads every text file below `root`, in the order of their paths.
pub fn read(root: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    visit(root, "", &mut sources)?;
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}

fn visit(folder: &Path, prefix: &str, out: &mut Vec<Source>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            if !name.starts_with('.') && !SKIPPED.contains(&name.as_str()) {
                visit(&entry.path(), &format!("{path}/"), out)?;
            }
        } else if READ.contains(&name.rsplit('.').next().unwrap_or_default()) {
            out.push(Source { path, text: fs::read_to_string(entry.path())? });
        }
    }
    Ok(())
}

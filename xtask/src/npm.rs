//! Packages of the npm registry that this machine is configured for. A line names package, version
//! and checksum; what arrives must match it.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// A package of a list.
pub struct Package {
    /// Its name, with its scope.
    pub name: String,
    /// Its version.
    pub version: String,
    /// What npm calls its integrity; a new version is written without it.
    pub checksum: Option<String>,
}

impl Package {
    /// Reads a line of a list.
    pub fn parse(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace().map(str::to_owned);
        let (name, version) = (words.next()?, words.next()?);
        Some(Self { name, version, checksum: words.next() })
    }

    /// Its name without the scope.
    pub fn short(&self) -> &str {
        self.name.rsplit('/').next().unwrap_or(&self.name)
    }

    /// Fetches and unpacks it for as long as `keep` takes what it needs from the folder; its checksum.
    pub fn fetch(&self, keep: impl FnOnce(&Path) -> std::io::Result<()>) -> Result<String, String> {
        let name = format!("castellan-{}-{}", self.short(), std::process::id());
        let folder = env::temp_dir().join(name);
        let done = self.unpack(&folder).and_then(|(package, checksum)| {
            keep(&package).map_err(|why| format!("{}: {why}", self.name))?;
            Ok(checksum)
        });
        let _ = fs::remove_dir_all(&folder);
        done
    }

    fn unpack(&self, into: &Path) -> Result<(PathBuf, String), String> {
        fs::create_dir_all(into).map_err(|why| format!("{}: {why}", into.display()))?;
        let wanted = format!("{}@{}", self.name, self.version);
        let told = output(Command::new("npm").args(["pack", "--json", &wanted]).current_dir(into))?;
        let found = value(&told, "integrity").ok_or_else(|| format!("{wanted}: no checksum"))?;
        if self.checksum.as_ref().is_some_and(|known| *known != found) {
            return Err(format!("{wanted}: the checksum is {found}, which was not expected"));
        }
        let archive = value(&told, "filename").ok_or_else(|| format!("{wanted}: no archive"))?;
        output(Command::new("tar").args(["-xzf", &archive]).current_dir(into))?;
        Ok((into.join("package"), found))
    }
}

/// The value of a key in what npm tells; both are on one line.
fn value(told: &str, key: &str) -> Option<String> {
    let (_, rest) = told.split_once(&format!("\"{key}\": \""))?;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|why| format!("{name}: {why}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_package_version_and_checksum() {
        let font = Package::parse("@fontsource/vollkorn 5.3.0 sha512-abc").expect("a package");
        assert_eq!((font.short(), font.version.as_str()), ("vollkorn", "5.3.0"));
        assert_eq!(font.checksum.as_deref(), Some("sha512-abc"));
        assert!(Package::parse("axe-core").is_none());
    }

    #[test]
    fn what_npm_tells_is_read() {
        let told = "[\n  {\n    \"id\": \"a@1\",\n    \"integrity\": \"sha512-x\"\n  }\n]";
        assert_eq!(value(told, "integrity").as_deref(), Some("sha512-x"));
        assert_eq!(value(told, "filename"), None);
    }
}

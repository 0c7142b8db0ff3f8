//! Programs of the system that tests need beside them, and where they listen.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{self, Command, Stdio},
};

/// Where the system keeps programs that are not for everybody's search path.
const SYSTEM: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// A program on the search path or where the system keeps such; its package is installed if it is
/// missing.
pub fn program(name: &str, package: &str) -> Result<PathBuf, String> {
    install(package, || find(name)).ok_or_else(|| missing(name, package))
}

/// What a search finds, after the package was installed if it finds nothing.
pub fn install<T>(package: &str, found: impl Fn() -> Option<T>) -> Option<T> {
    found().or_else(|| {
        for line in [
            "apt-get update -qq".to_owned(),
            format!(
                "apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends {package}"
            ),
        ] {
            println!("{line}");
            let mut words = line.split(' ');
            let mut command = Command::new(words.next().unwrap_or_default());
            command.args(words).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
            let _ = command.status();
        }
        found()
    })
}

/// What somebody without the program is told.
pub fn missing(name: &str, package: &str) -> String {
    let missing = format!(
        "{name} is needed: as root, apt-get install {package}, or your system's package with {name} \
         on the PATH"
    );
    println!("{missing}");
    missing
}

fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(SYSTEM.map(PathBuf::from));
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// A port of loopback that nobody listens on now.
pub fn free_port() -> Result<u16, String> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    Ok(free.map_err(|why| format!("no free port: {why}"))?.port())
}

/// A new folder for what a program writes.
pub fn folder(name: &str) -> Result<PathBuf, String> {
    let folder = env::temp_dir().join(format!("castellan-{name}-{}", process::id()));
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    Ok(folder)
}

pub fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

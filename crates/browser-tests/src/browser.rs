//! Browsers: one driver process for each, and pages to act on.

use std::{fs, path::PathBuf, process::Stdio, time::Duration};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    error::CmdError,
    key::Key,
    wd::WebDriverCompatibleCommand,
};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    net::TcpListener,
    process::{Child, Command},
    time::{Instant, sleep},
};

use url::{ParseError, Url};

use crate::PATIENCE;

/// The size of a window.
#[derive(Clone, Copy, Debug)]
pub enum Size {
    /// 1440 × 900.
    Desktop,
    /// 390 × 844.
    Phone,
}

impl Size {
    const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Desktop => (1440, 900),
            Self::Phone => (390, 844),
        }
    }
}

/// A browser with a profile of its own; closed when dropped.
pub struct Browser {
    driver: Child,
    _profile: TempDir,
    client: Client,
}

impl Browser {
    /// Opens a browser that speaks this language.
    ///
    /// # Panics
    /// When Chromium or its driver is missing; `cargo xtask ci` installs them.
    pub async fn open(size: Size, language: &str) -> Self {
        let port = free_port().await;
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver is installed (cargo xtask ci does it)");
        let profile = TempDir::new().expect("a temporary folder");
        let capabilities = capabilities(&profile, size, language);
        let client = connect(port, capabilities).await;
        Self { driver, _profile: profile, client }
    }

    /// Opens an address.
    pub async fn visit(&self, url: &str) -> Page<'_> {
        self.client.goto(url).await.unwrap_or_else(|why| panic!("{url}: {why}"));
        Page { client: &self.client }
    }

    /// The page that is open.
    #[must_use]
    pub const fn page(&self) -> Page<'_> {
        Page { client: &self.client }
    }

    /// Gives an order to the tools inside the browser.
    pub(crate) async fn order(&self, order: Devtools) -> Value {
        self.page().order(order).await
    }

    /// Wants no movement, as some people do.
    pub async fn calm(&self) {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.order(Devtools("Emulation.setEmulatedMedia", json!({ "features": features }))).await;
    }

    /// Becomes somebody whom the house does not know.
    pub async fn forget(&self) {
        self.order(Devtools("Network.clearBrowserCookies", json!({}))).await;
    }

    /// Closes the browser.
    pub async fn close(self) {
        let _ = self.client.clone().close().await;
    }
}

/// The driver and every process of its browser end with the test, however the test ends.
impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(group) = self.driver.id() {
            let group = format!("-{group}");
            let _ = std::process::Command::new("kill").args(["-9", "--", &group]).status();
        }
    }
}

async fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    listener.local_addr().expect("a bound port").port()
}

fn capabilities(profile: &TempDir, size: Size, language: &str) -> serde_json::Map<String, Value> {
    let (width, height) = size.pixels();
    let args = [
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-quic".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        format!("--lang={language}"),
        format!("--accept-lang={language}"),
        format!("--window-size={width},{height}"),
        format!("--user-data-dir={}", profile.path().display()),
    ];
    let mut options = json!({ "args": args });
    if matches!(size, Size::Phone) {
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    let Value::Object(capabilities) = json!({
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    }) else {
        unreachable!("an object literal")
    };
    capabilities
}

async fn connect(port: u16, capabilities: serde_json::Map<String, Value>) -> Client {
    let url = format!("http://127.0.0.1:{port}");
    let began = Instant::now();
    loop {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder.capabilities(capabilities.clone()).connect(&url).await {
            Ok(client) => return client,
            Err(why) if began.elapsed() > PATIENCE => panic!("the browser does not start: {why}"),
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

/// An order to the tools inside the browser: what and with which values.
#[derive(Debug)]
pub(crate) struct Devtools(pub &'static str, pub Value);

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.0, "params": self.1 }).to_string()))
    }
}

/// The page in a browser.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    client: &'a Client,
}

impl Page<'_> {
    /// Waits until something that fits the selector is there.
    pub async fn find(&self, css: &str) -> Element {
        let waited = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        match waited {
            Ok(found) => found,
            Err(why) => {
                self.shoot("failure").await;
                panic!("{css}: {why} at {}", self.url().await)
            }
        }
    }

    /// How many things fit the selector now.
    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.map_or(0, |all| all.len())
    }

    /// Clicks the first thing that fits, waiting for it; again if the page was just redrawn.
    pub async fn click(&self, css: &str) {
        let began = Instant::now();
        loop {
            match self.find(css).await.click().await {
                Ok(()) => return,
                Err(why) if began.elapsed() > PATIENCE => {
                    self.shoot("failure").await;
                    panic!("click {css}: {why}")
                }
                Err(_) => sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// The text of the first thing that fits, waiting for it.
    pub async fn text(&self, css: &str) -> String {
        let began = Instant::now();
        loop {
            match self.find(css).await.text().await {
                Ok(text) => return text,
                Err(why) if began.elapsed() > PATIENCE => panic!("text of {css}: {why}"),
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Waits until the page, as text, contains this.
    pub async fn says(&self, words: &str) {
        let began = Instant::now();
        while !self.text("body").await.contains(words) {
            if began.elapsed() > PATIENCE {
                self.shoot("failure").await;
                panic!("the page never says {words:?}: {}", self.text("body").await);
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Waits until this JavaScript expression is true.
    pub async fn until(&self, expression: &str) {
        let began = Instant::now();
        while self.run(&format!("return !!({expression})")).await != json!(true) {
            if began.elapsed() > PATIENCE {
                self.shoot("failure").await;
                panic!("never true: {expression}");
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Runs JavaScript in the page.
    pub async fn run(&self, script: &str) -> Value {
        self.try_run(script).await.unwrap_or_else(|why| panic!("{script}: {why}"))
    }

    async fn try_run(&self, script: &str) -> Result<Value, CmdError> {
        self.client.execute(script, Vec::new()).await
    }

    /// Types text into the first thing that fits.
    pub async fn type_into(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.unwrap_or_else(|why| panic!("clear {css}: {why}"));
        field.send_keys(text).await.unwrap_or_else(|why| panic!("type into {css}: {why}"));
    }

    /// Presses a key wherever the focus is.
    pub async fn press(&self, key: Key) {
        self.press_char(char::from(key)).await;
    }

    /// Presses the key of a letter wherever the focus is.
    pub async fn press_char(&self, value: char) {
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        self.client.perform_actions(keys).await.unwrap_or_else(|why| panic!("{value:?}: {why}"));
    }

    /// Gives the page this size, whatever the least size of a window is.
    pub async fn resize(&self, width: u32, height: u32) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.order(Devtools("Emulation.setDeviceMetricsOverride", metrics)).await;
        self.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    }

    /// Asks for little movement, as a person does in the settings of the system.
    pub async fn calm(&self) {
        let reduce = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        let order = Devtools("Emulation.setEmulatedMedia", json!({ "features": reduce }));
        self.client.issue_cmd(order).await.unwrap_or_else(|why| panic!("calm: {why}"));
    }

    /// The page as a small picture.
    ///
    /// # Panics
    /// When the browser gives none.
    pub async fn picture(&self) -> Vec<u8> {
        let order = json!({ "format": "webp", "quality": 82 });
        let order = Devtools("Page.captureScreenshot", order);
        let taken = self.client.issue_cmd(order).await.unwrap_or_else(|why| panic!("{why}"));
        let written = taken["data"].as_str().expect("a picture as text");
        BASE64_STANDARD.decode(written).expect("a picture as text")
    }

    /// Opens another address.
    pub async fn go(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|why| panic!("{url}: {why}"));
    }

    /// Holds a finger on the first thing that fits for so long, then lifts it where it lay or so
    /// many pixels further down, as a click would follow.
    ///
    /// # Panics
    /// When it is nowhere to be touched.
    pub async fn touch(&self, css: &str, held: Duration, down: i32) {
        let point = format!(
            "const box = document.querySelector({}).getBoundingClientRect();
             return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)]",
            json!(css)
        );
        self.find(css).await;
        let point = self.run(&point).await;
        let (x, y) = (point[0].as_f64().expect("a place"), point[1].as_f64().expect("a place"));
        self.finger("touchStart", json!([{ "x": x, "y": y }])).await;
        sleep(held).await;
        for part in (1..=4).filter(|_| down != 0) {
            let y = y + f64::from(down * part) / 4.0;
            self.finger("touchMove", json!([{ "x": x, "y": y }])).await;
        }
        self.finger("touchEnd", json!([])).await;
    }

    async fn finger(&self, kind: &str, points: Value) {
        let order = json!({ "type": kind, "touchPoints": points });
        let order = Devtools("Input.dispatchTouchEvent", order);
        self.client.issue_cmd(order).await.unwrap_or_else(|why| panic!("{kind}: {why}"));
    }

    /// Presses a key by its place, with the letter that another keyboard has there.
    pub async fn press_at(&self, code: &str, letter: &str) {
        for kind in ["keyDown", "keyUp"] {
            let order = json!({ "type": kind, "code": code, "key": letter });
            let order = Devtools("Input.dispatchKeyEvent", order);
            self.client.issue_cmd(order).await.unwrap_or_else(|why| panic!("{code}: {why}"));
        }
    }

    /// Gives an order to the tools inside the browser.
    pub(crate) async fn order(&self, order: Devtools) -> Value {
        let name = order.0;
        self.try_order(order).await.unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    pub(crate) async fn try_order(&self, order: Devtools) -> Result<Value, CmdError> {
        self.client.issue_cmd(order).await
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap_or_else(|why| panic!("reload: {why}"));
    }

    /// The address of the page.
    pub async fn url(&self) -> String {
        self.client.current_url().await.map_or_else(|why| why.to_string(), |url| url.to_string())
    }

    /// The page as it stands now, as HTML.
    pub async fn html(&self) -> String {
        self.client.source().await.unwrap_or_else(|why| panic!("source: {why}"))
    }

    /// Writes a picture of the page to `target/screenshots/`.
    pub async fn shoot(&self, name: &str) {
        let folder = target().join("screenshots");
        let _ = fs::create_dir_all(&folder);
        if let Ok(picture) = self.client.screenshot().await {
            let _ = fs::write(folder.join(format!("{name}.png")), picture);
        }
    }
}

/// The folder of what was built.
pub(crate) fn target() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    test.ancestors().nth(3).expect("target/<profile>/deps/<test>").to_path_buf()
}

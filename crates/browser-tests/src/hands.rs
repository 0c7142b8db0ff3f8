//! What people do at a table, by clicking.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::Page;

/// Picks the cards one after the other and confirms; again, if the table changed meanwhile.
///
/// # Panics
/// When they cannot be laid.
pub async fn lay(page: &Page<'_>, cards: &[&str]) {
    const READY: &str = "[data-do=confirm]:not([aria-disabled=true])";
    let began = Instant::now();
    while page.count(READY).await == 0 {
        assert!(began.elapsed() < Duration::from_secs(30), "{cards:?} cannot be laid");
        for card in cards {
            let card = format!(".hand [data-target='{card}']");
            if page.count(&format!("{card}.is-chosen")).await == 0 {
                page.click(&card).await;
            }
        }
        sleep(Duration::from_millis(200)).await;
    }
    page.click(READY).await;
}

/// Picks the cards and confirms nothing.
pub async fn pick(page: &Page<'_>, cards: &[&str]) {
    for card in cards {
        page.click(&format!(".hand [data-target='{card}']")).await;
    }
    page.find("[data-do=confirm]:not([aria-disabled=true])").await;
}

/// Creates a table through the form: seats, then what sits in each, by the values of the form.
pub async fn create(page: &Page<'_>, address: &str, seats: &[&str]) {
    page.run(&format!("location.href = '{address}/new/kings-road'")).await;
    page.find("form[action='/tables']").await;
    let mut script = format!(
        "const f = document.querySelector(\"form[action='/tables']\");\
         f.querySelector(\"input[name=seats][value='{}']\").click();",
        seats.len()
    );
    for (index, seat) in seats.iter().enumerate() {
        let set = format!("f.querySelector(\"select[name='seat.{index}']\").value = '{seat}';");
        script.push_str(&set);
    }
    page.run(&format!("{script} f.requestSubmit();")).await;
    page.until("location.pathname.startsWith('/t/')").await;
}

/// Lets the page itself play to the end of the match, which is quicker than being told every click.
///
/// # Panics
/// When the match never ends.
pub async fn play_by_itself(page: &Page<'_>) {
    page.run(
        "window.plays = setInterval(() => {
           document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
           const choices = document.getElementById('choices');
           const confirm = document.querySelector('[data-do=confirm]');
           if (!choices || !confirm) return;
           const { choices: all } = JSON.parse(choices.content.textContent);
           if (!document.querySelector('.hand .is-chosen'))
             for (const id of all[Math.floor(all.length / 2)][1].split(' '))
               document.querySelector(`.hand [data-target=\"${id}\"]`)?.click();
           if (confirm.getAttribute('aria-disabled') !== 'true') confirm.click();
         }, 120);",
    )
    .await;
    let began = Instant::now();
    while page.count(".sheet__table").await == 0 {
        assert!(began.elapsed() < Duration::from_secs(240), "the match never ends");
        sleep(Duration::from_millis(300)).await;
    }
    page.run("clearInterval(window.plays)").await;
}

/// Plays any legal action for as long as the seat is asked, until the match is over.
///
/// # Panics
/// When it never is.
pub async fn play_to_the_end(page: &Page<'_>) {
    let began = Instant::now();
    while page.count(".sheet__table").await == 0 {
        assert!(began.elapsed() < Duration::from_secs(150), "the match never ends");
        // The quickest way through a long match: the targets of the first legal action, clicked.
        page.run(
            "const t = document.getElementById('choices');
             const confirm = document.querySelector('[data-do=confirm]');
             if (!t || !confirm) return;
             const data = JSON.parse(t.content ? t.content.textContent : t.textContent);
             const pick = data.choices[Math.floor(data.choices.length / 2)];
             if (!document.querySelector('.hand .is-chosen'))
               for (const id of pick[1].split(' '))
                 document.querySelector(`.hand [data-target=\"${id}\"]`)?.dispatchEvent(
                   new MouseEvent('click', { bubbles: true }));
             if (confirm.getAttribute('aria-disabled') !== 'true') confirm.click();",
        )
        .await;
        sleep(Duration::from_millis(60)).await;
    }
}

//! Comings and goings in the chronicle.

use super::model::{Going, News};
use crate::{Line, Teller, Told, rich};

/// The sentence that tells of it.
fn line(news: &News<'_>, teller: &Teller<'_>) -> Line {
    let key = match news.going {
        Going::Left => "web-news-left",
        Going::Late => "web-news-late",
        Going::Back => "web-news-back",
    };
    let called = |name: &str| rich::seat(news.seat, &rich::clean(name));
    let args = [("who", called(news.name).into()), ("bot", called(news.bot).into())];
    Line::sentence(teller.say(key, args))
}

/// Tells them after the moves at which they happened: those after `read` moves and up to `to`.
pub(super) fn tell(
    told: &mut Vec<Told>,
    news: &[News<'_>],
    teller: &Teller<'_>,
    read: Option<usize>,
    to: usize,
) {
    let wanted = |news: &&News<'_>| read.is_none_or(|read| news.after > read) && news.after <= to;
    for news in news.iter().filter(wanted) {
        let at = told.partition_point(|told| told.after < news.after);
        if told.get(at).is_none_or(|told| told.after != news.after) {
            told.insert(at, Told { after: news.after, lines: Vec::new() });
        }
        told[at].lines.push(line(news, teller));
    }
}

//! Which bot plays better: rotated seats, paired seeds, intervals, and a mirror as control.
//!
//! A *block* is one seed played once for every rotation of the seats, so that whatever a seat or a
//! seed favours, it favours everybody. Where one player sits alone against the rules, a block is one
//! seed played once by every bot. Blocks are independent of each other; intervals are computed over
//! blocks.

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use engine::{Actor, Game, Perspective, Scores, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Bot, BotSpec, Series, VICTORY,
    evaluate::{Evaluate, Weights},
    generator,
};

/// A contest to be held.
#[derive(Clone, Debug)]
pub struct Arena<G: Evaluate> {
    /// Every match begins here.
    pub start: G,
    /// The first bot sits in one seat, the others share the rest in turn.
    pub bots: Vec<BotSpec>,
    /// What the first of them judge by; whoever comes after these judges by the weights of the game.
    pub weights: Vec<Weights>,
    /// Matches to play; rounded up to whole blocks.
    pub games: u64,
    /// Where all choices come from.
    pub seed: u64,
    /// Matches played at once.
    pub threads: usize,
    /// Stop as soon as the first bot is shown to be better, or not to be.
    pub sprt: Option<Sprt>,
}

/// A sequential test: is the first bot's share of victories as expected of an equal, or higher?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// How much higher a share, at least, counts as better.
    pub gain: f64,
    /// How often the test may be wrong, either way.
    pub error: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first bot is better.
    Accepted,
    /// It is not.
    Rejected,
    /// Not enough matches to tell.
    Open,
}

/// How one bot of the contest did.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Which bot.
    pub bot: BotSpec,
    /// Its share of the victories of a seat: an equal has one over the number of seats.
    pub win_share: f64,
    /// Half the width of the 95 % interval of that share.
    pub interval: f64,
    /// Mean of its score less the mean of the others'.
    pub margin: f64,
    /// Mean time for a decision.
    pub decision_time: Duration,
    /// Rating on the usual scale of 400, the mean of all being 0.
    pub rating: f64,
}

/// What came of a contest.
#[derive(Clone, Debug)]
pub struct Standings {
    /// Matches played.
    pub games: u64,
    /// The share that an equal would have.
    pub even: f64,
    /// In the order of the bots.
    pub entries: Vec<Entry>,
    /// What the sequential test says, if one was asked for.
    pub verdict: Option<Verdict>,
}

/// Numbers of generators that a match has for itself, and matches of a block, at the most.
const STREAMS: u64 = 8;

/// A sequential test looks whenever so many blocks more are there.
const LOOK: u64 = 16;

/// The outcome of one block for one bot, in whole numbers: they are the same wherever it was played.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct Tally {
    seats: u32,
    /// In parts of a victory.
    wins: u64,
    /// Its scores less the others', times the number of others.
    margin: i64,
    time: Duration,
    decisions: u32,
}

/// One block: a tally for each bot, and for each pair how often the one was ahead of the other, in
/// halves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Block {
    tallies: Vec<Tally>,
    ahead: Vec<u32>,
}

impl<G: Evaluate> Arena<G> {
    /// Holds the contest; `done` counts matches while they are played.
    pub fn hold(&self, done: &AtomicU64) -> Standings {
        self.hold_by(self.threads, |range| self.blocks(range, done))
    }

    /// Holds the contest with blocks that somebody else plays, so many at once. What comes of it
    /// does not depend on how many those are.
    pub fn hold_by(
        &self,
        at_once: usize,
        mut play: impl FnMut(Range<u64>) -> Vec<Block>,
    ) -> Standings {
        let blocks = self.games.div_ceil(self.matches_each()).max(1);
        let mut held: Vec<Block> = Vec::new();
        let mut verdict = None;
        // A sequential test may end it after each batch; without one there is a single batch.
        let batch = match self.sprt {
            Some(_) => (at_once as u64 * 4).next_multiple_of(LOOK).max(LOOK),
            None => blocks,
        };
        while (held.len() as u64) < blocks && verdict.is_none() {
            let first = held.len() as u64;
            held.extend(play(first..(first + batch).min(blocks)));
            verdict = self.sprt.and_then(|sprt| self.decided(sprt, first, &held));
            if let Some((_, needed)) = verdict {
                held.truncate(needed);
            }
        }
        let verdict = self.sprt.map(|_| verdict.map_or(Verdict::Open, |(verdict, _)| verdict));
        Standings {
            games: held.len() as u64 * self.matches_each(),
            even: self.even(),
            entries: self.entries(&held),
            verdict,
        }
    }

    /// What a sequential test says first of those after `seen`, and how many blocks it needed.
    fn decided(&self, sprt: Sprt, seen: u64, held: &[Block]) -> Option<(Verdict, usize)> {
        let shares = shares(held, 0);
        let looks = (1..).map(|look| usize::try_from(seen + look * LOOK).unwrap_or(usize::MAX));
        let looks = looks.take_while(|&at| at < shares.len()).chain([shares.len()]);
        let said = looks.map(|at| (sprt.verdict(&shares[..at], self.even()), at));
        said.into_iter().find(|(verdict, _)| *verdict != Verdict::Open)
    }

    fn even(&self) -> f64 {
        1.0 / f64::from(self.start.seats())
    }

    fn blocks(&self, range: Range<u64>, done: &AtomicU64) -> Vec<Block> {
        let next = AtomicU64::new(range.start);
        let work = || {
            let mut found = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= range.end {
                    return found;
                }
                found.push((index, self.block(index, done)));
            }
        };
        let mut found: Vec<(u64, Block)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(|w| w.join().expect("a match panicked")).collect()
        });
        found.sort_by_key(|(index, _)| *index);
        found.into_iter().map(|(_, block)| block).collect()
    }

    /// Which bot sits in a seat: the line-up, turned by `rotation` seats.
    fn lineup(&self, rotation: u64) -> Vec<usize> {
        let seats = usize::from(self.start.players());
        let rotation = usize::try_from(rotation).unwrap_or(0);
        if seats == 1 {
            return vec![rotation];
        }
        let others = self.bots.len() - 1;
        let at = |place: usize| if place == 0 { 0 } else { 1 + (place - 1) % others.max(1) };
        (0..seats).map(|seat| at((seat + seats - rotation) % seats).min(others)).collect()
    }

    fn block(&self, index: u64, done: &AtomicU64) -> Block {
        let bots = self.bots.len();
        let mut block =
            Block { tallies: vec![Tally::default(); bots], ahead: vec![0; bots * bots] };
        for rotation in 0..self.matches_each() {
            // Chance is the same in all matches of a block; what the players draw is not, or a bot
            // against itself would play one match over and over.
            let chance = index * STREAMS * STREAMS;
            let players = chance + (rotation + 1) * STREAMS;
            self.play(chance, players, &self.lineup(rotation), &mut block);
            done.fetch_add(1, Ordering::Relaxed);
        }
        block
    }

    /// Plays a match; `chance` and `players` are where the numbers of their generators begin.
    fn play(&self, chance: u64, players: u64, lineup: &[usize], block: &mut Block) {
        let mut players: Vec<Box<dyn Bot<G>>> =
            (players..).zip(lineup).map(|(stream, &bot)| self.sit_down(bot, stream)).collect();
        let mut chance = generator(self.seed, chance);
        let mut state = self.start.clone();
        while let Some(actor) = state.turn().next_actor() {
            let action = match actor {
                Actor::Chance => state.sample_chance(&mut chance),
                Actor::Seat(seat) => {
                    let began = Instant::now();
                    let action = players[seat.index()].choose(&Perspective::new(&state, seat));
                    let tally = &mut block.tallies[lineup[seat.index()]];
                    tally.time += began.elapsed();
                    tally.decisions += 1;
                    action
                }
            };
            state.play_unchecked(actor, action, &mut ());
        }
        block.count(&state, lineup);
    }

    fn sit_down(&self, bot: usize, stream: u64) -> Box<dyn Bot<G>> {
        let luck = generator(self.seed, stream);
        match self.weights.get(bot) {
            Some(own) => self.bots[bot].sit_down_judging_by(own.clone(), luck),
            None => self.bots[bot].sit_down(luck),
        }
    }

    fn entries(&self, held: &[Block]) -> Vec<Entry> {
        let ratings = ratings(held, self.bots.len());
        let entry = |bot: usize| {
            let shares = shares(held, bot);
            let (mean, error) = mean_and_error(&shares);
            let of = || held.iter().map(|block| &block.tallies[bot]);
            let margin = of().map(|tally| tally.margin).sum::<i64>() as f64;
            let seats = of().map(|tally| f64::from(tally.seats)).sum::<f64>();
            let time: Duration = of().map(|tally| tally.time).sum();
            let decisions: u32 = of().map(|tally| tally.decisions).sum();
            Entry {
                bot: self.bots[bot],
                win_share: mean,
                interval: 1.96 * error,
                margin: margin / (seats * f64::from(others(self.start.seats()))),
                decision_time: time / decisions.max(1),
                rating: ratings[bot],
            }
        };
        (0..self.bots.len()).map(entry).collect()
    }
}

impl<G: Evaluate> Series for Arena<G> {
    type Part = Vec<Block>;

    fn part(&self, numbers: Range<u64>, go_on: &dyn Fn() -> bool) -> Option<Vec<Block>> {
        let done = AtomicU64::new(0);
        numbers.map(|index| go_on().then(|| self.block(index, &done))).collect()
    }

    /// One for each rotation of the players; alone, one for each bot.
    fn matches_each(&self) -> u64 {
        match self.start.players() {
            1 => self.bots.len() as u64,
            players => players.into(),
        }
    }
}

/// Against how many a seat plays.
fn others(seats: u8) -> u8 {
    (seats - 1).max(1)
}

impl Block {
    fn count<G: Game>(&mut self, state: &G, lineup: &[usize]) {
        let scores = Scores::of(state).0;
        let winners = scores.iter().filter(|sheet| sheet.rank == 1).count() as u64;
        let total: i32 = scores.iter().map(|sheet| sheet.total).sum();
        let others = i64::from(others(state.seats()));
        let bots = self.tallies.len();
        for seat in Seat::first(state.players()) {
            let own = &scores[seat.index()];
            let tally = &mut self.tallies[lineup[seat.index()]];
            tally.seats += 1;
            tally.wins += if own.rank == 1 { VICTORY / winners } else { 0 };
            tally.margin += i64::from(own.total) * others - i64::from(total - own.total);
            let met = lineup.iter().zip(&scores).filter(|(_, sheet)| sheet.seat != seat);
            for (&other, sheet) in met {
                let ahead = match own.rank.cmp(&sheet.rank) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
                self.ahead[lineup[seat.index()] * bots + other] += ahead;
            }
        }
    }
}

/// A bot's share of victories in each block.
fn shares(held: &[Block], bot: usize) -> Vec<f64> {
    let share = |tally: &Tally| tally.wins as f64 / (VICTORY * u64::from(tally.seats)) as f64;
    held.iter().map(|block| share(&block.tallies[bot])).collect()
}

/// Mean and standard error of independent values.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}

impl Sprt {
    /// The generalised sequential ratio test over the shares of blocks.
    fn verdict(self, shares: &[f64], even: f64) -> Verdict {
        if shares.len() < 8 {
            return Verdict::Open;
        }
        let (mean, error) = mean_and_error(shares);
        let better = even + self.gain;
        let ratio =
            (better - even) * (2.0 * mean - even - better) / (2.0 * (error * error).max(1e-6));
        let bound = ((1.0 - self.error) / self.error).ln();
        if ratio >= bound {
            Verdict::Accepted
        } else if ratio <= -bound {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// Ratings from who was ahead of whom: the usual logistic model, fitted by small steps.
fn ratings(held: &[Block], bots: usize) -> Vec<f64> {
    let mut ahead = vec![0.0; bots * bots];
    for block in held {
        ahead.iter_mut().zip(&block.ahead).for_each(|(sum, &one)| *sum += f64::from(one) / 2.0);
    }
    let mut strength = vec![1.0; bots];
    for _ in 0..500 {
        for a in 0..bots {
            let others = || (0..bots).filter(|&b| b != a);
            // Half a victory either way keeps a clean sweep finite.
            let wins: f64 = others().map(|b| ahead[a * bots + b] + 0.5).sum();
            let met = |b: usize| ahead[a * bots + b] + ahead[b * bots + a] + 1.0;
            let weight: f64 = others().map(|b| met(b) / (strength[a] + strength[b])).sum();
            if weight > 0.0 {
                strength[a] = wins / weight;
            }
        }
        let mean = strength.iter().map(|s: &f64| s.ln()).sum::<f64>() / bots as f64;
        for s in &mut strength {
            *s /= mean.exp();
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use kings_road::{KingsRoad, Options};

    use super::*;

    fn arena(bots: &[BotSpec], seats: u8, games: u64) -> Arena<KingsRoad> {
        let start = KingsRoad::new(seats, &Options::default()).unwrap();
        let (bots, weights) = (bots.to_vec(), Vec::new());
        Arena { start, bots, weights, games, seed: 1, threads: 2, sprt: None }
    }

    #[test]
    fn every_bot_sits_everywhere() {
        let arena = arena(&[BotSpec::Greedy, BotSpec::Random], 3, 3);
        let lineups: Vec<_> = (0..3).map(|rotation| arena.lineup(rotation)).collect();
        assert_eq!(lineups, [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
        let alone = Arena { bots: vec![BotSpec::Random], ..arena };
        assert_eq!(alone.lineup(1), [0, 0, 0]);
    }

    #[test]
    fn a_better_bot_is_told_from_its_equal() {
        let held = arena(&[BotSpec::Greedy, BotSpec::Random], 2, 60).hold(&AtomicU64::new(0));
        let [greedy, random] = &held.entries[..] else { panic!("{held:?}") };
        assert!(greedy.win_share - greedy.interval > held.even, "{greedy:?}");
        assert!(greedy.margin > 0.0 && random.margin < 0.0 && greedy.rating > random.rating);
        let mirror = arena(&[BotSpec::Random, BotSpec::Random], 2, 400).hold(&AtomicU64::new(0));
        let first = &mirror.entries[0];
        assert!(first.interval > 0.0, "a control that cannot fail is none: {first:?}");
        assert!((first.win_share - mirror.even).abs() <= first.interval * 1.5, "{first:?}");
    }

    #[test]
    fn weights_that_are_given_are_judged_by() {
        let bot = BotSpec::Search { iterations: 20, manner: crate::Manner::Usual };
        // Whoever thinks that points are to be avoided loses to whoever knows better.
        let known = KingsRoad::weights().at(2);
        let wrong = known.values.iter().map(|weight| -weight).collect();
        let weights = vec![Weights::alike(known.lead_scale, wrong)];
        let held = Arena { weights, ..arena(&[bot, bot], 2, 20) }.hold(&AtomicU64::new(0));
        let first = &held.entries[0];
        assert!(first.win_share + first.interval < held.even, "{first:?}");
    }

    #[test]
    fn the_contest_is_the_same_for_any_number_of_threads() {
        let bots = [BotSpec::Greedy, BotSpec::Random];
        let hold = |threads| Arena { threads, ..arena(&bots, 3, 12) }.hold(&AtomicU64::new(0));
        let (one, two) = (hold(1), hold(2));
        let told = |s: &Standings| {
            format!("{:?}", s.entries.iter().map(|e| (e.win_share, e.margin)).collect::<Vec<_>>())
        };
        assert_eq!(told(&one), told(&two));
    }

    #[test]
    fn a_sequential_test_stops_early() {
        let sprt = Some(Sprt { gain: 0.1, error: 0.05 });
        let better = Arena { sprt, ..arena(&[BotSpec::Greedy, BotSpec::Random], 2, 10_000) };
        let held = better.hold(&AtomicU64::new(0));
        assert_eq!(held.verdict, Some(Verdict::Accepted));
        assert!(held.games < 1_000, "{}", held.games);
        let worse = Arena { sprt, ..arena(&[BotSpec::Random, BotSpec::Greedy], 2, 10_000) };
        assert_eq!(worse.hold(&AtomicU64::new(0)).verdict, Some(Verdict::Rejected));
    }
}

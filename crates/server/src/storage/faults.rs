//! A data file that fails when a test says so.

use std::{
    collections::VecDeque,
    io,
    sync::{Mutex, MutexGuard},
    time::Duration,
};

use sqlx::{AssertSqlSafe, Executor, SqliteConnection};

use super::seam::Step;

/// What is to go wrong.
#[derive(Default)]
pub(crate) struct Faults(Mutex<Planned>);

#[derive(Default)]
struct Planned {
    /// Whether each of the next steps fails.
    next: VecDeque<bool>,
    /// A step that always fails, after it has succeeded a few times more.
    always: Option<(Step, usize)>,
    /// What is said to every connection that is opened to write.
    pragma: Option<String>,
    slow: Option<Duration>,
    passed: Vec<Step>,
    failed: usize,
}

impl Planned {
    fn always_fails(&mut self, step: Step) -> bool {
        match &mut self.always {
            Some((always, 0)) => *always == step,
            Some((always, spared)) if *always == step => {
                *spared -= 1;
                false
            }
            _ => false,
        }
    }
}

impl Faults {
    fn planned(&self) -> MutexGuard<'_, Planned> {
        self.0.lock().unwrap()
    }

    /// After `after` more steps, `count` of them fail.
    pub(crate) fn fail(&self, after: usize, count: usize) {
        let steps = std::iter::repeat_n(false, after).chain(std::iter::repeat_n(true, count));
        self.planned().next = steps.collect();
    }

    /// This step fails from now on.
    pub(crate) fn always(&self, step: Option<Step>) {
        self.planned().always = step.map(|step| (step, 0));
    }

    /// This step succeeds once more, and then fails always.
    pub(crate) fn once_more(&self, step: Step) {
        self.planned().always = Some((step, 1));
    }

    /// New connections are told this first.
    pub(crate) fn pragma(&self, pragma: Option<String>) {
        self.planned().pragma = pragma;
    }

    /// Every commit takes so long.
    pub(crate) fn slow(&self, time: Option<Duration>) {
        self.planned().slow = time;
    }

    /// The steps that were taken since this was last asked, and how many failed.
    pub(crate) fn taken(&self) -> (Vec<Step>, usize) {
        let mut planned = self.planned();
        (std::mem::take(&mut planned.passed), std::mem::take(&mut planned.failed))
    }

    /// Whether nothing more is planned to fail.
    pub(crate) fn is_spent(&self) -> bool {
        self.planned().next.is_empty()
    }

    pub(super) async fn pass(&self, step: Step) -> Result<(), sqlx::Error> {
        let (fails, slow) = {
            let mut planned = self.planned();
            planned.passed.push(step);
            let fails = planned.next.pop_front().unwrap_or(false) || planned.always_fails(step);
            planned.failed += usize::from(fails);
            (fails, planned.slow.filter(|_| step == Step::Commit))
        };
        if let Some(time) = slow {
            tokio::time::sleep(time).await;
        }
        if fails { Err(sqlx::Error::Io(io::Error::other("a planned fault"))) } else { Ok(()) }
    }

    pub(super) async fn connected(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let pragma = self.planned().pragma.clone();
        if let Some(pragma) = pragma {
            to.execute(AssertSqlSafe(pragma)).await?;
        }
        Ok(())
    }
}

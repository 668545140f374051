//! One long-lived incremental Z3 solver, with three-valued answers and deterministic limits.

use selfsame_core::effort;
use z3::ast::Bool;
use z3::{Model, Params, SatResult, Solver, StatisticsValue};

use crate::limits;

/// What the solver knows of the assertions on its stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They can hold together.
    Sat,
    /// They cannot.
    Unsat,
    /// Gave up; the text is the solver's own reason.
    Unknown(String),
}

/// A stack of assertions. Work is bounded by Z3's own counter of steps, never by the clock, so that the same
/// question gets the same answer on every machine.
pub struct Session {
    solver: Solver,
    depth: u32,
    /// Z3's count of its steps after the last question.
    counted: u64,
}

impl Session {
    /// `steps` is the work allowed for one question (Z3's `rlimit`; about a million a second).
    pub fn new(steps: u32) -> Session {
        let mut session = Session { solver: Solver::new(), depth: 0, counted: 0 };
        session.limit_steps(steps);
        session
    }

    /// With what a text in SMT-LIB asserts; none if it asserts nothing that can be read.
    pub fn of_text(text: &str, steps: u32) -> Option<Session> {
        let session = Session::new(steps);
        // The text of a string of C has no such character.
        if !text.contains('\0') {
            session.solver.from_string(text);
        }
        (!session.solver.get_assertions().is_empty()).then_some(session)
    }

    /// All assertions as a text in SMT-LIB, without declarations.
    pub fn text(&self) -> String {
        self.solver
            .get_assertions()
            .iter()
            .map(|formula| format!("(assert {})\n", readable(&formula.to_string())))
            .collect()
    }

    fn limit_steps(&mut self, steps: u32) {
        let mut params = Params::new();
        params.set_u32("rlimit", steps);
        params.set_u32("random_seed", 0);
        self.solver.set_params(&params);
    }

    /// How many scopes are open.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// Opens a scope.
    pub fn push(&mut self) {
        self.solver.push();
        self.depth += 1;
    }

    /// Drops assertions until `depth` scopes are left.
    pub fn pop_to(&mut self, depth: u32) {
        if depth < self.depth {
            self.solver.pop(self.depth - depth);
            self.depth = depth;
        }
    }

    /// Adds to the innermost scope.
    pub fn assert(&mut self, formula: &Bool) {
        self.solver.assert(formula);
    }

    /// Asks about all assertions, within the steps of the session.
    pub fn check(&mut self) -> Answer {
        let result = self.solver.check();
        self.answer(result)
    }

    fn answer(&mut self, result: SatResult) -> Answer {
        self.spend();
        match result {
            SatResult::Sat => Answer::Sat,
            SatResult::Unsat => Answer::Unsat,
            SatResult::Unknown => {
                let reason = self.solver.get_reason_unknown();
                Answer::Unknown(reason.unwrap_or_else(|| "no reason given".to_owned()))
            }
        }
    }

    /// Counts what Z3 has done since the last question, by its own account.
    fn spend(&mut self) {
        let count = match self.solver.get_statistics().value("rlimit count") {
            Some(StatisticsValue::UInt(count)) => u64::from(count),
            _ => self.counted,
        };
        effort::spend(limits::QUESTION_EFFORT + count.saturating_sub(self.counted) * limits::STEP_EFFORT);
        self.counted = count;
    }

    /// As [`Session::check`], with literals that hold for this question only.
    pub fn check_assuming(&mut self, assumptions: &[Bool]) -> Answer {
        let result = self.solver.check_assumptions(assumptions);
        self.answer(result)
    }

    /// The assumptions that the last [`Answer::Unsat`] needed.
    pub fn unsat_core(&self) -> Vec<Bool> {
        self.solver.get_unsat_core()
    }

    /// As [`Session::check`], and gives up when `time` has passed: for the end of a time that a user set.
    pub fn check_within(&mut self, time: std::time::Duration) -> Answer {
        let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX).max(1);
        self.limit_time(milliseconds);
        let answer = self.check();
        self.limit_time(u32::MAX);
        answer
    }

    /// No question after this one may take longer.
    pub fn limit_time(&mut self, milliseconds: u32) {
        let mut params = Params::new();
        params.set_u32("timeout", milliseconds);
        self.solver.set_params(&params);
    }

    /// The model behind the last [`Answer::Sat`].
    pub fn model(&self) -> Option<Model> {
        self.solver.get_model()
    }
}

/// A name as it stands in [`Session::text`], if it is more than letters and digits. A name with a quote is never written without bars, so that none
/// becomes another one.
pub fn quoted(name: &str) -> String {
    format!("|{}|", name.chars().map(|c| escaped(c).map_or_else(|| c.to_string(), str::to_owned)).collect::<String>())
}

/// What bars cannot hold, with a quote before it.
fn escaped(c: char) -> Option<&'static str> {
    match c {
        '|' => Some("'b"),
        '\\' => Some("'s"),
        '\'' => Some("''"),
        _ => None,
    }
}

/// What Z3 writes as it can be read again: in names between bars, it puts a backslash before bars and backslashes, which its own parser refuses.
fn readable(written: &str) -> String {
    let mut text = String::with_capacity(written.len());
    let (mut is_name, mut is_string) = (false, false);
    let mut chars = written.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' if !is_name => is_string = !is_string,
            '|' if !is_string => is_name = !is_name,
            _ => {}
        }
        let meant = if is_name && c == '\\' { chars.next().unwrap_or(c) } else { c };
        match escaped(meant) {
            Some(escape) if is_name && (meant != '|' || c == '\\') => text += escape,
            _ => text.push(meant),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use z3::ast::Int;

    #[test]
    fn scopes_come_and_go() {
        let mut session = Session::new(1_000_000);
        let x = Int::new_const("x");
        session.assert(&x.gt(3));
        session.push();
        session.assert(&x.lt(3));
        assert_eq!(session.check(), Answer::Unsat);
        session.pop_to(0);
        assert_eq!(session.check(), Answer::Sat);
        let value = session.model().and_then(|m| m.eval(&x, true)).and_then(|v| v.as_i64());
        assert!(value.is_some_and(|v| v > 3));
    }

    #[test]
    fn assertions_are_texts() {
        let mut session = Session::new(1_000_000);
        let (x, y) = (Int::new_const("x of [a|b]"), Int::new_const("x of [a'b]"));
        session.assert(&x.gt(3));
        session.push();
        session.assert(&x.lt(4));
        let declared =
            ["x of [a|b]", "x of [a'b]"].map(|name| format!("(declare-fun {} () Int)\n", quoted(name))).concat();
        let text = |session: &Session| format!("{declared}{}", session.text());
        let again = |session: &Session| Session::of_text(&text(session), 1_000_000).map(|mut again| again.check());
        assert_eq!(again(&session), Some(Answer::Unsat), "{}", text(&session));
        session.pop_to(0);
        session.assert(&y.lt(4));
        assert_eq!(again(&session), Some(Answer::Sat), "{}", text(&session));
        assert!(Session::of_text("(assert", 1_000_000).is_none() && Session::of_text("\0", 1_000_000).is_none());
    }

    #[test]
    fn too_hard_a_question_is_unknown_and_the_session_goes_on() {
        let mut session = Session::new(20_000);
        let (x, y, z) = (Int::new_const("x"), Int::new_const("y"), Int::new_const("z"));
        session.push();
        session.assert(&(&x * &x * &x + &y * &y * &y + &z * &z * &z).eq(Int::from_i64(114)));
        assert!(matches!(session.check(), Answer::Unknown(_)));
        session.pop_to(0);
        session.assert(&x.gt(&y));
        assert_eq!(session.check(), Answer::Sat);
    }
}

//! What a proof asks of Z3, as texts that any solver reads.
//!
//! A proof is a walk over all paths of a function, on which facts are refuted. While it is looked for, everything that Z3 refutes can be
//! written down. Who checks it walks again without asking: what stands in the file is taken to be refuted, and nothing else. Then
//! each text is given to a solver that has seen nothing before.

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use selfsame_solver::smt::{Answer, Session};

use crate::limits;

/// What Z3 has to refute for a proof.
#[derive(Debug)]
pub struct Obligations {
    /// Whether only what is known is taken to be refuted, and nothing is asked.
    is_given: bool,
    /// In the order in which they were met, with whether they were needed.
    known: RefCell<(Vec<String>, FxHashMap<String, bool>)>,
}

impl Obligations {
    /// None yet: everything is asked, and what is refuted written down.
    pub fn to_write() -> Obligations {
        Obligations { is_given: false, known: RefCell::default() }
    }

    /// These are taken to be refuted, and nothing else is.
    pub fn given(texts: &[String]) -> Obligations {
        let needed = texts.iter().map(|text| (text.clone(), false)).collect();
        Obligations { is_given: true, known: RefCell::new((texts.to_vec(), needed)) }
    }

    /// All of them.
    pub fn texts(&self) -> Vec<String> {
        self.known.borrow().0.clone()
    }

    /// One that no proof needed.
    pub fn needless(&self) -> Option<usize> {
        let known = self.known.borrow();
        known.0.iter().position(|text| known.1.get(text) != Some(&true))
    }

    /// What is known of everything that the session holds, which is this text.
    pub(super) fn answer(&self, text: String, session: &mut Session) -> Answer {
        let mut known = self.known.borrow_mut();
        if let Some(needed) = known.1.get_mut(&text) {
            *needed = true;
            return Answer::Unsat;
        }
        if self.is_given {
            return Answer::Unknown("it is not among the obligations".to_owned());
        }
        let answer = session.check();
        if answer == Answer::Unsat {
            known.0.push(text.clone());
            known.1.insert(text, true);
        }
        answer
    }
}

/// Whether Z3, which has seen nothing before, refutes what a text says.
pub fn is_refuted(text: &str) -> bool {
    Session::of_text(text, limits::RECHECK_STEPS).is_some_and(|mut session| session.check() == Answer::Unsat)
}

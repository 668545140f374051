//! Equations between recursive functions, proved together by fixpoint induction.
//!
//! # Why a checked proof is right
//!
//! The equations of a group are `f p = K[g q]`, each with a call on the left and a call somewhere on the right. All these `f` and `g`
//! are the *heads*. Let reading 0 of the program be the one in which every head runs for ever whatever it is given, and reading n + 1 the one in
//! which every head is its definition, read by n. Every other definition is the least solution of itself in each reading. Readings only get
//! more defined, and the program is their limit (this is Bekić's theorem, for the heads on the one hand and all other definitions on the other). So an
//! equation that holds in every reading holds in the program.
//!
//! In reading 0 both sides run for ever: the left one is a call of a head, and the right one evaluates to one before it
//! looks at anything else. Suppose that all equations of the group hold in reading n, for all values of their variables. Both sides of one of them in reading n + 1 are
//! the sides with each call replaced by its definition in reading n, because nothing else in them comes to a head. That these are the same is what
//! the moves show, in reading n, where the equations of the group are laws. A move is right there because
//!
//! - evaluation unfolds definitions, all of which but the heads are solutions of themselves in that reading;
//! - what [`crate::finite`] says, and the lemmas that were proved before, is believed of terms that come to no head: these
//!   mean the same in all readings;
//! - hypotheses of induction and coinduction are not used.

use selfsame_core::step::{Focus, Progress, is_data};
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold, Variable};

use crate::finite::Finiteness;
use crate::heads::Heads;

/// Steps after which the right side must be at a call of a head.
const STEPS: u32 = 1_000;

/// One equation of a group.
pub struct Equation {
    /// The heads that it is about.
    pub defs: [DefId; 2],
    /// Both sides after one step of the heads.
    pub unfolded: [TermId; 2],
    /// What is said besides the calls.
    beside: Vec<TermId>,
    sides: [TermId; 2],
}

impl Equation {
    /// Both sides, and the place of the call in the right one.
    pub fn new(store: &mut TermStore, sides: [TermId; 2], place: &[u32]) -> Result<Equation, &'static str> {
        let [left, whole] = sides;
        let (def, body, mut beside) = call(store, left)?;
        let right = place.iter().try_fold(whole, |term, i| store.subterms(term).into_iter().nth(*i as usize));
        let right = right.filter(|term| store.loose(*term) == 0).ok_or("there is no such place")?;
        let (other, other_body, args) = call(store, right)?;
        beside.extend(args);
        let nothing = store.mk_bool(true);
        beside.push(store.replace(whole, right, nothing));
        let unfolded = [body, store.replace(whole, right, other_body)];
        Ok(Equation { defs: [def, other], unfolded, beside, sides })
    }

    /// What is asked of an equation beside its proof, when the heads of the whole group are known.
    pub fn check(&self, store: &mut TermStore, finiteness: &Finiteness, heads: &mut Heads) -> Result<(), &'static str> {
        if self.beside.iter().any(|term| heads.reached(store, *term)) {
            return Err("an equation comes to the functions beside its calls");
        }
        self.looks_at_call_first(store, finiteness, heads)
    }

    /// Whether the right side runs for ever where the heads do.
    fn looks_at_call_first(
        &self,
        store: &mut TermStore,
        finiteness: &Finiteness,
        heads: &Heads,
    ) -> Result<(), &'static str> {
        let right = evaluated(store, finiteness, self.sides[1]);
        let mut focus = Focus::new(right);
        for _ in 0..STEPS {
            if focus.at_call(store).is_some_and(|def| heads.contains(def)) {
                return Ok(());
            }
            if !matches!(focus.step(store), Progress::Stepped(_)) {
                break;
            }
        }
        Err("the right side looks at something before its call")
    }
}

/// The definition that is called, what it says of these arguments, and these.
fn call(store: &mut TermStore, call: TermId) -> Result<(DefId, TermId, Vec<TermId>), &'static str> {
    let (def, args) = match store.node(call) {
        Node::Def(def) => (def, Vec::new()),
        Node::App(head, args) => match store.node(head) {
            Node::Def(def) => (def, store.terms(args).to_vec()),
            _ => return Err("there is no call of a definition"),
        },
        _ => return Err("there is no call of a definition"),
    };
    let Unfold::Term(body) = store.unfold(def) else { return Err("a definition is not supported") };
    if args.len() < store.def_arity(def) as usize {
        return Err("a call has too few arguments");
    }
    Ok((def, store.mk_app(body, &args), args))
}

/// The term with variables that surely stand for numbers taken to be evaluated.
fn evaluated(store: &mut TermStore, finiteness: &Finiteness, term: TermId) -> TermId {
    store.free_vars(term).to_vec().into_iter().fold(term, |term, var| {
        let variable = store.var(var).clone();
        if is_data(store, &variable.ty) || !finiteness.of_variable(store, var).is_defined() {
            return term;
        }
        let value = store.fresh(Variable { evaluated: true, ..variable });
        let value = store.mk_free(value);
        store.bind(term, var, value)
    })
}

//! Where evaluation is: the subterm that must be evaluated next, and the frames around it.

use smallvec::SmallVec;

use super::{Rule, Stop};
use crate::delta::{Delta, delta, overflows};
use crate::expr::Lit;
use crate::prim::PrimOp;
use crate::program::{Data, DataKind, Ints};
use crate::symbol::Symbol;
use crate::term::{Alts, DefId, LabelId, LitId, Node, Pattern, TermId, TermStore, Terms, Unfold};
use crate::types::Type;

/// A term taken apart at the place where it is evaluated. Frames nearest to the focus come last.
#[derive(Clone, Debug)]
pub struct Focus {
    /// What is evaluated next.
    pub term: TermId,
    frames: Vec<Frame>,
}

#[derive(Clone, Debug)]
enum Frame {
    /// The focus is applied to these.
    Args(Terms),
    Case(Alts, Option<TermId>),
    /// The focus is the argument of this position; those before it are evaluated.
    Prim(PrimOp, SmallVec<[TermId; 2]>, usize),
    Assume(TermId),
    Assert(TermId, LabelId),
}

/// What one attempt at a step came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// By this rule.
    Stepped(Rule),
    /// There is no step to take.
    Stopped(Stop),
}

impl Frame {
    /// The term with this frame around it.
    fn around(&self, store: &mut TermStore, term: TermId) -> TermId {
        match self {
            Frame::Args(args) => {
                let args: SmallVec<[TermId; 6]> = store.terms(*args).into();
                store.mk_app(term, &args)
            }
            Frame::Case(alts, default) => store.make(Node::Case(term, *alts, *default)),
            Frame::Prim(op, args, at) => {
                let mut args = args.clone();
                args[*at] = term;
                store.mk_prim(*op, &args)
            }
            Frame::Assume(body) => store.make(Node::Assume(term, *body)),
            Frame::Assert(body, label) => store.make(Node::Assert(term, *body, *label)),
        }
    }
}

impl Focus {
    /// At the top of the term.
    pub fn new(term: TermId) -> Focus {
        Focus { term, frames: Vec::new() }
    }

    /// The whole term.
    pub fn rebuild(&self, store: &mut TermStore) -> TermId {
        self.frames.iter().rev().fold(self.term, |term, frame| frame.around(store, term))
    }

    /// Whether the next step calls a definition that has all the arguments it takes: the place where a search may
    /// stop to compare, because only such calls can go on for ever.
    pub fn at_call(&mut self, store: &mut TermStore) -> Option<DefId> {
        self.descend(store);
        let Node::Def(def) = store.node(self.term) else { return None };
        let given = match self.frames.last() {
            Some(Frame::Args(args)) => store.terms(*args).len(),
            _ => 0,
        };
        (store.def_arity(def) as usize <= given).then_some(def)
    }

    /// The call of [`Focus::at_call`], with its arguments.
    pub fn call(&mut self, store: &mut TermStore) -> Option<TermId> {
        self.at_call(store)?;
        match self.frames.last() {
            Some(frame @ Frame::Args(_)) => Some(frame.clone().around(store, self.term)),
            _ => Some(self.term),
        }
    }

    /// Takes one step at the place where evaluation is, or says why there is none.
    pub fn step(&mut self, store: &mut TermStore) -> Progress {
        self.descend(store);
        match store.node(self.term) {
            Node::Def(def) => self.var(store, def),
            Node::Lam(params, body) => self.lambda(store, params, body),
            Node::Let(value, body) => {
                self.term = store.instantiate(body, &[value]);
                Progress::Stepped(Rule::Let)
            }
            Node::Con(con, fields) => self.con(store, con, fields),
            Node::Lit(lit) => self.lit(store, lit),
            Node::Bottom(_) => self.bottom(),
            Node::Prim(PrimOp::Error, _) => self.bottom(),
            Node::Prim(PrimOp::Unsupported, args) => self.unsupported(store, args),
            Node::Prim(op, args) => self.prim(store, op, args),
            Node::Free(_) => self.free(store),
            Node::Input(ty) => Progress::Stopped(Stop::Input(ty)),
            Node::Bound(_) => unreachable!("the term under evaluation is closed"),
            Node::App(..) | Node::Case(..) | Node::Assume(..) | Node::Assert(..) => {
                unreachable!("descending goes through these")
            }
        }
    }

    /// Goes down to what must be evaluated first; an evaluated argument of a primitive goes back into its place, so that
    /// the next one is found.
    fn descend(&mut self, store: &mut TermStore) {
        loop {
            while matches!(self.frames.last(), Some(Frame::Prim(..)))
                && is_operand(store, self.term)
                && let Some(Frame::Prim(op, mut args, at)) = self.frames.pop()
            {
                args[at] = self.term;
                self.term = store.mk_prim(op, &args);
            }
            let (frame, inner) = match store.node(self.term) {
                Node::App(head, args) => (Frame::Args(args), head),
                Node::Case(scrutinee, alts, default) => (Frame::Case(alts, default), scrutinee),
                Node::Assume(condition, body) => (Frame::Assume(body), condition),
                Node::Assert(condition, body, label) => (Frame::Assert(body, label), condition),
                Node::Prim(op, args) if computes(op) => {
                    let args: SmallVec<[TermId; 2]> = store.terms(args).into();
                    let Some(at) = args.iter().position(|arg| !is_operand(store, *arg)) else { return };
                    let inner = args[at];
                    (Frame::Prim(op, args, at), inner)
                }
                _ => return,
            };
            self.frames.push(frame);
            self.term = inner;
        }
    }

    /// VAR: a definition is replaced by what it is.
    fn var(&mut self, store: &mut TermStore, def: DefId) -> Progress {
        match store.unfold(def) {
            Unfold::Term(term) => {
                self.term = term;
                Progress::Stepped(Rule::Var)
            }
            Unfold::Unsupported(why) => Progress::Stopped(Stop::Unsupported(why)),
        }
    }

    /// APPλ, for as many arguments as there are.
    fn lambda(&mut self, store: &mut TermStore, params: u32, body: TermId) -> Progress {
        match self.frames.last() {
            Some(Frame::Args(args)) => {
                let args: SmallVec<[TermId; 6]> = store.terms(*args).into();
                self.frames.pop();
                let taken = args.len().min(params as usize);
                self.term = store.apply_lambda(params, body, &args[..taken]);
                if taken < args.len() {
                    let rest = store.mk_terms(&args[taken..]);
                    self.frames.push(Frame::Args(rest));
                }
                Progress::Stepped(Rule::AppLambda)
            }
            _ => self.value(),
        }
    }

    /// CSDC: the alternative of the constructor, with its fields; else the default.
    fn con(&mut self, store: &mut TermStore, con: crate::program::ConId, fields: Terms) -> Progress {
        match self.frames.last() {
            Some(Frame::Case(alts, default)) => {
                let alt = store.alts(*alts).iter().find(|alt| matches!(alt.pattern, Pattern::Con(c, _) if c == con));
                let (alt, default) = (alt.copied(), *default);
                self.frames.pop();
                let fields: SmallVec<[TermId; 6]> = store.terms(fields).into();
                self.term = match (alt, default) {
                    (Some(alt), _) => store.instantiate(alt.body, &fields),
                    (None, Some(default)) => default,
                    (None, None) => {
                        return Progress::Stopped(Stop::Unsupported(Symbol::new("a case without an alternative")));
                    }
                };
                Progress::Stepped(Rule::CsDc)
            }
            Some(Frame::Assume(body)) => {
                let is_true = con == store.true_con();
                if !is_true {
                    return Progress::Stopped(Stop::Assumed);
                }
                self.continue_with(*body)
            }
            Some(Frame::Assert(body, label)) => {
                if con != store.true_con() {
                    return Progress::Stopped(Stop::Violated(*label));
                }
                self.continue_with(*body)
            }
            _ => self.value(),
        }
    }

    fn continue_with(&mut self, body: TermId) -> Progress {
        self.frames.pop();
        self.term = body;
        Progress::Stepped(Rule::Check)
    }

    /// A literal selects an alternative; a string is first unpacked by one character.
    fn lit(&mut self, store: &mut TermStore, lit: LitId) -> Progress {
        let Some(Frame::Case(alts, default)) = self.frames.last() else { return self.value() };
        if let Lit::Str(text) = store.lit(lit) {
            let text = text.clone();
            self.term = unpack(store, &text);
            return Progress::Stepped(Rule::Unpack);
        }
        let alt = store.alts(*alts).iter().find(|alt| alt.pattern == Pattern::Lit(lit));
        let chosen = alt.map(|alt| alt.body).or(*default);
        match chosen {
            Some(body) => {
                self.frames.pop();
                self.term = body;
                Progress::Stepped(Rule::CsLit)
            }
            None => Progress::Stopped(Stop::Unsupported(Symbol::new("a case without an alternative"))),
        }
    }

    /// BTAPP, BTCS and their like for the other frames: a bottom is all that remains.
    fn bottom(&mut self) -> Progress {
        if self.frames.is_empty() {
            return Progress::Stopped(Stop::Value);
        }
        self.frames.clear();
        Progress::Stepped(Rule::Bt)
    }

    fn unsupported(&mut self, store: &TermStore, args: Terms) -> Progress {
        let text = store.terms(args).first().map(|arg| store.node(*arg));
        let text = match text {
            Some(Node::Lit(lit)) => match store.lit(lit) {
                Lit::Str(text) => Symbol::new(text),
                _ => Symbol::new("a primitive"),
            },
            _ => Symbol::new("a primitive"),
        };
        Progress::Stopped(Stop::Unsupported(text))
    }

    /// A primitive whose arguments are all evaluated: computed when they are literals.
    fn prim(&mut self, store: &mut TermStore, op: PrimOp, args: Terms) -> Progress {
        let args: SmallVec<[TermId; 2]> = store.terms(args).into();
        let lits: Option<SmallVec<[Lit; 2]>> = args
            .iter()
            .map(|arg| match store.node(*arg) {
                Node::Lit(lit) => Some(store.lit(lit).clone()),
                _ => None,
            })
            .collect();
        let Some(lits) = lits else { return self.symbolic(store) };
        let computed = match store.program().ints() {
            Ints::Unbounded if overflows(op, &lits) => {
                return Progress::Stopped(Stop::Unsupported(Symbol::new("numbers beyond 64 bits")));
            }
            Ints::Unbounded => delta(op, &lits),
            Ints::Wrapping => store.program().size().delta(op, &lits),
        };
        self.term = match computed {
            Some(Delta::Lit(lit)) => store.mk_lit(&lit),
            Some(Delta::Bool(truth)) => store.mk_bool(truth),
            Some(Delta::Bottom(label)) => store.mk_bottom(label),
            Some(Delta::Unsupported(what)) => return Progress::Stopped(Stop::Unsupported(Symbol::new(what))),
            None => return Progress::Stopped(Stop::Unsupported(Symbol::new(&op.unknown()))),
        };
        Progress::Stepped(Rule::Delta)
    }

    /// The focus is an evaluated value of a primitive type that is not known: an operation on variables.
    fn symbolic(&mut self, store: &mut TermStore) -> Progress {
        if matches!(store.node(self.term), Node::Prim(op, _) if is_partial(op)) {
            return Progress::Stopped(Stop::Partial(self.term));
        }
        match self.frames.last() {
            Some(Frame::Case(alts, default)) => {
                let (alts, default) = (*alts, *default);
                match (store.alts(alts).first().map(|alt| alt.pattern), default) {
                    (None, Some(default)) => {
                        self.frames.pop();
                        self.term = default;
                        Progress::Stepped(Rule::CsLit)
                    }
                    (Some(Pattern::Lit(_)), _) => Progress::Stopped(Stop::Literal(self.term)),
                    _ => Progress::Stopped(test(store, self.term)),
                }
            }
            Some(Frame::Assume(_) | Frame::Assert(..)) => Progress::Stopped(test(store, self.term)),
            _ => self.value(),
        }
    }

    /// A free variable: nothing happens to it unless something around it must know more.
    fn free(&mut self, store: &mut TermStore) -> Progress {
        let Node::Free(var) = store.node(self.term) else { unreachable!("called for free variables") };
        let is_evaluated = store.var(var).evaluated;
        match self.frames.last() {
            None => Progress::Stopped(Stop::Value),
            Some(Frame::Args(args)) => Progress::Stopped(Stop::Apply(var, *args)),
            Some(Frame::Prim(..)) => Progress::Stopped(Stop::Force(var)),
            Some(Frame::Assume(_) | Frame::Assert(..)) => Progress::Stopped(Stop::Split(var)),
            Some(Frame::Case(..)) if is_data(store, &store.var(var).ty) => Progress::Stopped(Stop::Split(var)),
            Some(Frame::Case(..)) if is_evaluated => self.symbolic(store),
            Some(Frame::Case(..)) => Progress::Stopped(Stop::Force(var)),
        }
    }

    /// HGFRESH, HGLOOKUP: what the variable at the focus gives for its first argument.
    pub fn supply(&mut self, store: &mut TermStore, result: TermId) {
        let Some(Frame::Args(args)) = self.frames.pop() else { return };
        let rest: SmallVec<[TermId; 6]> = store.terms(args)[1..].into();
        if !rest.is_empty() {
            self.frames.push(Frame::Args(store.mk_terms(&rest)));
        }
        self.term = result;
    }

    /// The subterms whose values the whole term waits for, innermost first; the last one is the whole term.
    pub fn targets(&mut self, store: &mut TermStore) -> Vec<TermId> {
        self.descend(store);
        let mut targets = vec![self.term];
        let mut term = self.term;
        for frame in self.frames.iter().rev() {
            term = frame.around(store, term);
            targets.push(term);
        }
        targets
    }

    /// Chooses the default of the `case` around the focus, whatever the focus is: for whoever knows that no alternative
    /// matches.
    pub fn choose_default(&mut self) -> bool {
        match self.frames.pop() {
            Some(Frame::Case(_, Some(default))) => {
                self.term = default;
                true
            }
            other => {
                self.frames.extend(other);
                false
            }
        }
    }

    /// The literals that the `case` around the focus distinguishes, and whether it has a default.
    pub fn literals(&self, store: &TermStore) -> (Vec<LitId>, bool) {
        match self.frames.last() {
            Some(Frame::Case(alts, default)) => {
                let lits = store.alts(*alts).iter().filter_map(|alt| match alt.pattern {
                    Pattern::Lit(lit) => Some(lit),
                    Pattern::Con(..) => None,
                });
                (lits.collect(), default.is_some())
            }
            _ => (Vec::new(), false),
        }
    }

    /// Evaluated: a `seq` around it goes on, otherwise evaluation is done.
    fn value(&mut self) -> Progress {
        match self.frames.last() {
            None => Progress::Stopped(Stop::Value),
            Some(Frame::Case(_, Some(default))) => {
                self.term = *default;
                self.frames.pop();
                Progress::Stepped(Rule::CsLit)
            }
            _ => Progress::Stopped(Stop::Unsupported(Symbol::new("a value where its type does not belong"))),
        }
    }
}

/// A value that is not known and that constructors are asked of: a comparison is true or false, and what else a primitive
/// gives (the digits of a number) is made of more constructors than we distinguish.
fn test(store: &TermStore, term: TermId) -> Stop {
    match store.node(term) {
        Node::Prim(op, _) if op.is_condition() => Stop::Test(term),
        Node::Prim(op, _) => Stop::Unsupported(Symbol::new(&op.unknown())),
        _ => Stop::Unsupported(Symbol::new("an unknown value of a type without constructors")),
    }
}

/// Whether a primitive computes: the others stand for bottoms.
fn computes(op: PrimOp) -> bool {
    !matches!(op, PrimOp::Error | PrimOp::Unsupported)
}

/// An evaluated value of a primitive type: a literal, a variable known to be evaluated, or an operation on such that
/// cannot fail.
pub fn is_operand(store: &TermStore, term: TermId) -> bool {
    match store.node(term) {
        Node::Lit(_) => true,
        Node::Free(var) => store.var(var).evaluated,
        Node::Prim(op, args) if computes(op) => {
            let args = store.terms(args);
            args.iter().all(|arg| is_operand(store, *arg))
                && args.iter().any(|arg| !matches!(store.node(*arg), Node::Lit(_)))
                && !is_partial(op)
        }
        _ => false,
    }
}

/// Primitives that are a bottom for some arguments. With unknown arguments these are decided by whoever knows the path.
pub fn is_partial(op: PrimOp) -> bool {
    use PrimOp::*;
    matches!(
        op,
        IntQuot
            | IntRem
            | IntDiv
            | IntMod
            | IntegerQuot
            | IntegerRem
            | IntegerDiv
            | IntegerMod
            | IntShiftL
            | IntShiftR
            | IntegerShiftL
            | IntegerShiftR
            | CharChr
    )
}

/// Whether values of the type are built by constructors that are in terms.
pub fn is_data(store: &TermStore, ty: &Type) -> bool {
    let Type::Con(name, _) = ty else { return false };
    let program = store.program();
    let is_data = |data: &Data| data.kind != DataKind::Newtype && !data.cons.is_empty();
    program.data_id(*name).is_some_and(|data| is_data(program.data(data)))
}

/// A string by its first character and the rest.
pub fn unpack(store: &mut TermStore, text: &str) -> TermId {
    let mut chars = text.chars();
    match chars.next() {
        None => store.mk_con(store.nil_con(), &[]),
        Some(first) => {
            let first = store.mk_lit(&Lit::Char(first));
            let rest = store.mk_lit(&Lit::Str(chars.as_str().to_owned()));
            store.mk_con(store.cons_con(), &[first, rest])
        }
    }
}

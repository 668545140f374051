//! Weak head reduction: a term taken apart at the place where evaluation must know more.

use selfsame_core::delta::{Delta, delta, overflows};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{DataId, DataKind, Ints};
use selfsame_core::step::{is_operand, is_partial, unpack};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Alts, DefId, LitId, Node, Pattern, TermId, Terms, Unfold, VarId};
use selfsame_core::types::Type;
use smallvec::SmallVec;

use super::{Engine, Side};

/// What stands around the place of evaluation, nearest last.
#[derive(Clone, Debug)]
pub(super) enum Frame {
    Args(Terms),
    Case(Alts, Option<TermId>),
    /// The place is the argument of this position; those before it are evaluated.
    Prim(PrimOp, SmallVec<[TermId; 2]>, usize),
}

/// A term evaluated as far as it goes by itself.
#[derive(Clone, Debug)]
pub(super) struct Reduced {
    pub frames: Vec<Frame>,
    pub focus: TermId,
    pub on: On,
}

/// What evaluation waits for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum On {
    /// Nothing: weak head normal form.
    Value,
    /// Which constructor of this type the variable is.
    Split(VarId, DataId),
    /// The value of a variable, of this type if it is known.
    Force(VarId, Option<Type>),
    /// Whether a condition on numbers or characters is true.
    Test(TermId),
    /// Which literal it is.
    Literal(TermId),
    /// Whether a division fails.
    Partial(TermId),
    /// A variable applied to arguments: the focus is the application.
    Apply(VarId),
    /// A call of a recursive definition: the focus is the call.
    Call(DefId),
    /// A primitive whose result is a text.
    Text(TermId),
    /// Something that we do not evaluate.
    Beyond(Symbol),
}

/// Steps of one reduction.
const STEPS: u32 = 20_000;

impl Engine {
    pub fn rebuild(&mut self, frames: &[Frame], focus: TermId) -> TermId {
        let store = &mut self.store;
        frames.iter().rev().fold(focus, |term, frame| match frame {
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
        })
    }

    pub fn whole(&mut self, reduced: &Reduced) -> TermId {
        self.rebuild(&reduced.frames, reduced.focus)
    }

    /// Evaluates a term of one side until it is a value or must know more. Calls of definitions that break no loop are
    /// inlined, rules of the side are applied, and recursive calls go on when their arguments let them.
    pub fn reduce(&mut self, side: Side, term: TermId) -> Reduced {
        Reducing { engine: self, side, frames: Vec::new(), focus: term, matched: 0, steps: 0 }.run().0
    }

    /// The definition applied to its arguments, unfolded once.
    pub fn unfold_call(&mut self, call: TermId) -> Option<TermId> {
        let (def, args) = self.call_parts(call)?;
        let Unfold::Term(body) = self.store.unfold(def) else { return None };
        Some(match self.store.node(body) {
            Node::Lam(params, inner) if !args.is_empty() => self.store.apply_lambda(params, inner, &args),
            _ => self.store.mk_app(body, &args),
        })
    }

    /// A call's definition and arguments.
    pub fn call_parts(&self, call: TermId) -> Option<(DefId, Vec<TermId>)> {
        match self.store.node(call) {
            Node::Def(def) => Some((def, Vec::new())),
            Node::App(head, args) => match self.store.node(head) {
                Node::Def(def) => Some((def, self.store.terms(args).to_vec())),
                _ => None,
            },
            _ => None,
        }
    }
}

struct Reducing<'a> {
    engine: &'a mut Engine,
    side: Side,
    frames: Vec<Frame>,
    focus: TermId,
    /// Constructors, other than dictionaries, that selected an alternative so far.
    matched: u32,
    steps: u32,
}

impl Reducing<'_> {
    /// Ends because steps are counted.
    fn run(mut self) -> (Reduced, u32) {
        let on = loop {
            self.descend();
            if self.steps > STEPS || self.engine.work > self.engine.limit {
                break On::Beyond(Symbol::new("too many steps"));
            }
            self.steps += 1;
            self.engine.work += 1;
            if let Some(on) = self.step() {
                break on;
            }
        };
        (Reduced { frames: self.frames, focus: self.focus, on }, self.matched)
    }

    fn descend(&mut self) {
        let store = &mut self.engine.store;
        loop {
            if matches!(self.frames.last(), Some(Frame::Prim(..)))
                && is_operand(store, self.focus)
                && let Some(Frame::Prim(op, mut args, at)) = self.frames.pop()
            {
                args[at] = self.focus;
                self.focus = store.mk_prim(op, &args);
            }
            let (frame, inner) = match store.node(self.focus) {
                Node::App(head, args) => match self.frames.last() {
                    Some(Frame::Args(outer)) => {
                        let all: SmallVec<[TermId; 6]> =
                            store.terms(args).iter().chain(store.terms(*outer)).copied().collect();
                        self.frames.pop();
                        (Frame::Args(store.mk_terms(&all)), head)
                    }
                    _ => (Frame::Args(args), head),
                },
                Node::Case(scrutinee, alts, default) => (Frame::Case(alts, default), scrutinee),
                Node::Prim(op, args) if !matches!(op, PrimOp::Error | PrimOp::Unsupported) => {
                    let args: SmallVec<[TermId; 2]> = store.terms(args).into();
                    let Some(at) = args.iter().position(|arg| !is_operand(store, *arg)) else { return };
                    let inner = args[at];
                    (Frame::Prim(op, args, at), inner)
                }
                _ => return,
            };
            self.frames.push(frame);
            self.focus = inner;
        }
    }

    /// One step, or what it waits for.
    fn step(&mut self) -> Option<On> {
        match self.engine.store.node(self.focus) {
            Node::Def(def) => self.call(def),
            Node::Lam(params, body) => self.lambda(params, body),
            Node::Let(value, body) => {
                self.focus = self.engine.store.instantiate(body, &[value]);
                None
            }
            Node::Con(con, fields) => {
                let Some(Frame::Case(alts, default)) = self.frames.last().cloned() else { return self.value() };
                let store = &mut self.engine.store;
                let alts = store.alts(alts);
                let alt = alts.iter().find(|alt| matches!(alt.pattern, Pattern::Con(c, _) if c == con)).copied();
                let fields: SmallVec<[TermId; 6]> = store.terms(fields).into();
                let chosen = match (alt, default) {
                    (Some(alt), _) => store.instantiate(alt.body, &fields),
                    (None, Some(default)) => default,
                    (None, None) => return Some(On::Beyond(Symbol::new("a case without an alternative"))),
                };
                let program = store.program();
                if program.data(program.con(con).data).kind != DataKind::Dictionary {
                    self.matched += 1;
                }
                self.frames.pop();
                self.focus = chosen;
                None
            }
            Node::Lit(lit) => self.literal(lit),
            Node::Bottom(_) | Node::Prim(PrimOp::Error, _) => self.bottom(),
            Node::Prim(PrimOp::Unsupported, _) => Some(On::Beyond(Symbol::new("an unsupported primitive"))),
            Node::Prim(op, args) => self.prim(op, args),
            Node::Free(var) => self.free(var),
            Node::Input(_) | Node::Assume(..) | Node::Assert(..) => {
                Some(On::Beyond(Symbol::new("input or a contract")))
            }
            Node::Bound(_) | Node::App(..) | Node::Case(..) => Some(On::Beyond(Symbol::new("an open term"))),
        }
    }

    /// A definition: inlined, rewritten by a rule, tried, or what evaluation waits for.
    fn call(&mut self, def: DefId) -> Option<On> {
        let engine = &mut *self.engine;
        let Unfold::Term(body) = engine.store.unfold(def) else {
            return Some(On::Beyond(Symbol::new("a definition that is not supported")));
        };
        let arity = match engine.store.node(body) {
            Node::Lam(params, _) => params as usize,
            _ => 0,
        };
        let given = match self.frames.last() {
            Some(Frame::Args(args)) => engine.store.terms(*args).len(),
            _ => 0,
        };
        if given < arity {
            // A function without all its arguments is a value.
            if let Some(Frame::Args(args)) = self.frames.last().cloned() {
                self.frames.pop();
                let args: SmallVec<[TermId; 6]> = engine.store.terms(args).into();
                self.focus = engine.store.mk_app(self.focus, &args);
            }
            return self.value();
        }
        if !engine.is_recursive(def) {
            self.focus = body;
            return None;
        }
        if arity > 0
            && let Some(Frame::Args(args)) = self.frames.pop()
        {
            let args: SmallVec<[TermId; 6]> = engine.store.terms(args).into();
            if given > arity {
                let rest = engine.store.mk_terms(&args[arity..]);
                self.frames.push(Frame::Args(rest));
            }
            self.focus = engine.store.mk_app(self.focus, &args[..arity]);
        }
        if let Some(rewritten) = engine.rewrite(self.side, self.focus) {
            self.focus = rewritten;
            return None;
        }
        if !engine.is_opaque(self.side, def)
            && let Some(unfolded) = engine.unfold_call(self.focus)
            && engine.goes_on(self.side, self.focus, unfolded)
        {
            self.focus = unfolded;
            return None;
        }
        Some(On::Call(def))
    }

    fn lambda(&mut self, params: u32, body: TermId) -> Option<On> {
        let Some(Frame::Args(args)) = self.frames.last().cloned() else { return self.value() };
        self.frames.pop();
        let store = &mut self.engine.store;
        let args: SmallVec<[TermId; 6]> = store.terms(args).into();
        let taken = args.len().min(params as usize);
        self.focus = store.apply_lambda(params, body, &args[..taken]);
        if taken < args.len() {
            let rest = store.mk_terms(&args[taken..]);
            self.frames.push(Frame::Args(rest));
        }
        None
    }

    fn literal(&mut self, lit: LitId) -> Option<On> {
        let Some(Frame::Case(alts, default)) = self.frames.last().cloned() else { return self.value() };
        let store = &mut self.engine.store;
        if let Lit::Str(text) = store.lit(lit) {
            let text = text.clone();
            self.focus = unpack(store, &text);
            return None;
        }
        let alt = store.alts(alts).iter().find(|alt| alt.pattern == Pattern::Lit(lit)).map(|alt| alt.body);
        let Some(chosen) = alt.or(default) else {
            return Some(On::Beyond(Symbol::new("a case without an alternative")));
        };
        self.matched += 1;
        self.frames.pop();
        self.focus = chosen;
        None
    }

    fn bottom(&mut self) -> Option<On> {
        self.frames.clear();
        Some(On::Value)
    }

    fn prim(&mut self, op: PrimOp, args: Terms) -> Option<On> {
        let store = &mut self.engine.store;
        let lits: Option<SmallVec<[Lit; 2]>> = store
            .terms(args)
            .iter()
            .map(|arg| match store.node(*arg) {
                Node::Lit(lit) => Some(store.lit(lit).clone()),
                _ => None,
            })
            .collect();
        let Some(lits) = lits else { return self.symbolic() };
        let (ints, size) = (store.program().ints(), store.program().size());
        let computed = match ints {
            Ints::Unbounded if overflows(op, &lits) => None,
            Ints::Unbounded => delta(op, &lits),
            Ints::Wrapping => size.delta(op, &lits),
        };
        self.focus = match computed {
            Some(Delta::Lit(lit)) => store.mk_lit(&lit),
            Some(Delta::Bool(truth)) => store.mk_bool(truth),
            Some(Delta::Bottom(label)) => store.mk_bottom(label),
            _ => return Some(On::Beyond(Symbol::new(&op.unknown()))),
        };
        None
    }

    /// An evaluated value of a primitive type that is not known.
    fn symbolic(&mut self) -> Option<On> {
        let store = &self.engine.store;
        if matches!(store.node(self.focus), Node::Prim(op, _) if is_partial(op)) {
            return Some(On::Partial(self.focus));
        }
        let Some(Frame::Case(alts, default)) = self.frames.last() else { return self.value() };
        match (store.alts(*alts).first().map(|alt| alt.pattern), *default) {
            (None, Some(default)) => {
                self.frames.pop();
                self.focus = default;
                None
            }
            (Some(Pattern::Lit(_)), _) => Some(On::Literal(self.focus)),
            (Some(Pattern::Con(con, _)), _) => {
                let is_truth = store.program().con(con).data == store.program().con(store.true_con()).data;
                Some(if is_truth { On::Test(self.focus) } else { On::Text(self.focus) })
            }
            (None, None) => Some(On::Beyond(Symbol::new("a case without an alternative"))),
        }
    }

    fn free(&mut self, var: VarId) -> Option<On> {
        let store = &mut self.engine.store;
        let variable = store.var(var);
        let is_value = variable.evaluated || variable.total || variable.finite;
        match self.frames.last().cloned() {
            None => Some(On::Value),
            Some(Frame::Args(args)) => {
                self.frames.pop();
                let args: SmallVec<[TermId; 6]> = store.terms(args).into();
                self.focus = store.mk_app(self.focus, &args);
                Some(On::Apply(var))
            }
            Some(Frame::Prim(op, _, at)) => {
                let mut ty = op.signature();
                for _ in 0..at {
                    ty = ty.as_fun().map_or(ty.clone(), |(_, to)| to.clone());
                }
                Some(On::Force(var, ty.as_fun().map(|(from, _)| from.clone())))
            }
            Some(Frame::Case(alts, default)) => match (store.alts(alts).first().map(|alt| alt.pattern), default) {
                (None, Some(default)) if is_value => {
                    self.frames.pop();
                    self.focus = default;
                    None
                }
                (Some(Pattern::Con(con, _)), _) => Some(On::Split(var, store.program().con(con).data)),
                (Some(Pattern::Lit(_)), _) if variable.evaluated => self.symbolic(),
                (Some(Pattern::Lit(lit)), _) => {
                    let ty = match store.lit(lit) {
                        Lit::Int(_) => Some(Type::int()),
                        Lit::Integer(_) => Some(Type::integer()),
                        Lit::Char(_) => Some(Type::char()),
                        Lit::Double(_) => Some(Type::double()),
                        Lit::Str(_) => None,
                    };
                    Some(On::Force(var, ty))
                }
                _ => Some(On::Force(var, None)),
            },
        }
    }

    /// Evaluated: a `seq` around it goes on, otherwise evaluation is done.
    fn value(&mut self) -> Option<On> {
        match self.frames.last() {
            None => Some(On::Value),
            Some(Frame::Case(_, Some(default))) => {
                self.focus = *default;
                self.frames.pop();
                None
            }
            _ => Some(On::Beyond(Symbol::new("a value where its type does not belong"))),
        }
    }
}

impl Engine {
    /// Whether unfolding a recursive call leads on: its arguments selected an alternative, and what it waits for then is no
    /// variable that would have to be split.
    fn goes_on(&mut self, side: Side, call: TermId, unfolded: TermId) -> bool {
        if let Some(known) = self.going_on.get(&(side, call)) {
            return *known;
        }
        if self.depth > MOST_DEPTH {
            return false;
        }
        self.depth += 1;
        let reducing = Reducing { engine: self, side, frames: Vec::new(), focus: unfolded, matched: 0, steps: 0 };
        let (Reduced { on, .. }, matched) = reducing.run();
        self.depth -= 1;
        let goes_on = match on {
            On::Value => true,
            On::Split(..) | On::Beyond(_) => false,
            _ => matched > 0,
        };
        self.going_on.insert((side, call), goes_on);
        goes_on
    }
}

/// How deep trials of calls in arguments of calls go.
const MOST_DEPTH: u32 = 40;

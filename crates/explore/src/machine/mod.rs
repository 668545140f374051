//! The symbolic machine: G2 §4.2 and §4.3 on Core.
//!
//! A state is what the paper says: a heap (its expression environment), the expression under evaluation, the stack, and the
//! path condition; evaluation is by need. Where the paper makes several states of one, the machine stops and says between
//! what it must choose ([`Fork`]); whoever searches takes a choice and lets it go on. A state is not copied: to take another
//! choice, the machine starts again and is told all choices up to there ([`Machine::start`]). Evaluating to a choice costs
//! microseconds, and a state that waits is a short list of numbers, so that memory stays small however many wait.
//!
//! | paper | here |
//! |---|---|
//! | VAR-*, UPDATE-FRAME-* | [`run`]'s `enter`, `Cont::Update` |
//! | LET, APP, APPLY-FRAME-* | `Node::Let`, `Node::App`, `Cont::Apply` |
//! | PRIM | [`prims`] |
//! | CASE-LIT, CASE-DATA and their defaults | [`run`]'s `select` |
//! | CASE-LIT-SYM, CASE-DATA-SYM | [`Fork::Test`], [`Fork::Split`] |
//! | ASSUME, ASSERT | `Cont::Assume`, `Cont::Assert` |
//! | CAST | newtypes are erased from Core |

pub(crate) mod code;
mod compile;
pub mod heap;
pub mod input;
mod prims;
mod run;

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Expr, Label, LabelKind};
use selfsame_core::inhabit::Range;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{ConId, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_solver::Width;
use selfsame_solver::scalar::{Fact, Made, ScalarId, Scalars, Sort, Value, Variable};
use smallvec::SmallVec;

use code::{Block, BlockId, Code, CodeId, GlobalCode};
use heap::{Addr, Failure, Heap, Object, Words};
use input::{Application, Function, Input, InputId, Kind, Shape, Types, Unsupported, View, Views};

/// Where evaluation stopped, and why.
#[derive(Clone, Debug, PartialEq)]
pub enum Pause {
    /// Weak head normal form.
    Value(Addr),
    /// It must be told how to go on: [`Machine::take`].
    Fork(Fork),
    /// It has no value.
    Failed(Failure),
    /// An assumption does not hold: the path does not count.
    Assumed,
    /// An assertion does not hold.
    Violated(Label),
    /// A gap of ours: what it is.
    Unsupported(Symbol),
    /// The limit of steps was reached.
    Steps,
    /// A symbolic function was applied to more arguments than anybody would read.
    Large,
}

/// What evaluation hangs on.
#[derive(Clone, Debug, PartialEq)]
pub enum Fork {
    /// Which constructor an input has.
    Split(InputId, Vec<Split>),
    /// Whether a condition on numbers or characters is true, asked at a place of the code.
    Test(ScalarId, CodeId),
    /// What a number is: no formula says what is computed of it.
    Pin(ScalarId),
}

/// One way in which an input may go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Split {
    /// It has this constructor.
    Con(ConId),
    /// It has one of the constructors that no alternative names.
    Rest(Vec<ConId>),
}

/// A choice at a fork.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// Which way an input goes on.
    Split(Split),
    /// `learn` when it did not follow from what was known.
    Test {
        /// Which it is.
        truth: bool,
        /// Whether it is a new fact.
        learn: bool,
    },
    /// Which number it is.
    Pin(Value),
}

/// What the machine may do before it stops.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Constructors inside each other in an input, those that cannot be inside values like them not counted.
    pub depth: u32,
    /// Functions entered and thunks evaluated.
    pub steps: u64,
}

impl Bounds {
    /// How often one place may learn something of the same unknowns: the turns of a loop that counts.
    pub fn turns(&self) -> u32 {
        self.depth.saturating_mul(2).saturating_add(2)
    }
}

enum State {
    Evaluate(CodeId),
    Enter(Addr),
    Return(Addr),
    /// Nothing to do.
    Idle,
}

/// What is done with a value.
enum Cont {
    Update(Addr),
    Apply(SmallVec<[Addr; 4]>),
    Case(CodeId, Frame),
    Prim {
        code: CodeId,
        index: usize,
        values: SmallVec<[ScalarId; 2]>,
        frame: Frame,
    },
    Assume(CodeId, Frame),
    Assert(CodeId, u32, Frame),
    /// A truth value is made to be one or the other.
    Settle,
}

/// The part of the stack that code under evaluation uses, and where a callee's may begin.
#[derive(Clone, Copy)]
struct Frame {
    base: u32,
    end: u32,
    floor: u32,
}

/// Runs one path at a time. Code, scalars and types are kept from path to path.
pub struct Machine<'a> {
    /// What is run.
    pub program: Arc<Program>,
    /// Unknown and known numbers of all paths.
    pub scalars: Scalars,
    pub(crate) code: Code,
    /// What values of types are made of.
    pub types: Types,
    /// What one path may use.
    pub bounds: Bounds,
    /// Whether `Int` has 64 bits.
    may_fail: bool,
    views: &'a dyn Views,
    view_blocks: FxHashMap<Type, (View, BlockId)>,
    known_cons: KnownCons,
    /// The memory of this path.
    pub heap: Heap,
    stack: Vec<Addr>,
    conts: Vec<Cont>,
    frame: Frame,
    state: State,
    globals: Vec<Option<Addr>>,
    /// Globals that are symbolic values of a type instead of their code; of those that this path met, the input.
    symbolic: FxHashMap<Symbol, Type>,
    /// Symbolic definitions that this path met, with the inputs that they are.
    pub met: Vec<(Symbol, InputId)>,
    /// What the frame of the assertion that does not hold had in it: parameters of its function first.
    pub violated: Vec<Addr>,
    /// Symbolic values of this path.
    pub inputs: Vec<Input>,
    /// What was chosen for inputs, in order.
    pub splits: Vec<(InputId, Split)>,
    /// Values asked for by the program on the way (`Expr::Input`), in order.
    pub supplied: Vec<InputId>,
    next_var: u32,
    /// The path condition.
    pub facts: Vec<Fact>,
    known: FxHashMap<ScalarId, bool>,
    pinned: FxHashMap<ScalarId, ScalarId>,
    /// How often a place of the code learnt something of the same unknowns.
    turns: FxHashMap<(CodeId, u32), u32>,
    fork: Option<Fork>,
    replay: std::collections::VecDeque<Decision>,
    /// Functions entered and thunks evaluated on this path.
    pub steps: u64,
    /// Whether an input was kept from growing.
    pub is_bounded: bool,
    /// Whether a number was chosen where others would do other things.
    pub is_pinned: bool,
}

#[derive(Clone, Copy)]
struct KnownCons {
    true_con: ConId,
    false_con: ConId,
    nil: ConId,
    cons: ConId,
}

impl<'a> Machine<'a> {
    /// A machine at rest.
    pub fn new(program: Arc<Program>, views: &'a dyn Views, bounds: Bounds, width: Width) -> Machine<'a> {
        let may_fail = width == Width::Exact && program.size().division_fails();
        let con = |name: &str| program.con_id(name.into()).expect("a program starts from Program::with_builtins");
        let known_cons = KnownCons { true_con: con("True"), false_con: con("False"), nil: con("[]"), cons: con(":") };
        Machine {
            types: Types::new(program.clone()),
            scalars: Scalars::of(program.size()),
            program,
            code: Code::default(),
            bounds,
            may_fail,
            views,
            view_blocks: FxHashMap::default(),
            known_cons,
            heap: Heap::default(),
            stack: Vec::new(),
            conts: Vec::new(),
            frame: Frame { base: 0, end: 0, floor: 0 },
            state: State::Idle,
            globals: Vec::new(),
            symbolic: FxHashMap::default(),
            met: Vec::new(),
            violated: Vec::new(),
            inputs: Vec::new(),
            splits: Vec::new(),
            supplied: Vec::new(),
            next_var: 0,
            facts: Vec::new(),
            known: FxHashMap::default(),
            pinned: FxHashMap::default(),
            turns: FxHashMap::default(),
            fork: None,
            replay: Default::default(),
            steps: 0,
            is_bounded: false,
            is_pinned: false,
        }
    }

    /// From now on the global is a symbolic value of the type, whatever its code.
    pub fn make_symbolic(&mut self, global: Symbol, ty: Type) {
        self.symbolic.insert(global, ty);
    }

    /// Compiles a closed expression.
    pub fn compile(&mut self, expr: &Expr) -> Result<BlockId, Symbol> {
        compile::compile(&self.program, &mut self.code, &mut self.scalars, expr)
    }

    /// Forgets the path, and begins another that will make these choices first.
    pub fn start(&mut self, decisions: impl IntoIterator<Item = Decision>) {
        self.heap.clear();
        self.stack.clear();
        self.conts.clear();
        self.frame = Frame { base: 0, end: 0, floor: 0 };
        self.state = State::Idle;
        self.globals.clear();
        self.met.clear();
        self.violated.clear();
        self.inputs.clear();
        self.splits.clear();
        self.supplied.clear();
        self.next_var = 0;
        self.facts.clear();
        self.known.clear();
        self.pinned.clear();
        self.turns.clear();
        self.fork = None;
        self.replay.clear();
        self.replay.extend(decisions);
        self.steps = 0;
        self.is_bounded = false;
        self.is_pinned = false;
    }

    /// A new symbolic value.
    pub fn input(&mut self, ty: &Type, depth: u32) -> Result<InputId, Unsupported> {
        if let Some((view, block)) = self.view(ty) {
            let inner = self.input(&view.from, depth)?;
            let build = self.heap.add(Object::Thunk(block, Words { start: 0, len: 0 }));
            let args = self.heap.store(&[self.inputs[inner.0 as usize].addr]);
            let addr = self.heap.add(Object::Apply(build, args));
            return Ok(self.add_input(ty, depth, addr, Shape::View(view, inner)));
        }
        Ok(match &*self.types.kind(ty)? {
            Kind::Scalar(sort) => self.scalar_input(ty, depth, *sort, false),
            Kind::Bounded(range) => self.bounded_input(ty, depth, range),
            Kind::Letter => self.scalar_input(ty, depth, Sort::Char, true),
            Kind::Data(cons) => {
                let is_deep = depth >= self.bounds.depth;
                let allowed = cons.iter().filter(|constructor| !(is_deep && constructor.grows));
                let mut possible: Vec<ConId> = allowed.map(|constructor| constructor.con).collect();
                // A value that cannot be flat enough is as flat as it can be.
                if possible.is_empty() {
                    let flattest = cons.iter().min_by_key(|constructor| constructor.height);
                    possible.extend(flattest.map(|constructor| constructor.con));
                }
                self.is_bounded |= possible.len() < cons.len();
                let addr = self.heap.add(Object::Busy);
                let id = self.add_input(ty, depth, addr, Shape::Open(possible));
                self.heap.set(addr, Object::Unknown(id));
                id
            }
            Kind::Function(params, result) => {
                let addr = self.heap.add(Object::Busy);
                let (params, result) = (params.clone(), result.clone());
                let function = Function { params, result, applications: Vec::new() };
                let id = self.add_input(ty, depth, addr, Shape::Function(function));
                self.heap.set(addr, Object::Unknown(id));
                id
            }
        })
    }

    fn add_input(&mut self, ty: &Type, depth: u32, addr: Addr, shape: Shape) -> InputId {
        self.inputs.push(Input { ty: ty.clone(), depth, addr, shape });
        InputId(self.inputs.len() as u32 - 1)
    }

    fn scalar_input(&mut self, ty: &Type, depth: u32, sort: Sort, is_letter: bool) -> InputId {
        let scalar = self.scalars.var(self.next_var, Variable { sort, is_letter });
        self.next_var += 1;
        let addr = self.heap.add(Object::Scalar(scalar));
        self.add_input(ty, depth, addr, Shape::Scalar(scalar))
    }

    /// An integer, with its bounds as facts.
    fn bounded_input(&mut self, ty: &Type, depth: u32, range: &Range) -> InputId {
        let input = self.scalar_input(ty, depth, Sort::Integer, false);
        let bounds = [(PrimOp::IntegerGe, &range.least), (PrimOp::IntegerLe, &range.greatest)];
        if let Shape::Scalar(scalar) = self.inputs[input.0 as usize].shape {
            for (op, bound) in bounds {
                let Some(bound) = bound else { continue };
                let bound = self.scalars.value(Value::Integer(bound.clone()));
                if let Made::Scalar(condition) = self.scalars.op(op, &[scalar, bound]) {
                    self.facts.push((condition, true));
                }
            }
        }
        input
    }

    pub(crate) fn view(&mut self, ty: &Type) -> Option<(View, BlockId)> {
        if let Some(known) = self.view_blocks.get(ty) {
            return Some(known.clone());
        }
        let view = self.views.view(ty)?;
        let block = self.compile(&view.build).ok()?;
        self.view_blocks.insert(ty.clone(), (view.clone(), block));
        Some((view, block))
    }

    /// An application of a block without captured variables, not evaluated.
    pub fn call(&mut self, block: BlockId, args: &[Addr]) -> Addr {
        let words = Words { start: 0, len: 0 };
        let is_function = self.code.blocks[block.0 as usize].arity > 0;
        let object = if is_function { Object::Function(block, words) } else { Object::Thunk(block, words) };
        let function = self.heap.add(object);
        if args.is_empty() {
            return function;
        }
        let args = self.heap.store(args);
        self.heap.add(Object::Apply(function, args))
    }

    /// Evaluates to weak head normal form.
    pub fn evaluate(&mut self, addr: Addr) -> Pause {
        self.conts.clear();
        self.frame = Frame { base: 0, end: 0, floor: 0 };
        self.state = State::Enter(addr);
        self.run()
    }

    /// Makes an evaluated truth value true or false.
    pub fn settle(&mut self, addr: Addr) -> Pause {
        self.conts.clear();
        self.conts.push(Cont::Settle);
        self.state = State::Return(addr);
        self.run()
    }

    /// Goes on after a fork.
    pub fn take(&mut self, decision: Decision) -> Pause {
        if let Some(fork) = self.fork.take() {
            self.apply(&fork, decision);
        }
        self.run()
    }

    /// How often the place of a test learnt something of the same unknowns on this path.
    pub fn turns(&self, condition: ScalarId, site: CodeId) -> u32 {
        self.turns.get(&(site, self.scalars.var_set(condition))).copied().unwrap_or(0)
    }

    /// The definitions that evaluation is in or will come back to, innermost first.
    pub fn active(&self) -> impl Iterator<Item = Symbol> + '_ {
        let code = |cont: &Cont| match cont {
            Cont::Case(code, _) | Cont::Prim { code, .. } | Cont::Assume(code, _) | Cont::Assert(code, ..) => {
                Some(*code)
            }
            Cont::Update(_) | Cont::Apply(_) | Cont::Settle => None,
        };
        self.conts.iter().rev().filter_map(code).filter_map(|code| self.code.owner(code))
    }

    fn apply(&mut self, fork: &Fork, decision: Decision) {
        if let (Fork::Split(input, _), Decision::Split(split)) = (fork, &decision) {
            self.splits.push((*input, split.clone()));
        }
        match (fork, decision) {
            (Fork::Split(input, _), Decision::Split(Split::Con(con))) => self.concretize(*input, con),
            (Fork::Split(input, _), Decision::Split(Split::Rest(rest))) => {
                self.inputs[input.0 as usize].shape = Shape::Open(rest);
            }
            (Fork::Test(condition, site), Decision::Test { truth, learn }) => {
                self.known.insert(*condition, truth);
                if learn {
                    self.facts.push((*condition, truth));
                    *self.turns.entry((*site, self.scalars.var_set(*condition))).or_default() += 1;
                }
            }
            (Fork::Pin(scalar), Decision::Pin(value)) => {
                let value = self.scalars.value(value);
                let equal = self.scalars.equal(*scalar, value);
                self.facts.push((equal, true));
                self.pinned.insert(*scalar, value);
                self.is_pinned = true;
            }
            // A decision that does not fit its fork is a mistake of the caller; nothing is learnt from it.
            _ => debug_assert!(false, "a decision for another fork"),
        }
    }

    /// FRDC: the input has this constructor, with new inputs as fields.
    fn concretize(&mut self, input: InputId, con: ConId) {
        let Input { ty, depth, addr, .. } = self.inputs[input.0 as usize].clone();
        let kind = self.types.kind(&ty);
        let constructor = match kind.as_deref() {
            Ok(Kind::Data(cons)) => cons.iter().find(|constructor| constructor.con == con),
            _ => None,
        };
        let depth = depth + u32::from(constructor.is_some_and(|constructor| constructor.grows));
        let mut fields = Vec::new();
        for ty in constructor.map_or(&[][..], |constructor| &constructor.fields) {
            match self.input(ty, depth) {
                Ok(field) => fields.push(field),
                Err(Unsupported(what)) => {
                    let label = self.code.label(Label::new(LabelKind::Unsupported, what.as_str()));
                    let addr = self.heap.add(Object::Failed(Failure::Label(label)));
                    fields.push(self.add_input(ty, depth, addr, Shape::Open(Vec::new())));
                }
            }
        }
        let addrs: Vec<Addr> = fields.iter().map(|field| self.inputs[field.0 as usize].addr).collect();
        let words = self.heap.store(&addrs);
        self.heap.set(addr, Object::Con(con, words));
        self.inputs[input.0 as usize].shape = Shape::Con(con, fields);
    }

    /// The code of a block; blocks are small and shared.
    fn block(&self, block: BlockId) -> &Block {
        &self.code.blocks[block.0 as usize]
    }

    /// A global's address on this path; constants are evaluated once.
    fn global(&mut self, index: u32) -> Addr {
        if self.globals.len() <= index as usize {
            self.globals.resize(self.code.globals.len().max(index as usize + 1), None);
        }
        if let Some(addr) = self.globals[index as usize] {
            return addr;
        }
        let words = Words { start: 0, len: 0 };
        if let Some(addr) = self.symbolic_global(index) {
            return addr;
        }
        let object = match self.global_code(index) {
            GlobalCode::Block(block) if self.block(block).arity > 0 => Object::Function(block, words),
            GlobalCode::Block(block) => Object::Thunk(block, words),
            GlobalCode::Unsupported(why) => {
                let label = self.code.label(Label::new(LabelKind::Unsupported, why));
                Object::Failed(Failure::Label(label))
            }
        };
        let addr = self.heap.add(object);
        if self.globals.len() < self.code.globals.len() {
            self.globals.resize(self.code.globals.len(), None);
        }
        self.globals[index as usize] = Some(addr);
        addr
    }

    fn symbolic_global(&mut self, index: u32) -> Option<Addr> {
        let name = self.code.globals[index as usize].0;
        let ty = self.symbolic.get(&name)?.clone();
        let addr = match self.input(&ty, 0) {
            Ok(input) => {
                self.met.push((name, input));
                self.inputs[input.0 as usize].addr
            }
            Err(Unsupported(what)) => {
                let label = self.code.label(Label::new(LabelKind::Unsupported, what.as_str()));
                self.heap.add(Object::Failed(Failure::Label(label)))
            }
        };
        self.globals[index as usize] = Some(addr);
        Some(addr)
    }

    fn global_code(&mut self, index: u32) -> GlobalCode {
        let (name, known) = &self.code.globals[index as usize];
        if let Some(code) = known {
            return code.clone();
        }
        let name = *name;
        let program = self.program.clone();
        self.code.owners.push((self.code.nodes.len() as u32, name));
        let compiled = match program.global_id(name).map(|id| program.global(id).code.expr()) {
            None => Err(Symbol::new(&format!("`{name}` is not defined"))),
            Some(Ok(expr)) => self.compile(&expr),
            Some(Err(selfsame_core::program::NoCode::Unsupported(why))) => Err(why),
            Some(Err(selfsame_core::program::NoCode::Damaged)) => Err(Symbol::new("its prepared code is damaged")),
        };
        let code = match compiled {
            Ok(block) => GlobalCode::Block(block),
            Err(why) => GlobalCode::Unsupported(why),
        };
        self.code.globals[index as usize].1 = Some(code.clone());
        code
    }

    /// HGLOOKUP, else HGFRESH: what a symbolic function gives for arguments (NEBULA §6.5).
    /// None when there would be too many to write down.
    fn apply_unknown(&mut self, id: InputId, args: &[Addr]) -> Result<Option<Addr>, Symbol> {
        let args: Vec<Addr> = args.iter().map(|arg| self.heap.resolve(*arg)).collect();
        let input = &self.inputs[id.0 as usize];
        let depth = input.depth;
        let Shape::Function(function) = &input.shape else { return Err(Symbol::new("a value that is no function")) };
        for application in &function.applications {
            if application.args.iter().zip(&args).all(|(known, arg)| self.is_same(*known, *arg)) {
                return Ok(Some(self.inputs[application.result.0 as usize].addr));
            }
        }
        if function.applications.len() >= 8 * (self.bounds.depth as usize + 1) {
            return Ok(None);
        }
        let ty = function.result.clone();
        let result = self.input(&ty, depth + 1).map_err(|Unsupported(what)| Symbol::new(&what))?;
        if let Shape::Function(function) = &mut self.inputs[id.0 as usize].shape {
            function.applications.push(Application { args, result });
        }
        Ok(Some(self.inputs[result.0 as usize].addr))
    }

    /// Whether two objects are the same as far as can be seen at once.
    fn is_same(&self, left: Addr, right: Addr) -> bool {
        let (left, right) = (self.heap.resolve(left), self.heap.resolve(right));
        left == right
            || match (self.heap.get(left), self.heap.get(right)) {
                (Object::Scalar(left), Object::Scalar(right)) => left == right,
                (Object::Con(left, _), Object::Con(right, words)) => left == right && words.len == 0,
                _ => false,
            }
    }
}

//! From Core to the machine's code. A global is compiled when it is first called.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt as ExprAlt, AltPattern, Expr, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::{Scalars, Value};

use super::code::{Alt, Atom, Block, BlockId, Code, CodeId, Node, Pattern};

/// A closed expression as a block without captured variables. The error says what is beyond us.
pub fn compile(program: &Program, code: &mut Code, scalars: &mut Scalars, expr: &Expr) -> Result<BlockId, Symbol> {
    let mut compiler = Compiler { program, code, scalars, scopes: Vec::new() };
    let (block, captured) = compiler.block(expr)?;
    debug_assert!(captured.is_empty());
    Ok(block)
}

struct Compiler<'a> {
    program: &'a Program,
    code: &'a mut Code,
    scalars: &'a mut Scalars,
    scopes: Vec<Scope>,
}

/// The frame of a block under compilation.
#[derive(Default)]
struct Scope {
    places: FxHashMap<u32, u32>,
    /// Locals of scopes around that it uses, in the order of their places from 0.
    captured: Vec<u32>,
    /// Places after the captured ones; the number of those is only known at the end, so they are counted from here.
    next: u32,
}

/// Places of captured variables are numbered from 0, all others from here until the block is done.
const OWN: u32 = 1 << 31;

impl Compiler<'_> {
    /// A lambda, or an expression that waits.
    fn block(&mut self, expr: &Expr) -> Result<(BlockId, Vec<u32>), Symbol> {
        let first = self.code.nodes.len();
        self.scopes.push(Scope::default());
        let mut params = Vec::new();
        let mut body = expr;
        while let Expr::Lam(locals, inner) = strip(body) {
            params.extend(locals.iter().copied());
            body = inner;
        }
        let arity = params.len() as u32;
        for param in params {
            self.declare(param);
        }
        let body = self.code_of(body)?;
        let scope = self.scopes.pop().ok_or_else(|| Symbol::new("a scope is missing"))?;
        let captured_count = scope.captured.len() as u32;
        // Blocks inside were finished before and have places of their own; what is left to settle belongs to this one.
        for node in &mut self.code.nodes[first..] {
            if let Some(node) = Rc::get_mut(node) {
                settle(node, captured_count, &mut self.code.blocks);
            }
        }
        let frame = captured_count + scope.next;
        let block = Block { captured: Box::new([]), arity, frame, body };
        self.code.blocks.push(block);
        Ok((BlockId(self.code.blocks.len() as u32 - 1), scope.captured))
    }

    fn declare(&mut self, local: Local) -> u32 {
        let scope = self.scopes.last_mut().expect("a block is being compiled");
        let place = OWN + scope.next;
        scope.next += 1;
        scope.places.insert(local.id, place);
        place
    }

    /// Where a local is in the frame of the innermost block, captured from those around when it is not its own.
    fn place(&mut self, id: u32) -> Result<u32, Symbol> {
        let scope = self.scopes.last_mut().expect("a block is being compiled");
        if let Some(place) = scope.places.get(&id) {
            return Ok(*place);
        }
        if !self.scopes.iter().any(|scope| scope.places.contains_key(&id)) {
            return Err(Symbol::new("code with a variable that nothing binds"));
        }
        let scope = self.scopes.last_mut().expect("a block is being compiled");
        let place = scope.captured.len() as u32;
        scope.captured.push(id);
        scope.places.insert(id, place);
        Ok(place)
    }

    fn code_of(&mut self, expr: &Expr) -> Result<CodeId, Symbol> {
        let node = match expr {
            Expr::App(head, args) => {
                let head = self.code_of(head)?;
                Node::App(head, self.atoms(args)?)
            }
            Expr::Let(local, value, body) => {
                let value = self.atom(value)?;
                let place = self.declare(*local);
                Node::Let(place, value, self.code_of(body)?)
            }
            Expr::LetRec(bindings, body) => {
                let places: Vec<u32> = bindings.iter().map(|(local, _)| self.declare(*local)).collect();
                let mut group = Vec::with_capacity(places.len());
                for (place, (_, value)) in places.into_iter().zip(bindings) {
                    group.push((place, self.atom(value)?));
                }
                Node::LetRec(group.into(), self.code_of(body)?)
            }
            Expr::Case(scrutinee, alts, default) => {
                let scrutinee = self.code_of(scrutinee)?;
                let alts = alts.iter().map(|alt| self.alt(alt)).collect::<Result<_, _>>()?;
                let default = default.as_ref().map(|body| self.code_of(body)).transpose()?;
                Node::Case(scrutinee, alts, default)
            }
            Expr::Prim(PrimOp::Error, args) => Node::Raise(self.atom(&args[0])?),
            Expr::Prim(PrimOp::Unsupported, args) => Node::Gap(self.atom(&args[0])?),
            Expr::Prim(op, args) => {
                let args = args.iter().map(|arg| self.code_of(arg)).collect::<Result<_, _>>()?;
                Node::Prim(*op, args)
            }
            Expr::Bottom(label) => Node::Bottom(self.code.label(label.clone())),
            Expr::Input(ty) => Node::Input(ty.clone()),
            Expr::Assume(condition, body) => Node::Assume(self.code_of(condition)?, self.code_of(body)?),
            Expr::Assert(condition, body, label) => {
                let label = self.code.label(label.clone());
                Node::Assert(self.code_of(condition)?, self.code_of(body)?, label)
            }
            Expr::At(_, inner) => Node::Mark(self.code_of(inner)?),
            Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Lam(..) | Expr::Con(..) => {
                Node::Atom(self.atom(expr)?)
            }
        };
        Ok(self.code.node(node))
    }

    fn alt(&mut self, alt: &ExprAlt) -> Result<Alt, Symbol> {
        let pattern = match &alt.pattern {
            AltPattern::Con(name, fields) => {
                let con = self.con(*name)?;
                let mut first = None;
                for field in fields {
                    let place = self.declare(*field);
                    first.get_or_insert(place);
                }
                Pattern::Con(con, first.unwrap_or(OWN))
            }
            AltPattern::Lit(lit) => {
                let value = Value::of(lit).ok_or_else(|| Symbol::new("a string as a pattern"))?;
                Pattern::Lit(self.scalars.value(value))
            }
        };
        Ok(Alt { pattern, body: self.code_of(&alt.body)? })
    }

    fn atoms(&mut self, exprs: &[Expr]) -> Result<Box<[Atom]>, Symbol> {
        exprs.iter().map(|expr| self.atom(expr)).collect()
    }

    fn atom(&mut self, expr: &Expr) -> Result<Atom, Symbol> {
        Ok(match expr {
            Expr::Local(local) => Atom::Local(self.place(local.id)?),
            Expr::Global(name) => Atom::Global(self.code.global(*name)),
            Expr::Lit(Lit::Str(text)) => Atom::Text(self.code.text(text)),
            Expr::Lit(lit) => {
                let value = Value::of(lit).ok_or_else(|| Symbol::new("a literal"))?;
                Atom::Scalar(self.scalars.value(value))
            }
            Expr::Con(name, fields) => Atom::Con(self.con(*name)?, self.atoms(fields)?),
            _ => {
                let (block, captured) = self.block(expr)?;
                let captured = captured.into_iter().map(|id| self.place(id)).collect::<Result<_, _>>()?;
                self.code.blocks[block.0 as usize].captured = captured;
                Atom::Block(block)
            }
        })
    }

    fn con(&self, name: Symbol) -> Result<selfsame_core::program::ConId, Symbol> {
        self.program.con_id(name).ok_or_else(|| Symbol::new(&format!("constructor `{name}` is not defined")))
    }
}

fn strip(mut expr: &Expr) -> &Expr {
    while let Expr::At(_, inner) = expr {
        if !matches!(**inner, Expr::Lam(..) | Expr::At(..)) {
            return expr;
        }
        expr = inner;
    }
    expr
}

/// Gives a block's own places their final numbers, after the captured ones.
fn settle(node: &mut Node, captured: u32, blocks: &mut [Block]) {
    let fix = |place: &mut u32| {
        if *place >= OWN {
            *place = *place - OWN + captured;
        }
    };
    let mut atom = |value: &mut Atom| settle_atom(value, captured, blocks);
    match node {
        Node::Atom(value) | Node::Raise(value) | Node::Gap(value) => atom(value),
        Node::App(_, args) => args.iter_mut().for_each(atom),
        Node::Let(place, value, _) => {
            fix(place);
            atom(value);
        }
        Node::LetRec(group, _) => group.iter_mut().for_each(|(place, value)| {
            fix(place);
            atom(value);
        }),
        Node::Case(_, alts, _) => alts.iter_mut().for_each(|alt| {
            if let Pattern::Con(_, first) = &mut alt.pattern {
                fix(first);
            }
        }),
        Node::Prim(..) | Node::Bottom(_) | Node::Input(_) | Node::Assume(..) | Node::Assert(..) | Node::Mark(..) => {}
    }
}

fn settle_atom(atom: &mut Atom, captured: u32, blocks: &mut [Block]) {
    match atom {
        Atom::Local(place) if *place >= OWN => *place = *place - OWN + captured,
        Atom::Con(_, fields) => fields.iter_mut().for_each(|field| settle_atom(field, captured, blocks)),
        Atom::Block(block) => {
            for place in blocks[block.0 as usize].captured.iter_mut() {
                if *place >= OWN {
                    *place = *place - OWN + captured;
                }
            }
        }
        Atom::Local(_) | Atom::Global(_) | Atom::Scalar(_) | Atom::Text(_) => {}
    }
}

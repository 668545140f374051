//! The tactics, in the order in which they are tried on an obligation after each advance.

use selfsame_certify::{Bottoms, Pair, Side};
use selfsame_core::inhabit::domain;
use selfsame_core::prim::PrimOp;
use selfsame_core::step::{Focus, as_function, is_operand, representation, unpack};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::{Choice, demand};

use crate::obligation::{BlockId, Obligation, Observation};
use crate::proof::{Inference, Leaf};
use crate::refutation::Candidate;
use crate::search::{Search, Status};

/// What a tactic did with an obligation.
pub(crate) enum Outcome {
    /// It does not apply.
    Pass,
    Closed,
    /// It is replaced by these.
    Premises(Vec<Obligation>),
    /// The sides differ here.
    Refuted(Candidate),
}

type Tactic = fn(&mut Search<'_>, &Obligation) -> Outcome;

const TACTICS: &[Tactic] = &[
    |search, obligation| search.known_values(obligation),
    |search, obligation| search.syn_eq(obligation),
    |search, obligation| search.values(obligation),
    |search, obligation| search.coinduction(obligation),
    |search, obligation| search.lemma_over(obligation),
    |search, obligation| search.walk(obligation),
    |search, obligation| search.fertilize(obligation),
    |search, obligation| search.cases(obligation),
    |search, obligation| search.simplify(obligation),
    |search, obligation| search.cycle(obligation),
    |search, obligation| search.lemma_restate(obligation),
    |search, obligation| search.lemma_coinduction(obligation),
    |search, obligation| search.lemma_generalize(obligation),
    |search, obligation| search.lemma_abstract(obligation),
];

impl Search<'_> {
    /// Applies tactics until none applies; what remains open goes to `open`.
    pub(crate) fn settle(&mut self, obligation: Obligation, open: &mut Vec<Obligation>) {
        let mut stack = vec![obligation];
        'next: while let Some(obligation) = stack.pop() {
            if self.status(obligation.theorem) != Status::Open || self.forest.is_settled(obligation.node) {
                continue;
            }
            if (self.expired)() {
                return;
            }
            for tactic in TACTICS {
                match tactic(self, &obligation) {
                    Outcome::Pass => {}
                    Outcome::Closed => continue 'next,
                    Outcome::Premises(premises) => {
                        stack.extend(premises.into_iter().rev());
                        continue 'next;
                    }
                    Outcome::Refuted(candidate) => {
                        if self.refute(&obligation, &candidate) {
                            continue 'next;
                        }
                    }
                }
            }
            open.push(obligation);
        }
    }

    pub(crate) fn close(&mut self, obligation: &Obligation, leaf: Leaf) -> Outcome {
        self.forest.close(obligation.node, leaf);
        Outcome::Closed
    }

    /// SYN-EQ-EQUIV, staggered: the last state of one side is a state of the other in the same block.
    fn syn_eq(&mut self, obligation: &Obligation) -> Outcome {
        let (left, right) = (obligation.side(Side::Left), obligation.side(Side::Right));
        for j in right.of_block(obligation.block).rev() {
            if obligation.state_now(&mut self.store, Side::Right, j) == left.term {
                return self.close(obligation, Leaf::Same(Pair(left.last(), j)));
            }
        }
        for i in left.of_block(obligation.block).rev() {
            if obligation.state_now(&mut self.store, Side::Left, i) == right.term {
                return self.close(obligation, Leaf::Same(Pair(i, right.last())));
            }
        }
        Outcome::Pass
    }

    /// BOT-EQUIV, DC-EQUIV, LAM-EQUIV, INEQUIV-DC, INEQUIV-BOTL and -BOTR: both sides are evaluated.
    fn values(&mut self, obligation: &Obligation) -> Outcome {
        if !obligation.sides.iter().all(|side| side.is_value) {
            return Outcome::Pass;
        }
        let [left, right] = [Side::Left, Side::Right].map(|side| obligation.side(side).term);
        let [left_view, right_view] = [left, right].map(|term| view(&mut self.store, term));
        match (left_view, right_view) {
            (View::Con(c, fields), View::Con(d, others)) if c == d => {
                let types = field_types(&self.store, c, obligation.ty.as_ref(), fields.len());
                let observe = |i: usize| Observation::Field(i as u32);
                self.fields(obligation, &fields, &others, types, &observe)
            }
            (View::Error(message), View::Error(other)) if self.bottoms == Bottoms::Labelled => {
                self.fields(obligation, &[message], &[other], vec![Some(Type::string())], &|_| Observation::Message)
            }
            (View::Bottom | View::Error(_), View::Bottom | View::Error(_)) if self.bottoms == Bottoms::Same => {
                let pair = Pair(obligation.side(Side::Left).last(), obligation.side(Side::Right).last());
                self.close(obligation, Leaf::Same(pair))
            }
            (View::Lam, View::Lam) => self.lam(obligation),
            (View::Number, View::Number) => self.numbers(obligation, left, right),
            (View::Condition, View::Condition | View::Con(..)) => self.test(obligation, Side::Left),
            (View::Con(..), View::Condition) => self.test(obligation, Side::Right),
            (View::Variable, _) if demand(&self.store, left).is_some() => self.demand(obligation, Side::Left),
            (_, View::Variable) if demand(&self.store, right).is_some() => self.demand(obligation, Side::Right),
            (View::Variable | View::Lam, View::Variable | View::Lam)
                if self.is_function(left) && self.is_function(right) =>
            {
                self.lam(obligation)
            }
            _ => Outcome::Refuted(Candidate::values(obligation)),
        }
    }

    /// FRDC and BTDC for a side that is a variable, where the other is a value.
    fn demand(&mut self, obligation: &Obligation, side: Side) -> Outcome {
        let term = obligation.side(side).term;
        let Node::Free(var) = self.store.node(term) else { return Outcome::Pass };
        Outcome::Premises(self.split(obligation, side, &Focus::new(term), &Choice::Split(var)))
    }

    /// A side that is a comparison of unknown numbers is one truth value or the other.
    fn test(&mut self, obligation: &Obligation, side: Side) -> Outcome {
        let condition = obligation.side(side).term;
        Outcome::Premises(self.split(obligation, side, &Focus::new(condition), &Choice::Test(condition)))
    }

    fn is_function(&self, term: TermId) -> bool {
        match self.store.node(term) {
            Node::Lam(..) => true,
            Node::Free(var) => {
                self.store.var(var).evaluated && as_function(&self.store, &self.store.var(var).ty).is_some()
            }
            _ => false,
        }
    }

    /// DC-EQUIV.
    fn fields(
        &mut self,
        obligation: &Obligation,
        lefts: &[TermId],
        rights: &[TermId],
        types: Vec<Option<Type>>,
        observe: &dyn Fn(usize) -> Observation,
    ) -> Outcome {
        let nodes = self.forest.infer(obligation.node, Inference::Dc, lefts.len());
        let mut premises = Vec::with_capacity(nodes.len());
        for (i, node) in nodes.into_iter().enumerate() {
            let mut premise = Obligation { node, ..obligation.clone() };
            premise.start_block(self.deeper_block(obligation), observe(i), [lefts[i], rights[i]], types[i].clone());
            premises.push(premise);
        }
        Outcome::Premises(premises)
    }

    /// LAM-EQUIV.
    fn lam(&mut self, obligation: &Obligation) -> Outcome {
        let (argument, result) = match obligation.ty.as_ref().and_then(|ty| as_function(&self.store, ty)) {
            Some((argument, result)) => (domain(self.store.program(), argument), Some(result)),
            None => (Type::Var(Symbol::new("?")), None),
        };
        let variable = self.store.fresh(Variable::new("x", argument));
        let argument = self.store.mk_free(variable);
        let sides = [Side::Left, Side::Right].map(|side| {
            let function = obligation.side(side).term;
            self.store.mk_app(function, &[argument])
        });
        let nodes = self.forest.infer(obligation.node, Inference::Lam, 1);
        let mut premise = Obligation { node: nodes[0], ..obligation.clone() };
        premise.start_block(self.deeper_block(obligation), Observation::Apply(variable), sides, result);
        Outcome::Premises(vec![premise])
    }

    fn deeper_block(&mut self, obligation: &Obligation) -> BlockId {
        let level = self.blocks[obligation.block.0 as usize].level + 1;
        self.new_block(level)
    }

    fn numbers(&mut self, obligation: &Obligation, left: TermId, right: TermId) -> Outcome {
        use selfsame_core::arith;
        if arith::is_same(&self.store, left, right) {
            return self.close(obligation, Leaf::Arithmetic);
        }
        let eq = match obligation.ty.clone().map(|ty| representation(&self.store, ty)) {
            Some(ty) if ty == Type::int() => PrimOp::IntEq,
            Some(ty) if ty == Type::integer() => PrimOp::IntegerEq,
            Some(ty) if ty == Type::char() => PrimOp::CharEq,
            _ => return Outcome::Refuted(Candidate::values(obligation)),
        };
        let condition = self.store.mk_prim(eq, &[left, right]);
        match arith::decide(&self.store, obligation.path.facts(), condition) {
            Some(true) => self.close(obligation, Leaf::Arithmetic),
            _ => {
                let mut candidate = Candidate::values(obligation);
                candidate.path.assume(condition, false);
                Outcome::Refuted(candidate)
            }
        }
    }
}

/// What a value is, as far as comparing goes.
enum View {
    Con(selfsame_core::program::ConId, Vec<TermId>),
    Bottom,
    /// A bottom with a computed message.
    Error(TermId),
    Lam,
    /// An evaluated value of a primitive type.
    Number,
    /// A comparison of such.
    Condition,
    Variable,
}

fn view(store: &mut TermStore, term: TermId) -> View {
    use selfsame_core::expr::Lit;
    match store.node(term) {
        Node::Con(con, fields) => View::Con(con, store.terms(fields).to_vec()),
        Node::Lam(..) => View::Lam,
        Node::Bottom(_) => View::Bottom,
        Node::Prim(PrimOp::Error, args) => View::Error(store.terms(args)[0]),
        Node::Lit(lit) => match store.lit(lit).clone() {
            Lit::Str(text) => {
                let unpacked = unpack(store, &text);
                view(store, unpacked)
            }
            _ => View::Number,
        },
        Node::Free(var)
            if is_primitive(&representation(store, store.var(var).ty.clone())) && store.var(var).evaluated =>
        {
            View::Number
        }
        Node::Free(_) => View::Variable,
        Node::Prim(op, _) if op.is_condition() && is_operand(store, term) => View::Condition,
        _ if is_operand(store, term) => View::Number,
        _ => View::Variable,
    }
}

fn is_primitive(ty: &Type) -> bool {
    [Type::int(), Type::integer(), Type::char(), Type::double()].contains(ty)
}

/// The types of a constructor's fields at the type of the whole.
fn field_types(
    store: &TermStore,
    con: selfsame_core::program::ConId,
    whole: Option<&Type>,
    count: usize,
) -> Vec<Option<Type>> {
    let program = store.program();
    let con = program.con(con);
    let data = program.data(con.data);
    let args = match whole {
        Some(Type::Con(name, args)) if *name == data.name => args,
        _ => return vec![None; count],
    };
    con.def.fields.iter().map(|field| Some(representation(store, field.at(&data.params, args)))).collect()
}

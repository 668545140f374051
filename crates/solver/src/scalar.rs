//! Hash-consed expressions over unknown numbers and characters: what path conditions are made of.
//!
//! Equal expressions are equal ids, so a question to the solver is a list of numbers, and an answer can be looked up by
//! it. Operations on literals are computed when they are made ([`selfsame_core::delta`] says what they give).

use num_bigint::BigInt;
use rustc_hash::{FxBuildHasher, FxHashMap};
use selfsame_core::delta::Delta;
use selfsame_core::expr::{Lit, double_key};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Size;
use smallvec::SmallVec;

/// An expression, by its place among all of one exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ScalarId(pub u32);

/// An unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

/// What kind of value an expression has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// A machine integer; how many bits it has, [`Scalars::int_size`] says.
    Int,
    /// An integer without bounds.
    Integer,
    /// A character, which Z3 sees as its code point.
    Char,
    /// A floating-point number of 64 bits.
    Double,
    /// A truth value, which conditions have.
    Bool,
}

/// What an expression is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// An unknown.
    Var(VarId),
    /// Something known.
    Lit(Value),
    /// An operation on others, which are not all literals.
    Op(PrimOp, SmallVec<[ScalarId; 2]>),
    /// At least one of these has the truth value beside it.
    Any(Box<[Fact]>),
}

/// A condition, and whether it is true.
pub type Fact = (ScalarId, bool);

/// A value of a sort: literals that can be compared and hashed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Of [`Sort::Int`]; within the bits of the exploration.
    Int(i64),
    /// Of [`Sort::Integer`].
    Integer(BigInt),
    /// Of [`Sort::Char`].
    Char(char),
    /// By its bits.
    Double(u64),
    /// Of [`Sort::Bool`].
    Bool(bool),
}

impl Value {
    /// The sort that it is a value of.
    pub fn sort(&self) -> Sort {
        match self {
            Value::Int(_) => Sort::Int,
            Value::Integer(_) => Sort::Integer,
            Value::Char(_) => Sort::Char,
            Value::Double(_) => Sort::Double,
            Value::Bool(_) => Sort::Bool,
        }
    }

    /// As a literal of Core; truth values are constructors there.
    pub fn lit(&self) -> Option<Lit> {
        match self {
            Value::Int(n) => Some(Lit::Int(*n)),
            Value::Integer(n) => Some(Lit::Integer(n.clone())),
            Value::Char(c) => Some(Lit::Char(*c)),
            Value::Double(bits) => Some(Lit::Double(f64::from_bits(*bits))),
            Value::Bool(_) => None,
        }
    }

    /// Strings are no scalars.
    pub fn of(lit: &Lit) -> Option<Value> {
        match lit {
            Lit::Int(n) => Some(Value::Int(*n)),
            Lit::Integer(n) => Some(Value::Integer(n.clone())),
            Lit::Char(c) => Some(Value::Char(*c)),
            Lit::Double(x) => Some(Value::Double(double_key(*x))),
            Lit::Str(_) => None,
        }
    }
}

/// What is known of an unknown when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    /// The sort of its values.
    pub sort: Sort,
    /// Stands for a value that nothing looks into: a model gives each such unknown a letter of its own.
    pub is_letter: bool,
}

/// What computing an operation on literals came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Made {
    /// An expression.
    Scalar(ScalarId),
    /// It is this text.
    Text(String),
    /// It fails in this way.
    Bottom(selfsame_core::expr::Label),
    /// It is an operation that nothing is known of; the name is for the reader.
    Unsupported(&'static str),
}

/// All expressions of one exploration.
#[derive(Default)]
pub struct Scalars {
    nodes: indexmap::IndexSet<Node, FxBuildHasher>,
    /// Of each node: the unknowns in it, in ascending order.
    vars: Vec<u32>,
    /// Of each node: how many nodes it has as a tree; saturates.
    sizes: Vec<u32>,
    var_sets: indexmap::IndexSet<Box<[VarId]>, FxBuildHasher>,
    variables: indexmap::IndexSet<(u32, Variable), FxBuildHasher>,
    small: FxHashMap<i64, ScalarId>,
    int_size: Size,
}

impl Scalars {
    /// No expressions yet, over machine integers of 64 bits.
    pub fn new() -> Scalars {
        Scalars::of(Size::default())
    }

    /// Expressions with machine integers of this size.
    pub fn of(size: Size) -> Scalars {
        let mut scalars = Scalars { int_size: size, ..Scalars::default() };
        scalars.var_sets.insert(Box::new([]));
        scalars
    }

    /// The size of machine integers in all of the expressions.
    pub fn int_size(&self) -> Size {
        self.int_size
    }

    /// Whether the language has the value: a number or character may be too large for it.
    pub fn has(&self, value: &Value) -> bool {
        match value {
            Value::Int(number) => self.int_size.holds(*number),
            Value::Char(char) => *char <= self.int_size.greatest_char(),
            Value::Integer(_) | Value::Double(_) | Value::Bool(_) => true,
        }
    }

    /// What the expression is made of.
    pub fn node(&self, id: ScalarId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The unknowns of an expression, in ascending order.
    pub fn vars(&self, id: ScalarId) -> &[VarId] {
        &self.var_sets[self.vars[id.0 as usize] as usize]
    }

    /// The set of unknowns as a number: equal sets are equal numbers.
    pub fn var_set(&self, id: ScalarId) -> u32 {
        self.vars[id.0 as usize]
    }

    /// What was said of an unknown when it was made.
    pub fn variable(&self, var: VarId) -> Variable {
        self.variables[var.0 as usize].1
    }

    /// How many expressions there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The unknown of this number and kind. Paths count their unknowns from zero, so that the same question on two paths
    /// is the same question.
    pub fn var(&mut self, number: u32, variable: Variable) -> ScalarId {
        let var = VarId(self.variables.insert_full((number, variable)).0 as u32);
        self.make(Node::Var(var))
    }

    /// An unknown as an expression.
    pub fn unknown(&mut self, var: VarId) -> ScalarId {
        self.make(Node::Var(var))
    }

    /// The expression that is this value.
    pub fn value(&mut self, value: Value) -> ScalarId {
        if let Value::Int(n) = value {
            if let Some(&id) = self.small.get(&n) {
                return id;
            }
            let id = self.make(Node::Lit(Value::Int(n)));
            self.small.insert(n, id);
            return id;
        }
        self.make(Node::Lit(value))
    }

    /// The value, if the expression is one.
    pub fn as_value(&self, id: ScalarId) -> Option<&Value> {
        match self.node(id) {
            Node::Lit(value) => Some(value),
            _ => None,
        }
    }

    /// An operation on scalars, computed when they are literals.
    pub fn op(&mut self, op: PrimOp, args: &[ScalarId]) -> Made {
        let lits: Option<SmallVec<[Lit; 2]>> =
            args.iter().map(|arg| self.as_value(*arg).and_then(Value::lit)).collect();
        let Some(lits) = lits else {
            return Made::Scalar(self.normal(op, args));
        };
        match self.int_size.delta(op, &lits) {
            Some(Delta::Lit(Lit::Str(text))) => Made::Text(text),
            Some(Delta::Lit(lit)) => match Value::of(&lit) {
                Some(value) => Made::Scalar(self.value(value)),
                None => Made::Unsupported(op.spoken()),
            },
            Some(Delta::Bool(truth)) => Made::Scalar(self.value(Value::Bool(truth))),
            Some(Delta::Bottom(label)) => Made::Bottom(label),
            Some(Delta::Unsupported(what)) => Made::Unsupported(what),
            None => Made::Unsupported(op.spoken()),
        }
    }

    /// A sum with a constant is an unknown part plus one constant, so that counting does not make expressions grow. Sums
    /// modulo a power of two may be regrouped as unbounded ones may.
    fn normal(&mut self, op: PrimOp, args: &[ScalarId]) -> ScalarId {
        use PrimOp::*;
        let plain = |me: &mut Scalars| me.make(Node::Op(op, args.into()));
        let (add, [left, right]) = (
            match op {
                IntAdd | IntSub => IntAdd,
                IntegerAdd | IntegerSub => IntegerAdd,
                _ => return plain(self),
            },
            args,
        ) else {
            return plain(self);
        };
        let (part, constant) = match (op, self.as_value(*left).cloned(), self.as_value(*right).cloned()) {
            (IntAdd | IntegerAdd, Some(constant), None) => (*right, Some(constant)),
            (IntAdd | IntegerAdd, None, Some(constant)) => (*left, Some(constant)),
            (IntSub | IntegerSub, None, Some(constant)) => (*left, negated(&constant)),
            _ => return plain(self),
        };
        let Some(mut constant) = constant else { return plain(self) };
        let mut part = part;
        if let Node::Op(inner, inner_args) = self.node(part)
            && *inner == add
            && let Some(known) = self.as_value(inner_args[1])
        {
            let Some(sum) = sum(known, &constant) else { return plain(self) };
            (part, constant) = (inner_args[0], sum);
        }
        if matches!(&constant, Value::Int(0)) || matches!(&constant, Value::Integer(n) if *n == BigInt::ZERO) {
            return part;
        }
        let constant = self.value(constant);
        self.make(Node::Op(add, SmallVec::from_slice(&[part, constant])))
    }

    /// How many nodes an expression has as a tree.
    pub fn size(&self, id: ScalarId) -> u32 {
        self.sizes[id.0 as usize]
    }

    /// Whether two scalars of the same sort are equal.
    pub fn equal(&mut self, left: ScalarId, right: ScalarId) -> ScalarId {
        if left == right {
            return self.value(Value::Bool(true));
        }
        let op = match self.sort(left) {
            Sort::Int => PrimOp::IntEq,
            Sort::Integer => PrimOp::IntegerEq,
            Sort::Char => PrimOp::CharEq,
            Sort::Double => PrimOp::DoubleEq,
            // Equal truth values are both true or one of them is false and so is the other.
            Sort::Bool => return self.equal_truth(left, right),
        };
        match self.op(op, &[left, right]) {
            Made::Scalar(id) => id,
            _ => self.value(Value::Bool(false)),
        }
    }

    /// `left = right` for truth values: not exactly one of them is true.
    fn equal_truth(&mut self, left: ScalarId, right: ScalarId) -> ScalarId {
        let one = self.any(vec![(left, false), (right, true)]);
        let other = self.any(vec![(left, true), (right, false)]);
        let differs = self.any(vec![(one, false), (other, false)]);
        self.any(vec![(differs, false)])
    }

    /// At least one of the facts holds.
    pub fn any(&mut self, facts: Vec<Fact>) -> ScalarId {
        let mut open = Vec::with_capacity(facts.len());
        for (condition, truth) in facts {
            match self.as_value(condition) {
                Some(Value::Bool(known)) if *known == truth => return self.value(Value::Bool(true)),
                Some(Value::Bool(_)) => {}
                _ => open.push((condition, truth)),
            }
        }
        match open[..] {
            [] => self.value(Value::Bool(false)),
            [(condition, true)] => condition,
            _ => self.make(Node::Any(open.into())),
        }
    }

    /// The sort of an expression's value.
    pub fn sort(&self, id: ScalarId) -> Sort {
        match self.node(id) {
            Node::Var(var) => self.variable(*var).sort,
            Node::Lit(value) => value.sort(),
            Node::Op(op, _) => result_sort(*op),
            Node::Any(_) => Sort::Bool,
        }
    }

    fn make(&mut self, node: Node) -> ScalarId {
        if let Some(index) = self.nodes.get_index_of(&node) {
            return ScalarId(index as u32);
        }
        let vars = self.vars_of(&node);
        let size = match &node {
            Node::Var(_) | Node::Lit(_) => 1,
            Node::Op(_, args) => args.iter().fold(1u32, |size, arg| size.saturating_add(self.size(*arg))),
            Node::Any(facts) => facts.iter().fold(1u32, |size, (arg, _)| size.saturating_add(self.size(*arg))),
        };
        let (index, _) = self.nodes.insert_full(node);
        self.vars.push(vars);
        self.sizes.push(size);
        ScalarId(u32::try_from(index).expect("fewer than 2^32 scalars"))
    }

    fn vars_of(&mut self, node: &Node) -> u32 {
        let mut vars: Vec<VarId> = match node {
            Node::Var(var) => vec![*var],
            Node::Lit(_) => return 0,
            Node::Op(_, args) => args.iter().flat_map(|arg| self.vars(*arg)).copied().collect(),
            Node::Any(facts) => facts.iter().flat_map(|(arg, _)| self.vars(*arg)).copied().collect(),
        };
        vars.sort_unstable();
        vars.dedup();
        self.var_sets.insert_full(vars.into()).0 as u32
    }
}

fn negated(value: &Value) -> Option<Value> {
    match value {
        Value::Int(n) => n.checked_neg().map(Value::Int),
        Value::Integer(n) => Some(Value::Integer(-n)),
        _ => None,
    }
}

fn sum(left: &Value, right: &Value) -> Option<Value> {
    match (left, right) {
        (Value::Int(a), Value::Int(b)) => a.checked_add(*b).map(Value::Int),
        (Value::Integer(a), Value::Integer(b)) => Some(Value::Integer(a + b)),
        _ => None,
    }
}

fn result_sort(op: PrimOp) -> Sort {
    let mut ty = op.signature();
    while let Some((_, to)) = ty.as_fun() {
        ty = to.clone();
    }
    match ty.to_string().as_str() {
        "Int" => Sort::Int,
        "Integer" => Sort::Integer,
        "Char" => Sort::Char,
        "Double" => Sort::Double,
        _ => Sort::Bool,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_expressions_are_one_and_literals_are_computed() {
        let mut scalars = Scalars::new();
        let x = scalars.var(0, Variable { sort: Sort::Int, is_letter: false });
        let two = scalars.value(Value::Int(2));
        let three = scalars.value(Value::Int(3));
        assert_eq!(scalars.op(PrimOp::IntAdd, &[x, two]), scalars.op(PrimOp::IntAdd, &[x, two]));
        let six = scalars.value(Value::Int(6));
        assert_eq!(scalars.op(PrimOp::IntMul, &[two, three]), Made::Scalar(six));
        assert_eq!(scalars.vars(x), [VarId(0)]);
        assert!(scalars.vars(six).is_empty());
        let Made::Scalar(less) = scalars.op(PrimOp::IntLt, &[x, two]) else { panic!("a comparison") };
        assert_eq!(scalars.sort(less), Sort::Bool);
    }

    #[test]
    fn counting_does_not_make_expressions_grow() {
        let mut scalars = Scalars::new();
        let x = scalars.var(0, Variable { sort: Sort::Int, is_letter: false });
        let one = scalars.value(Value::Int(1));
        let mut counted = x;
        for _ in 0..100 {
            let Made::Scalar(next) = scalars.op(PrimOp::IntAdd, &[one, counted]) else { panic!("a sum") };
            counted = next;
        }
        assert_eq!(scalars.size(counted), 3);
        let hundred = scalars.value(Value::Int(100));
        assert_eq!(scalars.op(PrimOp::IntSub, &[counted, hundred]), Made::Scalar(x));
    }

    #[test]
    fn disjunctions_with_known_parts_get_shorter() {
        let mut scalars = Scalars::new();
        let x = scalars.var(0, Variable { sort: Sort::Bool, is_letter: false });
        let yes = scalars.value(Value::Bool(true));
        assert_eq!(scalars.any(vec![(x, true), (yes, true)]), yes);
        assert_eq!(scalars.any(vec![(x, true), (yes, false)]), x);
    }
}

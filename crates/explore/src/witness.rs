//! From the end of a path to concrete inputs that lead there.

use selfsame_core::program::{ConId, Size};
use selfsame_core::types::Type;
use selfsame_solver::scalar::{Fact, Node, ScalarId, Sort, Value};
use selfsame_solver::{Answer, Model, Solver};

use crate::datum::{Built, Datum, Table};
use crate::limits;
use crate::machine::Machine;
use crate::machine::heap::{Addr, Object};
use crate::machine::input::{Constructor, InputId, Kind, Shape, is_large};

/// Why a path has no inputs that lead along it.
#[derive(Clone, Debug, PartialEq)]
pub enum Nothing {
    /// The symbolic functions on it would have to give two results for one argument.
    Impossible,
    /// We did not find any.
    Unknown(String),
}

/// The smallest inputs found, and the model behind them.
pub fn witness(
    machine: &mut Machine<'_>,
    solver: &mut Solver,
    model: &Model,
    inputs: &[InputId],
) -> Result<(Vec<Datum>, Model), Nothing> {
    let mut facts = machine.facts.clone();
    facts.extend(consistency(machine));
    let (start, used) = lettered(machine, model.clone());
    let model = match solver.solve(&mut machine.scalars, &facts, &start) {
        Answer::Sat(model) => model,
        Answer::Unsat => return Err(Nothing::Impossible),
        Answer::Unknown(why) => return Err(Nothing::Unknown(why)),
    };
    let mut reading = Reading { machine, model: &model, solver, used };
    let data = inputs.iter().map(|input| reading.input(*input)).collect::<Result<_, _>>()?;
    Ok((data, model))
}

/// What objects are under a model that [`witness`] found, as far as they were evaluated.
pub fn values(
    machine: &mut Machine<'_>,
    solver: &Solver,
    model: &Model,
    objects: &[Addr],
) -> Result<Vec<Datum>, Nothing> {
    let mut reading = Reading { machine, model, solver, used: 0 };
    objects.iter().map(|object| reading.value(*object)).collect()
}

/// Letters in the order in which they are given out.
fn letters(size: Size) -> impl Iterator<Item = char> {
    ('a'..='z').chain('A'..='Z').chain('\u{e0}'..='\u{24f}').take_while(move |c| *c <= size.greatest_char())
}

/// Every value that nothing looks into is a letter of its own; and how many there are.
fn lettered(machine: &Machine<'_>, mut model: Model) -> (Model, usize) {
    let mut letters = letters(machine.scalars.int_size());
    let mut used = 0;
    for input in &machine.inputs {
        if let Shape::Scalar(scalar) = input.shape
            && let Node::Var(var) = machine.scalars.node(scalar)
            && machine.scalars.variable(*var).is_letter
            && let Some(letter) = letters.next()
        {
            model.set(*var, Value::Char(letter));
            used += 1;
        }
    }
    (model, used)
}

/// Facts that make every symbolic function give one result for one argument.
fn consistency(machine: &mut Machine<'_>) -> Vec<Fact> {
    let mut pairs = Vec::new();
    for input in &machine.inputs {
        let Shape::Function(function) = &input.shape else { continue };
        for (i, first) in function.applications.iter().enumerate() {
            for second in &function.applications[..i] {
                let result = |id: InputId| machine.inputs[id.0 as usize].addr;
                pairs.push((first.args.clone(), second.args.clone(), (result(first.result), result(second.result))));
            }
        }
    }
    let mut facts = Vec::new();
    for (first, second, results) in pairs {
        let arguments: Vec<(Addr, Addr)> = first.into_iter().zip(second).collect();
        let Some(same_arguments) = equalities(machine, &arguments) else { continue };
        let mut clause: Vec<Fact> = same_arguments.into_iter().map(|equal| (equal, false)).collect();
        if let Some(same_result) = equalities(machine, &[results]) {
            let differs = same_result.into_iter().map(|equal| (equal, false)).collect();
            let differs = machine.scalars.any(differs);
            clause.push((differs, false));
        }
        let clause = machine.scalars.any(clause);
        facts.push((clause, true));
    }
    facts
}

/// Conditions under which values are equal; none when they are not, whatever the unknowns. Parts that were not evaluated
/// count as equal: nothing depends on them.
fn equalities(machine: &mut Machine<'_>, pairs: &[(Addr, Addr)]) -> Option<Vec<ScalarId>> {
    let mut todo = pairs.to_vec();
    let mut conditions = Vec::new();
    while let Some((left, right)) = todo.pop() {
        let (left, right) = (machine.heap.resolve(left), machine.heap.resolve(right));
        if left == right {
            continue;
        }
        match (machine.heap.get(left), machine.heap.get(right)) {
            (Object::Scalar(left), Object::Scalar(right)) => {
                conditions.push(machine.scalars.equal(left, right));
            }
            (Object::Con(left, fields), Object::Con(right, others)) => {
                if left != right {
                    return None;
                }
                let fields = machine.heap.words(fields).iter().zip(machine.heap.words(others));
                todo.extend(fields.map(|(left, right)| (*left, *right)));
            }
            _ => {}
        }
    }
    Some(conditions)
}

struct Reading<'r, 'm> {
    machine: &'r mut Machine<'m>,
    model: &'r Model,
    solver: &'r Solver,
    /// Letters given out.
    used: usize,
}

impl Reading<'_, '_> {
    fn input(&mut self, id: InputId) -> Result<Datum, Nothing> {
        let input = self.machine.inputs[id.0 as usize].clone();
        match input.shape {
            Shape::Scalar(scalar) => self.scalar(scalar),
            Shape::Open(possible) => Ok(self.flattest_of(&input.ty, Some(&possible), &mut Vec::new())),
            Shape::Con(con, fields) => {
                Ok(Datum::Con(con, fields.into_iter().map(|field| self.input(field)).collect::<Result<_, _>>()?))
            }
            Shape::View(view, inner) => {
                let of = self.input(inner)?;
                Ok(Datum::Built(Built::new(view, of)))
            }
            Shape::Function(function) => {
                let mut cases: Vec<(Vec<Datum>, Datum)> = Vec::new();
                for application in function.applications {
                    let mut args = Vec::with_capacity(application.args.len());
                    for arg in application.args {
                        args.push(self.value(arg)?);
                    }
                    let result = self.input(application.result)?;
                    match cases.iter().find(|(known, _)| *known == args) {
                        None => cases.push((args, result)),
                        Some((_, known)) if *known == result => {}
                        Some(_) => {
                            let why = "a function's arguments could not be made different".to_owned();
                            return Err(Nothing::Unknown(why));
                        }
                    }
                }
                let default = match most_common(&cases) {
                    Some(result) => result,
                    None => self.flattest(&function.result, &mut Vec::new()),
                };
                cases.retain(|(_, result)| *result != default);
                Ok(Datum::Function(Table { arity: function.params.len(), cases, default: Box::new(default) }))
            }
        }
    }

    fn scalar(&self, scalar: ScalarId) -> Result<Datum, Nothing> {
        let value = self.model.value(&self.machine.scalars, self.solver.width(), scalar);
        let value = value.filter(|value| self.machine.scalars.has(value));
        value.map(Datum::Scalar).ok_or_else(|| Nothing::Unknown("a number that does not fit".into()))
    }

    /// An object as data, as far as it was evaluated.
    fn value(&mut self, addr: Addr) -> Result<Datum, Nothing> {
        self.value_inside(addr, 0)
    }

    fn value_inside(&mut self, addr: Addr, depth: usize) -> Result<Datum, Nothing> {
        if depth > limits::WITNESS_DEPTH {
            return Ok(Datum::Opaque);
        }
        let addr = self.machine.heap.resolve(addr);
        match self.machine.heap.get(addr) {
            Object::Scalar(scalar) => self.scalar(scalar),
            Object::Con(con, fields) => {
                let fields = self.machine.heap.words(fields).to_vec();
                let fields = fields.into_iter().map(|field| self.value_inside(field, depth + 1));
                Ok(Datum::Con(con, fields.collect::<Result<_, _>>()?))
            }
            Object::Unknown(input) => match self.machine.inputs[input.0 as usize].shape {
                Shape::Function(_) => Ok(Datum::Opaque),
                _ => self.input(input),
            },
            _ => Ok(Datum::Opaque),
        }
    }

    /// The value of a type with the fewest constructors inside each other. Where all values of a type have others of it inside, the
    /// inner one is left out: nothing looked at it.
    fn flattest(&mut self, ty: &Type, above: &mut Vec<Type>) -> Datum {
        if above.contains(ty) || is_large(ty) || above.len() > limits::TYPES_ABOVE {
            return Datum::Opaque;
        }
        above.push(ty.clone());
        let flattest = self.flattest_of(ty, None, above);
        above.pop();
        flattest
    }

    /// The same, of those that begin with certain constructors.
    fn flattest_of(&mut self, ty: &Type, possible: Option<&[ConId]>, above: &mut Vec<Type>) -> Datum {
        if let Some((view, _)) = self.machine.view(ty) {
            let of = self.flattest(&view.from, above);
            return Datum::Built(Built::new(view, of));
        }
        match self.machine.types.kind(ty).as_deref() {
            Ok(Kind::Scalar(sort)) => Datum::Scalar(selfsame_solver::plainest(*sort)),
            // Nought is a number of every such type.
            Ok(Kind::Bounded(_)) => Datum::Scalar(selfsame_solver::plainest(Sort::Integer)),
            Ok(Kind::Letter) => {
                self.used += 1;
                Datum::Scalar(Value::Char(letters(self.machine.scalars.int_size()).nth(self.used - 1).unwrap_or('a')))
            }
            Ok(Kind::Function(params, result)) => {
                let default = Box::new(self.flattest(result, above));
                Datum::Function(Table { arity: params.len(), cases: Vec::new(), default })
            }
            Ok(Kind::Data(cons)) => {
                let allowed = |con: &ConId| possible.is_none_or(|possible| possible.contains(con));
                let allowed = cons.iter().filter(|constructor| allowed(&constructor.con));
                match allowed.min_by_key(|constructor| constructor.height) {
                    Some(Constructor { con, fields, .. }) => {
                        Datum::Con(*con, fields.iter().map(|field| self.flattest(field, above)).collect())
                    }
                    None => Datum::Opaque,
                }
            }
            Err(_) => Datum::Opaque,
        }
    }
}

/// The result that most arguments have; of several, the first.
fn most_common(cases: &[(Vec<Datum>, Datum)]) -> Option<Datum> {
    let count = |result: &Datum| cases.iter().filter(|(_, other)| other == result).count();
    let mut best: Option<(&Datum, usize)> = None;
    for (_, result) in cases {
        let count = count(result);
        if best.is_none_or(|(_, most)| count > most) {
            best = Some((result, count));
        }
    }
    best.map(|(result, _)| result.clone())
}

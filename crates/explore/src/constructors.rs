//! Who decides which constructors an input may have.

use selfsame_core::program::ConId;
use selfsame_core::types::Type;
use selfsame_solver::datatypes::{Constraint, Datatypes, Field};

use crate::machine::input::{InputId, Kind, Shape};
use crate::machine::{Fork, Machine, Split};

/// Which of the constructors that a fork offers are possible.
pub trait Constructors {
    /// Whether the input may go on in this way, after what the path knows of it.
    fn is_possible(&mut self, machine: &mut Machine<'_>, fork: &Fork, split: &Split) -> bool;
}

/// All are: an input's constructors are a set that earlier choices made smaller, each input has its own, and no other fact
/// speaks of them (G2 §4.4).
pub struct Native;

impl Constructors for Native {
    fn is_possible(&mut self, _: &mut Machine<'_>, _: &Fork, _: &Split) -> bool {
        true
    }
}

/// Asks Z3, with all constructor constraints of the path as data types: to measure what deciding natively is worth.
#[derive(Default)]
pub struct BySmt {
    groups: Vec<(Vec<Type>, Vec<Vec<ConId>>, Datatypes)>,
}

impl Constructors for BySmt {
    fn is_possible(&mut self, machine: &mut Machine<'_>, fork: &Fork, split: &Split) -> bool {
        let Fork::Split(input, _) = fork else { return true };
        let ty = machine.types.representation(machine.inputs[input.0 as usize].ty.clone());
        let group = match self.groups.iter().position(|(types, _, _)| types.contains(&ty)) {
            Some(at) => at,
            None => {
                let (types, cons, descriptions) = closed(machine, ty);
                let name = format!("T{}x", self.groups.len());
                self.groups.push((types, cons, Datatypes::new(&name, descriptions)));
                self.groups.len() - 1
            }
        };
        let (types, cons, datatypes) = &mut self.groups[group];
        let mut constraints = Vec::new();
        for (input, split) in &machine.splits {
            constraints.extend(constraint(machine, types, cons, *input, split));
        }
        constraints.extend(constraint(machine, types, cons, *input, split));
        datatypes.is_satisfiable(&constraints) != Some(false)
    }
}

fn constraint(
    machine: &Machine<'_>,
    types: &[Type],
    cons: &[Vec<ConId>],
    id: InputId,
    split: &Split,
) -> Vec<Constraint> {
    let input = &machine.inputs[id.0 as usize];
    let ty = machine.types.representation(input.ty.clone());
    let Some(at) = types.iter().position(|known| *known == ty) else { return Vec::new() };
    let tag = |con: &ConId| cons[at].iter().position(|known| known == con);
    match split {
        Split::Con(con) => {
            let Some(tag) = tag(con) else { return Vec::new() };
            let fields = match &input.shape {
                Shape::Con(_, fields) => fields.iter().map(|field| field.0).collect(),
                // Fields that will be: numbers that no input has yet.
                _ => {
                    let first = machine.inputs.len() as u32;
                    let count = machine.program.con(*con).def.fields.len() as u32;
                    (first..first + count).collect()
                }
            };
            vec![Constraint::Is { value: id.0, ty: at, con: tag, fields }]
        }
        Split::Rest(rest) => cons[at]
            .iter()
            .enumerate()
            .filter(|(_, con)| !rest.contains(con))
            .map(|(tag, _)| Constraint::Not { value: id.0, ty: at, con: tag })
            .collect(),
    }
}

type Group = (Vec<Type>, Vec<Vec<ConId>>, Vec<Vec<Vec<Field>>>);

/// A type with all that are inside it.
fn closed(machine: &Machine<'_>, root: Type) -> Group {
    let mut types = vec![root];
    let mut cons = Vec::new();
    let mut fields: Vec<Vec<Vec<Type>>> = Vec::new();
    let mut at = 0;
    while at < types.len() {
        let kind = machine.types.kind(&types[at]);
        let all = match kind.as_deref() {
            Ok(Kind::Data(all)) => &all[..],
            _ => &[],
        };
        cons.push(all.iter().map(|constructor| constructor.con).collect());
        let representation = |field: &Type| machine.types.representation(field.clone());
        let of: Vec<Vec<Type>> =
            all.iter().map(|constructor| constructor.fields.iter().map(representation).collect()).collect();
        for field in of.iter().flatten() {
            if matches!(machine.types.kind(field).as_deref(), Ok(Kind::Data(_))) && !types.contains(field) {
                types.push(field.clone());
            }
        }
        fields.push(of);
        at += 1;
    }
    let field = |ty: &Type| types.iter().position(|known| known == ty).map_or(Field::Scalar, Field::Data);
    let descriptions = fields.iter().map(|cons| cons.iter().map(|con| con.iter().map(field).collect()).collect());
    let descriptions = descriptions.collect();
    (types, cons, descriptions)
}

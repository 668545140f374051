//! Constructor constraints by Z3's data types. Engines decide them natively, by the set of constructors that a value may
//! still have; this is what that is measured against (G2 §6.3).

use z3::ast::{Ast, Bool, Datatype, Dynamic, Int};
use z3::{DatatypeAccessor, DatatypeBuilder, DatatypeSort, Sort};

use crate::limits;
use crate::smt::{Answer, Session};

/// A type: the fields of each of its constructors.
pub type Constructors = Vec<Vec<Field>>;

/// What a constructor holds at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A type by its position.
    Data(usize),
    /// Anything else.
    Scalar,
}

/// What is known of a value, which is a number here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// It has the constructor, and these are its fields.
    Is {
        /// Which value.
        value: u32,
        /// Its type, by position.
        ty: usize,
        /// The constructor, by its position in the type.
        con: usize,
        /// The values of the fields, in order.
        fields: Vec<u32>,
    },
    /// It does not.
    Not {
        /// Which value.
        value: u32,
        /// Its type, by position.
        ty: usize,
        /// The constructor, by its position in the type.
        con: usize,
    },
}

/// A session about values of a group of types.
pub struct Datatypes {
    types: Vec<Constructors>,
    sorts: Vec<DatatypeSort>,
    session: Session,
    /// Constraints on the solver's stack, a scope each.
    stack: Vec<Constraint>,
    /// How often Z3 was asked.
    pub queries: u64,
}

impl Datatypes {
    /// The types may contain each other. `name` tells this group from others of the process.
    pub fn new(name: &str, types: Vec<Constructors>) -> Datatypes {
        let builders = types.iter().enumerate().map(|(i, cons)| {
            let mut builder = DatatypeBuilder::new(format!("{name}{i}"));
            for (c, fields) in cons.iter().enumerate() {
                let names: Vec<String> = (0..fields.len()).map(|f| format!("{name}{i}_{c}_{f}")).collect();
                let accessor = |field: &Field| match field {
                    Field::Data(at) => DatatypeAccessor::datatype(format!("{name}{at}")),
                    Field::Scalar => DatatypeAccessor::sort(Sort::int()),
                };
                let fields = names.iter().map(String::as_str).zip(fields.iter().map(accessor)).collect();
                builder = builder.variant(&format!("{name}{i}_{c}"), fields);
            }
            builder
        });
        let sorts = z3::datatype_builder::create_datatypes(builders.collect());
        Datatypes { types, sorts, session: Session::new(limits::DATATYPE_STEPS), stack: Vec::new(), queries: 0 }
    }

    /// Whether values can be like this; `None` when Z3 does not say. Questions that begin alike share the beginning.
    pub fn is_satisfiable(&mut self, constraints: &[Constraint]) -> Option<bool> {
        let shared = self.stack.iter().zip(constraints).take_while(|(known, new)| known == new).count();
        self.stack.truncate(shared);
        self.session.pop_to(shared as u32);
        for constraint in &constraints[shared..] {
            self.session.push();
            let formula = self.formula(constraint);
            self.session.assert(&formula);
            self.stack.push(constraint.clone());
        }
        self.queries += 1;
        match self.session.check() {
            Answer::Sat => Some(true),
            Answer::Unsat => Some(false),
            Answer::Unknown(_) => None,
        }
    }

    fn formula(&self, constraint: &Constraint) -> Bool {
        match constraint {
            Constraint::Is { value, ty, con, fields } => {
                let kinds = &self.types[*ty][*con];
                let fields: Vec<Dynamic> =
                    fields.iter().zip(kinds).map(|(field, kind)| self.value(*field, *kind)).collect();
                let fields: Vec<&dyn Ast> = fields.iter().map(|field| field as &dyn Ast).collect();
                let built = self.sorts[*ty].variants[*con].constructor.apply(&fields);
                self.value(*value, Field::Data(*ty)).eq(&built)
            }
            Constraint::Not { value, ty, con } => {
                let tested = self.sorts[*ty].variants[*con].tester.apply(&[&self.value(*value, Field::Data(*ty))]);
                tested.as_bool().unwrap_or_else(|| Bool::from_bool(false)).not()
            }
        }
    }

    fn value(&self, value: u32, kind: Field) -> Dynamic {
        match kind {
            Field::Data(ty) => Datatype::new_const(format!("v{value}"), &self.sorts[ty].sort).into(),
            Field::Scalar => Int::new_const(format!("n{value}")).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_has_one_constructor() {
        let list = vec![vec![], vec![Field::Scalar, Field::Data(0)]];
        let mut lists = Datatypes::new("List", vec![list]);
        let cons = Constraint::Is { value: 0, ty: 0, con: 1, fields: vec![1, 2] };
        assert_eq!(lists.is_satisfiable(std::slice::from_ref(&cons)), Some(true));
        let not_cons = Constraint::Not { value: 0, ty: 0, con: 1 };
        assert_eq!(lists.is_satisfiable(&[cons.clone(), not_cons]), Some(false));
        let nil = Constraint::Is { value: 2, ty: 0, con: 0, fields: vec![] };
        assert_eq!(lists.is_satisfiable(&[cons, nil]), Some(true));
    }
}

//! FRDC and BTDC: what a symbolic variable may become.

use crate::expr::{Label, LabelKind};
use crate::inhabit::{domain, fields};
use crate::prim::PrimOp;
use crate::program::{ConId, DataKind};
use crate::term::{Node, TermId, TermStore, VarId, Variable};
use crate::types::Type;

/// What a variable becomes on one branch.
#[derive(Clone, Debug, PartialEq)]
pub enum Concretization {
    /// FRDC: a constructor applied to fresh variables.
    Con(ConId, Vec<VarId>),
    /// BTDC: a bottom with a label of its own.
    Bottom(Label),
    /// A value that is evaluated but not known, under a fresh name.
    Evaluated(VarId),
}

impl Concretization {
    /// The term that replaces the variable.
    pub fn term(&self, store: &mut TermStore) -> TermId {
        match self {
            Concretization::Con(con, fields) => {
                let fields: Vec<TermId> = fields.iter().map(|field| store.mk_free(*field)).collect();
                store.mk_con(*con, &fields)
            }
            Concretization::Bottom(label) => store.mk_bottom(label.clone()),
            Concretization::Evaluated(var) => store.mk_free(*var),
        }
    }
}

/// All that a variable may become when it is demanded: each constructor of its type (or an evaluated value, where the
/// type has none), and a bottom unless it is total or known to be evaluated (a strict field). Fresh variables inherit
/// totality and finiteness.
pub fn concretizations(store: &mut TermStore, var: VarId) -> Vec<Concretization> {
    let variable = store.var(var).clone();
    let mut all = match constructors(store, &variable.ty) {
        Some(cons) => cons
            .into_iter()
            .map(|(con, fields)| Concretization::Con(con, fresh_fields(store, &variable, con, fields)))
            .collect(),
        None => {
            let evaluated = Variable { evaluated: true, ..variable.clone() };
            vec![Concretization::Evaluated(store.fresh(evaluated))]
        }
    };
    if !variable.total && !variable.finite && !variable.evaluated {
        all.push(Concretization::Bottom(Label::new(LabelKind::Variable, variable.name)));
    }
    all
}

/// A condition that says which literal a variable is.
pub fn literal_of(store: &TermStore, condition: TermId) -> Option<(VarId, TermId)> {
    let Node::Prim(PrimOp::IntEq | PrimOp::IntegerEq | PrimOp::CharEq, args) = store.node(condition) else {
        return None;
    };
    let [left, right] = *store.terms(args) else { return None };
    match (store.node(left), store.node(right)) {
        (Node::Free(var), Node::Lit(_)) => Some((var, right)),
        _ => None,
    }
}

/// The constructors of a data type with the types of their fields; `None` for types without constructors in terms.
fn constructors(store: &TermStore, ty: &Type) -> Option<Vec<(ConId, Vec<Type>)>> {
    let Type::Con(name, _) = ty else { return None };
    let program = store.program();
    let data = program.data(program.data_id(*name)?);
    if data.cons.is_empty() || data.kind == DataKind::Newtype {
        return None;
    }
    Some(data.cons.iter().map(|con| (*con, fields(program, *con, ty))).collect())
}

fn fresh_fields(store: &mut TermStore, parent: &Variable, con: ConId, types: Vec<Type>) -> Vec<VarId> {
    let strict = store.program().con(con).def.strict.clone();
    let mut fields = Vec::with_capacity(types.len());
    for (i, ty) in types.into_iter().enumerate() {
        // A dictionary holds the dictionaries of its superclasses, which are there.
        let evaluated = strict.get(i).copied().unwrap_or(false) || is_dictionary(store, &ty);
        let ty = domain(store.program(), ty);
        let Variable { name, total, finite, .. } = *parent;
        fields.push(store.fresh(Variable { name, ty, evaluated, total, finite }));
    }
    fields
}

fn is_dictionary(store: &TermStore, ty: &Type) -> bool {
    let Type::Con(name, _) = ty else { return false };
    let program = store.program();
    program.data_id(*name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary)
}

/// Argument and result of a function, also of one that is of many types at once: what it gives is of a type that nobody looks
/// into, as is what it takes.
pub fn as_function(store: &TermStore, ty: &Type) -> Option<(Type, Type)> {
    let mut ty = representation(store, ty.clone());
    while let Type::Forall(_, preds, body) = &ty
        && preds.is_empty()
    {
        ty = representation(store, (**body).clone());
    }
    let (argument, result) = ty.as_fun()?;
    Some((argument.clone(), result.clone()))
}

/// Newtypes are not in terms: a variable of such a type is one of the type inside. One without all its arguments is no type
/// of values yet, and stays.
pub fn representation(store: &TermStore, mut ty: Type) -> Type {
    // A newtype of itself has no representation; the bound keeps such a program from looping here.
    for _ in 0..100 {
        let Type::Con(name, args) = &ty else { return ty };
        let program = store.program();
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return ty };
        if data.kind != DataKind::Newtype || args.len() < data.params.len() {
            return ty;
        }
        let inner = program.con(data.cons[0]).def.fields[0].at(&data.params, args);
        ty = args[data.params.len()..].iter().fold(inner, |ty, arg| ty.apply(arg.clone()));
    }
    ty
}

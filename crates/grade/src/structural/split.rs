//! What a variable may be.

use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::program::{DataId, DataKind};
use selfsame_core::step::representation;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use super::Evaluation;

/// A type of which nothing is known.
pub(super) fn unknown() -> Type {
    Type::var(UNKNOWN)
}

const UNKNOWN: &str = "?";

pub(super) fn is_unknown(ty: &Type) -> bool {
    matches!(ty, Type::Var(name) if name.as_str() == UNKNOWN)
}

/// The type of a term, as far as it is known.
pub(super) fn type_of(store: &TermStore, term: TermId) -> Type {
    fn known(ty: &Type) -> Type {
        match ty {
            Type::Meta(_) => unknown(),
            Type::Var(_) => ty.clone(),
            Type::Con(name, args) => Type::Con(*name, args.iter().map(known).collect()),
            Type::App(head, arg) => Type::App(known(head).into(), known(arg).into()),
            Type::Forall(vars, preds, body) => Type::Forall(vars.clone(), preds.clone(), known(body).into()),
        }
    }
    store.type_of(term).map_or_else(unknown, |ty| known(&ty))
}

/// Each constructor of the data type, with fresh variables; and bottoms, unless the variable stands for a value.
/// Types of fields are as far known as that of the variable is.
pub(super) fn possibilities(store: &mut TermStore, var: VarId, data: DataId, evaluation: Evaluation) -> Vec<TermId> {
    let parent = store.var(var).clone();
    let program = store.program().clone();
    let data = program.data(data);
    let args: Vec<Type> = match &parent.ty {
        Type::Con(name, args) if *name == data.name => args.to_vec(),
        _ => Vec::new(),
    };
    let of = |param: Symbol| {
        let at = data.params.iter().position(|p| *p == param)?;
        Some(args.get(at).cloned().unwrap_or_else(unknown))
    };
    let mut all = Vec::with_capacity(data.cons.len() + 1);
    for con in &data.cons {
        let def = &program.con(*con).def;
        let mut fields = Vec::with_capacity(def.fields.len());
        for (i, field) in def.fields.iter().enumerate() {
            let ty = representation(store, field.subst(&of));
            let Variable { name, finite, .. } = parent;
            let total = parent.total || evaluation == Evaluation::Strict;
            let is_dictionary = matches!(&ty, Type::Con(name, _)
                if program.data_id(*name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary));
            let evaluated = total || finite || def.strict.get(i).copied().unwrap_or(false) || is_dictionary;
            let field = store.fresh(Variable { name, ty, evaluated, total, finite });
            fields.push(store.mk_free(field));
        }
        all.push(store.mk_con(*con, &fields));
    }
    if !is_value(&parent) {
        all.extend(bottoms(store, var));
    }
    all
}

/// Whether the variable is known not to be a bottom.
pub(super) fn is_value(variable: &Variable) -> bool {
    variable.evaluated || variable.total || variable.finite
}

/// The bottoms that a variable may be: an error of its own, and a computation that does not end.
pub(super) fn bottoms(store: &mut TermStore, var: VarId) -> [TermId; 2] {
    let VarId(number) = var;
    let error = Label::new(LabelKind::Error, format!("error {number}").as_str());
    [store.mk_bottom(error), store.mk_bottom(endless())]
}

/// The label of a computation that does not end.
pub(super) fn endless() -> Label {
    Label::new(LabelKind::Undefined, "does not end")
}

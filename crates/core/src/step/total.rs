//! Which terms are sure to stand for values without bottoms, or for finite ones (NEBULA §6.6, `totalExpr`).

use crate::term::{Node, TermId, TermStore, VarId};
use crate::types::Type;

use super::concretize::representation;
use super::focus::is_operand;

/// Constructors, literals, total variables, their results and evaluated numbers, all the way down. A smaller set than the total terms.
pub fn is_total(store: &TermStore, term: TermId) -> bool {
    holds(store, term, &|store, var| store.var(var).total || store.var(var).finite)
}

/// As [`is_total`], for finite total values.
pub fn is_finite(store: &TermStore, term: TermId) -> bool {
    holds(store, term, &|store, var| store.var(var).finite)
}

/// Whether what an unknown function gives of this argument is total, and whether it is finite.
pub fn of_result(store: &TermStore, function: VarId, argument: TermId) -> (bool, bool) {
    let variable = store.var(function);
    let is_known = store.functions_keep_totality();
    let finite = is_known && variable.finite && is_finite(store, argument);
    let total = finite || (is_known && variable.total && is_total(store, argument));
    (total, finite)
}

fn holds(store: &TermStore, term: TermId, of_var: &dyn Fn(&TermStore, VarId) -> bool) -> bool {
    match store.node(term) {
        Node::Free(var) => {
            of_var(store, var) || (store.var(var).evaluated && has_only_plain_values(store, &store.var(var).ty))
        }
        Node::Con(_, fields) => store.terms(fields).iter().all(|field| holds(store, *field, of_var)),
        // What such a function gives of such values is such a value.
        Node::App(head, args) => match store.node(head) {
            Node::Free(var) => {
                store.functions_keep_totality()
                    && of_var(store, var)
                    && store.terms(args).iter().all(|arg| holds(store, *arg, of_var))
            }
            _ => false,
        },
        Node::Lit(_) => true,
        Node::Prim(..) => is_operand(store, term),
        _ => false,
    }
}

/// Types whose evaluated values have nothing inside.
fn has_only_plain_values(store: &TermStore, ty: &Type) -> bool {
    let ty = representation(store, ty.clone());
    [Type::int(), Type::integer(), Type::double(), Type::char()].contains(&ty)
}

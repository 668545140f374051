//! Conditions on numbers and characters: what follows from the facts of a path, as the checker sees it.

use selfsame_core::arith;
use selfsame_core::expr::Lit;
use selfsame_core::term::{Node, TermId, TermStore};
use selfsame_core::types::Type;

/// Whether the facts contradict each other.
pub(super) fn contradict(store: &TermStore, facts: &[(TermId, bool)]) -> bool {
    (0..facts.len()).any(|i| {
        let others: Vec<(TermId, bool)> = [&facts[..i], &facts[i + 1..]].concat();
        arith::decide(store, &others, facts[i].0) == Some(!facts[i].1)
    })
}

/// The type of an evaluated number or character, if it is one.
pub(super) fn scalar_type(store: &TermStore, term: TermId) -> Option<Type> {
    let ty = match store.node(term) {
        Node::Free(var) => store.var(var).ty.clone(),
        Node::Lit(lit) => match store.lit(lit) {
            Lit::Int(_) => Type::int(),
            Lit::Integer(_) => Type::integer(),
            Lit::Char(_) => Type::char(),
            Lit::Double(_) => Type::double(),
            Lit::Str(_) => return None,
        },
        Node::Prim(op, _) => {
            let mut ty = op.signature();
            while let Some((_, to)) = ty.as_fun() {
                ty = to.clone();
            }
            ty
        }
        _ => return None,
    };
    [Type::int(), Type::integer(), Type::char(), Type::double(), Type::bool()].contains(&ty).then_some(ty)
}

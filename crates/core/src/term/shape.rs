//! Terms seen as nodes with children, for whoever walks two of them side by side.

use smallvec::SmallVec;

use super::{Node, TermId, TermStore};

impl TermStore {
    /// The direct subterms in a fixed order: head before arguments, scrutinee before alternatives before default.
    pub fn subterms(&self, term: TermId) -> SmallVec<[TermId; 6]> {
        let mut all = SmallVec::new();
        match self.node(term) {
            Node::Bound(_) | Node::Free(_) | Node::Def(_) | Node::Lit(_) | Node::Bottom(_) | Node::Input(_) => {}
            Node::Lam(_, body) => all.push(body),
            Node::App(head, args) => {
                all.push(head);
                all.extend_from_slice(self.terms(args));
            }
            Node::Let(first, second) | Node::Assume(first, second) | Node::Assert(first, second, _) => {
                all.extend([first, second]);
            }
            Node::Con(_, args) | Node::Prim(_, args) => all.extend_from_slice(self.terms(args)),
            Node::Case(scrutinee, alts, default) => {
                all.push(scrutinee);
                all.extend(self.alts(alts).iter().map(|alt| alt.body));
                all.extend(default);
            }
        }
        all
    }

    /// Whether two terms differ at most in their direct subterms, of which they have equally many.
    pub fn is_same_shape(&self, left: TermId, right: TermId) -> bool {
        match (self.node(left), self.node(right)) {
            (Node::Lam(n, _), Node::Lam(m, _)) => n == m,
            (Node::App(_, xs), Node::App(_, ys)) => self.terms(xs).len() == self.terms(ys).len(),
            (Node::Let(..), Node::Let(..)) | (Node::Assume(..), Node::Assume(..)) => true,
            (Node::Assert(.., a), Node::Assert(.., b)) => a == b,
            (Node::Con(c, _), Node::Con(d, _)) => c == d,
            (Node::Prim(f, _), Node::Prim(g, _)) => f == g,
            (Node::Case(_, xs, d), Node::Case(_, ys, e)) => {
                let (xs, ys) = (self.alts(xs), self.alts(ys));
                let same = xs.iter().map(|alt| alt.pattern).eq(ys.iter().map(|alt| alt.pattern));
                same && d.is_some() == e.is_some()
            }
            (a, b) => a == b,
        }
    }
}

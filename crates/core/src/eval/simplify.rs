//! Rewrites nodes so that less is allocated: a binding that is used once goes where it is used, one that is used on one
//! branch only goes into that branch, one that is not used goes away, and a case on a constructor in sight is decided.
//!
//! Nothing is moved into a lambda, where it could be evaluated more than once, and nothing is evaluated earlier.

use super::node::{Branch, Node, NodeKind, Pattern, Var};
use super::word::Tag;

pub(super) fn simplify(node: Node, vars: Var) -> Node {
    let mut uses = vec![Uses::default(); vars as usize];
    count(&node, 0, &mut uses);
    let mut rewrite = Rewrite { uses, moving: Vec::new() };
    rewrite.moving.resize_with(vars as usize, || None);
    rewrite.node(node)
}

#[derive(Clone, Copy, Default)]
struct Uses {
    count: u32,
    /// How many lambdas are around the binding.
    bound_at: u32,
    /// Whether some use is under a lambda that the binding is not under.
    in_lambda: bool,
}

fn count(node: &Node, depth: u32, uses: &mut [Uses]) {
    match &node.kind {
        NodeKind::Var(var) => {
            let entry = &mut uses[*var as usize];
            entry.count += 1;
            entry.in_lambda |= depth > entry.bound_at;
        }
        NodeKind::Lam(_, body) => return count(body, depth + 1, uses),
        NodeKind::Let(var, ..) => uses[*var as usize].bound_at = depth,
        NodeKind::Case(_, branches, _) => {
            for branch in branches {
                if let Pattern::Con(_, fields) = &branch.pattern {
                    fields.iter().for_each(|field| uses[*field as usize].bound_at = depth);
                }
            }
        }
        _ => {}
    }
    node.children(&mut |child| count(child, depth, uses));
}

struct Rewrite {
    uses: Vec<Uses>,
    /// Right-hand sides on their way to the only use of their variable.
    moving: Vec<Option<Node>>,
}

impl Rewrite {
    fn node(&mut self, node: Node) -> Node {
        match node.kind {
            NodeKind::Var(var) => self.moving[var as usize].take().unwrap_or(node),
            NodeKind::Let(var, rhs, body) => self.binding(var, *rhs, *body),
            NodeKind::Case(scrutinee, branches, default) => {
                let scrutinee = self.node(*scrutinee);
                self.case(scrutinee, branches, default)
            }
            NodeKind::LetRec(bindings, body) => {
                let mut group = Vec::with_capacity(bindings.len());
                for (var, rhs) in bindings {
                    let rhs = self.node(rhs);
                    let rhs = self.with_atomic_fields(rhs, &mut group);
                    group.push((var, rhs));
                }
                let body = self.node(*body);
                NodeKind::LetRec(group, Box::new(body)).into()
            }
            NodeKind::Word(_) | NodeKind::Text(_) | NodeKind::Fail(_) | NodeKind::Input => node,
            NodeKind::Lam(params, body) => NodeKind::Lam(params, self.boxed(*body)).into(),
            NodeKind::App(head, args) => {
                let head = self.boxed(*head);
                NodeKind::App(head, self.nodes(args)).into()
            }
            NodeKind::Con(con, args) => NodeKind::Con(con, self.nodes(args)).into(),
            NodeKind::Prim(op, args) => NodeKind::Prim(op, self.nodes(args)).into(),
            NodeKind::Assume(condition, body) => {
                let condition = self.boxed(*condition);
                NodeKind::Assume(condition, self.boxed(*body)).into()
            }
            NodeKind::Assert(condition, body, label) => {
                let condition = self.boxed(*condition);
                NodeKind::Assert(condition, self.boxed(*body), label).into()
            }
            NodeKind::Seen(place, body) => NodeKind::Seen(place, self.boxed(*body)).into(),
        }
    }

    /// In a recursive group, fields that are not atoms become members of the group, so that they can be completed.
    fn with_atomic_fields(&mut self, rhs: Node, group: &mut Vec<(Var, Node)>) -> Node {
        let NodeKind::Con(con, fields) = rhs.kind else { return rhs };
        let mut atoms = Vec::with_capacity(fields.len());
        for field in fields {
            if field.is_atom() {
                atoms.push(field);
                continue;
            }
            let field = self.with_atomic_fields(field, group);
            let var = self.moving.len() as Var;
            self.moving.push(None);
            self.uses.push(Uses::default());
            group.push((var, field));
            atoms.push(Node::var(var));
        }
        NodeKind::Con(con, atoms).into()
    }

    fn boxed(&mut self, node: Node) -> Box<Node> {
        Box::new(self.node(node))
    }

    fn nodes(&mut self, nodes: Vec<Node>) -> Vec<Node> {
        nodes.into_iter().map(|node| self.node(node)).collect()
    }

    fn binding(&mut self, var: Var, rhs: Node, body: Node) -> Node {
        let uses = self.uses[var as usize];
        if uses.count == 0 {
            return self.node(body);
        }
        let rhs = self.node(rhs);
        if uses.count == 1 && !uses.in_lambda {
            self.moving[var as usize] = Some(rhs);
            let body = self.node(body);
            // A use that was itself dropped leaves the right-hand side behind.
            self.moving[var as usize] = None;
            return body;
        }
        let body = self.node(body);
        sink(var, rhs, body)
    }

    fn case(&mut self, scrutinee: Node, branches: Vec<Branch>, default: Option<Box<Node>>) -> Node {
        let tag = match &scrutinee.kind {
            NodeKind::Con(con, _) => Some(con.tag),
            NodeKind::Word(word) if word.tag() == Tag::Con => Some(word.con_tag()),
            _ => None,
        };
        let Some(tag) = tag else {
            let branches = branches
                .into_iter()
                .map(|branch| Branch { pattern: branch.pattern, body: self.node(branch.body) })
                .collect();
            let default = default.map(|default| self.boxed(*default));
            return NodeKind::Case(Box::new(scrutinee), branches, default).into();
        };
        let taken = branches.into_iter().find(|b| matches!(&b.pattern, Pattern::Con(con, _) if con.tag == tag));
        match (taken, default) {
            (Some(Branch { pattern: Pattern::Con(_, vars), body }), _) => {
                let fields = match scrutinee.kind {
                    NodeKind::Con(_, fields) => fields,
                    _ => vec![],
                };
                self.fields(vars.into_iter().zip(fields).collect(), body)
            }
            (_, Some(default)) => self.node(*default),
            // Alternatives that are not exhaustive: left for the machine to complain about.
            (_, None) => NodeKind::Case(Box::new(scrutinee), vec![], None).into(),
        }
    }

    /// Binds the fields of a constructor in sight; they are rewritten already, the body is not.
    fn fields(&mut self, fields: Vec<(Var, Node)>, body: Node) -> Node {
        let mut kept = vec![];
        for (var, field) in fields {
            let uses = self.uses[var as usize];
            match uses.count {
                0 => {}
                1 if !uses.in_lambda => self.moving[var as usize] = Some(field),
                _ => kept.push((var, field)),
            }
        }
        let body = self.node(body);
        kept.into_iter().rev().fold(body, |body, (var, rhs)| sink(var, rhs, body))
    }
}

/// A binding around a body, or around the only branch of the body that uses it.
fn sink(var: Var, rhs: Node, body: Node) -> Node {
    let NodeKind::Case(scrutinee, mut branches, mut default) = body.kind else {
        return NodeKind::Let(var, Box::new(rhs), Box::new(body)).into();
    };
    let mut users = branches.iter_mut().map(|b| &mut b.body).chain(default.as_deref_mut()).filter(|b| b.mentions(var));
    match (scrutinee.mentions(var), users.next(), users.next()) {
        (false, Some(user), None) => {
            let inner = std::mem::replace(user, NodeKind::Input.into());
            *user = sink(var, rhs, inner);
            NodeKind::Case(scrutinee, branches, default).into()
        }
        _ => {
            let body = NodeKind::Case(scrutinee, branches, default).into();
            NodeKind::Let(var, Box::new(rhs), Box::new(body)).into()
        }
    }
}

//! The runs of the right side of a goal.

use crate::derivation::Move;
use crate::simulation::Prover;
use crate::term::{Term, Var};
use crate::unify::Give;

/// The runs of the right side, grown on demand, breadth first.
pub struct RightTree {
    pub nodes: Vec<RightNode>,
}

#[derive(Clone)]
pub struct RightNode {
    pub term: Term,
    /// What must hold to get here.
    pub condition: Vec<Term>,
    /// Variables that rules made up on the way.
    pub fresh: Vec<Var>,
    pub depth: u32,
    /// The step that leads here, and from where; none at the start.
    pub from: Option<(usize, Move)>,
    children: Option<Vec<usize>>,
}

impl RightTree {
    pub fn new(root: Term) -> RightTree {
        let root =
            RightNode { term: root, condition: Vec::new(), fresh: Vec::new(), depth: 0, from: None, children: None };
        RightTree { nodes: vec![root] }
    }

    pub fn children(&mut self, node: usize, prover: &mut Prover) -> Vec<usize> {
        if let Some(known) = &self.nodes[node].children {
            return known.clone();
        }
        let here = self.nodes[node].clone();
        let next = prover.cache.successors(prover.world, prover.right, here.term, Give::Pattern);
        let mut children = Vec::new();
        for step in &next.all {
            let mut condition = here.condition.clone();
            for conjunct in &step.condition {
                if !condition.contains(conjunct) {
                    condition.push(*conjunct);
                }
            }
            let fresh = here.fresh.iter().chain(&step.fresh).copied().collect();
            children.push(self.nodes.len());
            let from = Some((node, Move::of(step)));
            self.nodes.push(RightNode {
                term: step.term,
                condition,
                fresh,
                depth: here.depth + 1,
                from,
                children: None,
            });
        }
        self.nodes[node].children = Some(children.clone());
        children
    }

    /// The steps from the start to a node.
    pub fn path(&self, mut node: usize) -> Vec<Move> {
        let mut path = Vec::new();
        while let Some((before, step)) = &self.nodes[node].from {
            path.push(step.clone());
            node = *before;
        }
        path.reverse();
        path
    }
}

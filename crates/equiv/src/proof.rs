//! The proof under construction: a forest with one tree for the goal and one for each lemma.

use selfsame_certify::{Pair, Rule, Side};

/// A node of a proof tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct NodeId(u32);

/// A theorem to prove: the goal is the first, the others are lemmas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct TheoremId(pub u32);

/// What a node's conclusion follows by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Inference {
    Open,
    Red(Side, u32),
    Split(Side, Vec<u32>),
    Dc,
    Lam,
    Leaf(Leaf),
}

/// A rule without premises.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Leaf {
    Same(Pair),
    Arithmetic,
    Past { present: Pair, past: Pair, uses: Vec<LemmaUse> },
    Lemma { present: Pair, lemma: TheoremId, flipped: bool },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LemmaUse {
    pub side: Side,
    pub place: Vec<u32>,
    pub lemma: TheoremId,
    pub flipped: bool,
}

struct Node {
    parent: Option<NodeId>,
    inference: Inference,
    premises: Vec<NodeId>,
    /// How many premises are not proved yet.
    open: u32,
    proved: bool,
}

#[derive(Default)]
pub(crate) struct Forest {
    nodes: Vec<Node>,
}

impl Forest {
    pub fn root(&mut self) -> NodeId {
        self.add(None)
    }

    fn add(&mut self, parent: Option<NodeId>) -> NodeId {
        let inference = Inference::Open;
        self.nodes.push(Node { parent, inference, premises: Vec::new(), open: 0, proved: false });
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub fn is_proved(&self, node: NodeId) -> bool {
        self.nodes[node.0 as usize].proved
    }

    /// Whether nobody waits for a proof of this node any more: one of its ancestors was proved in another way.
    pub fn is_settled(&self, node: NodeId) -> bool {
        let mut next = Some(node);
        while let Some(node) = next {
            let node = &self.nodes[node.0 as usize];
            if node.proved {
                return true;
            }
            next = node.parent;
        }
        false
    }

    /// An inference with so many premises, which are to be proved.
    pub fn infer(&mut self, node: NodeId, inference: Inference, premises: usize) -> Vec<NodeId> {
        let premises: Vec<NodeId> = (0..premises).map(|_| self.add(Some(node))).collect();
        let this = &mut self.nodes[node.0 as usize];
        this.inference = inference;
        this.open = premises.len() as u32;
        this.premises = premises.clone();
        if premises.is_empty() {
            self.proved(node);
        }
        premises
    }

    /// The node follows by itself; what was done below it is forgotten.
    pub fn close(&mut self, node: NodeId, leaf: Leaf) {
        let this = &mut self.nodes[node.0 as usize];
        if this.proved {
            return;
        }
        this.inference = Inference::Leaf(leaf);
        this.premises.clear();
        self.proved(node);
    }

    fn proved(&mut self, node: NodeId) {
        let mut next = Some(node);
        while let Some(node) = next {
            let this = &mut self.nodes[node.0 as usize];
            this.proved = true;
            next = this.parent.filter(|parent| {
                let parent = &mut self.nodes[parent.0 as usize];
                parent.open = parent.open.saturating_sub(1);
                parent.open == 0 && !parent.proved
            });
        }
    }

    /// The leaves of a proved tree that refer to lemmas, and how many leaves there are.
    pub fn leaves(&self, root: NodeId) -> Vec<&Leaf> {
        let mut leaves = Vec::new();
        self.walk(root, &mut |inference| {
            if let Inference::Leaf(leaf) = inference {
                leaves.push(leaf);
            }
        });
        leaves
    }

    /// The tree, each node before its premises.
    pub fn rules(&self, root: NodeId, number: &dyn Fn(TheoremId) -> u32) -> Vec<Rule> {
        let mut rules = Vec::new();
        self.walk(root, &mut |inference| rules.extend(rule(inference, number)));
        rules
    }

    fn walk<'a>(&'a self, root: NodeId, visit: &mut dyn FnMut(&'a Inference)) {
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            let node = &self.nodes[node.0 as usize];
            visit(&node.inference);
            stack.extend(node.premises.iter().rev());
        }
    }
}

fn rule(inference: &Inference, number: &dyn Fn(TheoremId) -> u32) -> Option<Rule> {
    Some(match inference {
        Inference::Open => return None,
        Inference::Red(side, steps) => Rule::Red(*side, *steps),
        Inference::Split(side, kept) => Rule::Split(*side, kept.clone()),
        Inference::Dc => Rule::Dc,
        Inference::Lam => Rule::Lam,
        Inference::Leaf(Leaf::Same(pair)) => Rule::Same(*pair),
        Inference::Leaf(Leaf::Arithmetic) => Rule::Arithmetic,
        Inference::Leaf(Leaf::Past { present, past, uses }) => {
            let uses = uses.iter().map(|usage| selfsame_certify::Use {
                side: usage.side,
                place: usage.place.clone(),
                lemma: number(usage.lemma),
                flipped: usage.flipped,
            });
            Rule::Past { present: *present, past: *past, uses: uses.collect() }
        }
        Inference::Leaf(Leaf::Lemma { present, lemma, flipped }) => {
            Rule::Lemma { present: *present, lemma: number(*lemma), flipped: *flipped }
        }
    })
}

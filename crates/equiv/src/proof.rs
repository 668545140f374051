//! The proof under construction: a forest with one tree for the goal and one for each lemma.

use selfsame_certify::{Hypothesis, Pair, Rule, Side};

/// A node of a proof tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct NodeId(u32);

/// A theorem to prove: the goal is the first, the others are lemmas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct TheoremId(pub u32);

/// What a node's conclusion follows by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Inference {
    Red(Side, u32),
    Split(Side, Vec<u32>),
    Dc,
    Lam,
    Cases {
        side: Side,
        place: Vec<u32>,
        lemma: TheoremId,
    },
    Known {
        side: Side,
        place: Vec<u32>,
    },
    Inside {
        side: Side,
        place: Vec<u32>,
        steps: u32,
    },
    Leaf(Leaf),
    /// The whole theorem is proved in another calculus.
    Elsewhere,
}

/// A rule without premises.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Leaf {
    Same(Pair),
    Arithmetic,
    Past {
        present: Pair,
        past: Pair,
        uses: Vec<LemmaUse>,
    },
    Lemma {
        present: Pair,
        lemma: TheoremId,
        flipped: bool,
    },
    Hypothesis {
        present: Pair,
        uses: Vec<Hypothesis>,
        lemma: Option<(TheoremId, bool)>,
    },
    Walk {
        present: Pair,
        walks: [u32; 2],
        lemma: TheoremId,
        flipped: bool,
    },
    /// The place of the variable in the left side.
    Need {
        present: Pair,
        place: Vec<u32>,
        lemma: TheoremId,
        flipped: bool,
    },
}

impl Leaf {
    /// The lemmas it rests on.
    pub fn lemmas(&self) -> Vec<TheoremId> {
        match self {
            Leaf::Same(_) | Leaf::Arithmetic => Vec::new(),
            Leaf::Past { uses, .. } => uses.iter().map(|usage| usage.lemma).collect(),
            Leaf::Lemma { lemma, .. } | Leaf::Walk { lemma, .. } | Leaf::Need { lemma, .. } => vec![*lemma],
            Leaf::Hypothesis { lemma, .. } => lemma.iter().map(|(lemma, _)| *lemma).collect(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LemmaUse {
    pub side: Side,
    pub place: Vec<u32>,
    pub lemma: TheoremId,
    pub flipped: bool,
}

/// One way to prove a node.
struct Alternative {
    inference: Inference,
    premises: Vec<NodeId>,
    /// How many premises are not proved yet.
    open: u32,
}

struct Node {
    /// The node, and which of its alternatives this is a premise of.
    parent: Option<(NodeId, usize)>,
    alternatives: Vec<Alternative>,
    /// By which alternative.
    proved: Option<usize>,
}

#[derive(Default)]
pub(crate) struct Forest {
    nodes: Vec<Node>,
}

impl Forest {
    pub fn root(&mut self) -> NodeId {
        self.add(None)
    }

    fn add(&mut self, parent: Option<(NodeId, usize)>) -> NodeId {
        self.nodes.push(Node { parent, alternatives: Vec::new(), proved: None });
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub fn is_proved(&self, node: NodeId) -> bool {
        self.nodes[node.0 as usize].proved.is_some()
    }

    /// Whether nobody waits for a proof of this node any more: one of its ancestors was proved in another way.
    pub fn is_settled(&self, node: NodeId) -> bool {
        self.ancestors(node).any(|node| self.is_proved(node))
    }

    /// The node itself first.
    fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |node| self.nodes[node.0 as usize].parent.map(|(parent, _)| parent))
    }

    /// The node and those above it, up to where cases were distinguished.
    pub fn in_same_case(&self, node: NodeId) -> Vec<NodeId> {
        let mut found = vec![node];
        let mut next = node;
        while let Some((parent, alternative)) = self.nodes[next.0 as usize].parent {
            let inference = &self.nodes[parent.0 as usize].alternatives[alternative].inference;
            if matches!(inference, Inference::Cases { .. }) {
                break;
            }
            found.push(parent);
            next = parent;
        }
        found
    }

    /// An inference with so many premises, which are to be proved. A node may have several, of which one is enough.
    pub fn infer(&mut self, node: NodeId, inference: Inference, premises: usize) -> Vec<NodeId> {
        let alternative = self.nodes[node.0 as usize].alternatives.len();
        let premises: Vec<NodeId> = (0..premises).map(|_| self.add(Some((node, alternative)))).collect();
        let open = premises.len() as u32;
        let this = &mut self.nodes[node.0 as usize];
        this.alternatives.push(Alternative { inference, premises: premises.clone(), open });
        if premises.is_empty() {
            self.proved(node, alternative);
        }
        premises
    }

    /// The node follows by itself.
    pub fn close(&mut self, node: NodeId, leaf: Leaf) {
        if !self.is_proved(node) {
            self.infer(node, Inference::Leaf(leaf), 0);
        }
    }

    /// The root of a theorem that is proved in another calculus.
    pub fn prove_elsewhere(&mut self, root: NodeId) {
        if !self.is_proved(root) {
            self.infer(root, Inference::Elsewhere, 0);
        }
    }

    fn proved(&mut self, node: NodeId, alternative: usize) {
        let mut next = Some((node, alternative));
        while let Some((node, alternative)) = next {
            let this = &mut self.nodes[node.0 as usize];
            this.proved = Some(alternative);
            next = this.parent.filter(|(parent, alternative)| {
                let parent = &mut self.nodes[parent.0 as usize];
                let open = &mut parent.alternatives[*alternative].open;
                *open = open.saturating_sub(1);
                *open == 0 && parent.proved.is_none()
            });
        }
    }

    /// The leaves of a proved tree.
    pub fn leaves(&self, root: NodeId) -> Vec<&Leaf> {
        let mut leaves = Vec::new();
        self.walk(root, &mut |inference| {
            if let Inference::Leaf(leaf) = inference {
                leaves.push(leaf);
            }
        });
        leaves
    }

    /// The lemmas that a proved tree rests on.
    pub fn lemmas(&self, root: NodeId) -> Vec<TheoremId> {
        let mut lemmas = Vec::new();
        self.walk(root, &mut |inference| match inference {
            Inference::Leaf(leaf) => lemmas.extend(leaf.lemmas()),
            Inference::Cases { lemma, .. } => lemmas.push(*lemma),
            _ => {}
        });
        lemmas
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
            let Some(alternative) = node.proved.map(|alternative| &node.alternatives[alternative]) else { continue };
            visit(&alternative.inference);
            stack.extend(alternative.premises.iter().rev());
        }
    }
}

fn rule(inference: &Inference, number: &dyn Fn(TheoremId) -> u32) -> Option<Rule> {
    Some(match inference {
        Inference::Elsewhere => return None,
        Inference::Red(side, steps) => Rule::Red(*side, *steps),
        Inference::Split(side, kept) => Rule::Split(*side, kept.clone()),
        Inference::Dc => Rule::Dc,
        Inference::Lam => Rule::Lam,
        Inference::Cases { side, place, lemma } => {
            Rule::Cases { side: *side, place: place.clone(), lemma: number(*lemma) }
        }
        Inference::Known { side, place } => Rule::Known { side: *side, place: place.clone() },
        Inference::Inside { side, place, steps } => Rule::Inside { side: *side, place: place.clone(), steps: *steps },
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
        Inference::Leaf(Leaf::Hypothesis { present, uses, lemma }) => {
            let lemma = lemma.map(|(lemma, flipped)| (number(lemma), flipped));
            Rule::Hypothesis { present: *present, uses: uses.clone(), lemma }
        }
        Inference::Leaf(Leaf::Walk { present, walks, lemma, flipped }) => {
            Rule::Walk { present: *present, walks: *walks, lemma: number(*lemma), flipped: *flipped }
        }
        Inference::Leaf(Leaf::Need { present, place, lemma, flipped }) => {
            Rule::Need { present: *present, place: place.clone(), lemma: number(*lemma), flipped: *flipped }
        }
    })
}

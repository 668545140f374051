//! Strongly connected components of a small graph.

/// Tarjan's algorithm: each component after those it leads to.
pub(super) fn components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut search = Search { edges, index: vec![None; edges.len()], low: vec![0; edges.len()], ..Search::default() };
    for node in 0..edges.len() {
        if search.index[node].is_none() {
            search.visit(node);
        }
    }
    search.found
}

#[derive(Default)]
struct Search<'a> {
    edges: &'a [Vec<usize>],
    /// When each node was first seen.
    index: Vec<Option<usize>>,
    /// The earliest node known to be reachable within the component.
    low: Vec<usize>,
    stack: Vec<usize>,
    seen: usize,
    found: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn visit(&mut self, node: usize) {
        self.index[node] = Some(self.seen);
        self.low[node] = self.seen;
        self.seen += 1;
        let position = self.stack.len();
        self.stack.push(node);
        for &target in &self.edges[node] {
            match self.index[target] {
                None => {
                    self.visit(target);
                    self.low[node] = self.low[node].min(self.low[target]);
                }
                Some(index) if self.stack.contains(&target) => self.low[node] = self.low[node].min(index),
                Some(_) => {}
            }
        }
        if self.index[node] == Some(self.low[node]) {
            let mut component = self.stack.split_off(position);
            component.sort_unstable();
            self.found.push(component);
        }
    }
}

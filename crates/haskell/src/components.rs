//! Strongly connected components, in dependency order.

/// Groups of nodes that reach each other; a group comes after those it points to. Within that, earlier nodes come first.
///
/// Tarjan's algorithm with its own stack: a module may define thousands of things that lead to each other.
pub(crate) fn components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = edges.len();
    let mut search = Search {
        edges,
        index: vec![None; count],
        low: vec![0; count],
        on_stack: vec![false; count],
        stack: Vec::new(),
        next: 0,
        groups: Vec::new(),
    };
    for node in 0..count {
        if search.index[node].is_none() {
            search.visit(node);
        }
    }
    search.groups
}

struct Search<'a> {
    edges: &'a [Vec<usize>],
    index: Vec<Option<usize>>,
    low: Vec<usize>,
    on_stack: Vec<bool>,
    stack: Vec<usize>,
    next: usize,
    groups: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn visit(&mut self, root: usize) {
        let mut work = vec![(root, 0)];
        self.enter(root);
        while let Some((node, edge)) = work.last_mut() {
            let node = *node;
            if let Some(&target) = self.edges[node].get(*edge) {
                *edge += 1;
                match self.index[target] {
                    None => {
                        self.enter(target);
                        work.push((target, 0));
                    }
                    Some(index) if self.on_stack[target] => self.low[node] = self.low[node].min(index),
                    Some(_) => {}
                }
                continue;
            }
            work.pop();
            if let Some((parent, _)) = work.last() {
                self.low[*parent] = self.low[*parent].min(self.low[node]);
            }
            if self.index[node] == Some(self.low[node]) {
                self.close(node);
            }
        }
    }

    fn enter(&mut self, node: usize) {
        self.index[node] = Some(self.next);
        self.low[node] = self.next;
        self.next += 1;
        self.stack.push(node);
        self.on_stack[node] = true;
    }

    fn close(&mut self, root: usize) {
        let start = self.stack.iter().rposition(|node| *node == root).unwrap_or_default();
        let mut group = self.stack.split_off(start);
        group.iter().for_each(|node| self.on_stack[*node] = false);
        group.sort_unstable();
        self.groups.push(group);
    }
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn groups_follow_what_they_use() {
        let edges = [vec![1], vec![2, 3], vec![1], vec![], vec![4], vec![0, 3]];
        assert_eq!(components(&edges), [vec![3], vec![1, 2], vec![0], vec![4], vec![5]]);
    }

    #[test]
    fn long_chains_do_not_recurse() {
        let edges: Vec<Vec<usize>> = (0..200_000).map(|i| if i < 199_999 { vec![i + 1] } else { vec![] }).collect();
        assert_eq!(components(&edges).len(), 200_000);
    }
}

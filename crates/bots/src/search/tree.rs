//! The tree: nodes in one place that is allocated once.
//!
//! A node is a pick at the end of a way of picks, not a state: hidden cards are dealt anew in every iteration, and which of the
//! children are offered follows from the deal. Children are a linked list, for which there are is not known beforehand.

use std::mem::swap;

pub(super) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// What was picked, and by whom.
    pub(super) key: u64,
    first: u32,
    next: u32,
    pub(super) visits: u32,
    /// The sum of what whoever picked it got.
    pub(super) total: f32,
}

impl Node {
    fn new(key: u64, next: u32) -> Node {
        Node { key, first: NONE, next, visits: 0, total: 0.0 }
    }

    pub(super) fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }
}

#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// Where a part that is kept is copied to.
    spare: Vec<Node>,
    most: usize,
}

impl Tree {
    pub(super) fn new(most: usize) -> Tree {
        let mut nodes = Vec::with_capacity(most);
        nodes.push(Node::new(0, NONE));
        Tree { nodes, spare: Vec::with_capacity(most), most }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(0, NONE));
    }

    pub(super) fn node(&self, at: u32) -> &Node {
        &self.nodes[at as usize]
    }

    pub(super) fn child(&self, of: u32, key: u64) -> Option<u32> {
        let mut at = self.node(of).first;
        while at != NONE {
            if self.node(at).key == key {
                return Some(at);
            }
            at = self.node(at).next;
        }
        None
    }

    /// By how many visits the best child is ahead of the next.
    pub(super) fn lead(&self, of: u32) -> u32 {
        let (mut best, mut second, mut at) = (0, 0, self.node(of).first);
        while at != NONE {
            let visits = self.node(at).visits;
            (best, second) = if visits > best { (visits, best) } else { (best, second.max(visits)) };
            at = self.node(at).next;
        }
        best - second
    }

    /// None where there is no room for more.
    pub(super) fn add(&mut self, of: u32, key: u64) -> Option<u32> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let at = self.nodes.len() as u32;
        let next = self.node(of).first;
        self.nodes.push(Node::new(key, next));
        self.nodes[of as usize].first = at;
        Some(at)
    }

    pub(super) fn note(&mut self, at: u32, gained: f32) {
        let node = &mut self.nodes[at as usize];
        node.visits += 1;
        node.total += gained;
    }

    /// Keeps what is below a node, which becomes the root.
    pub(super) fn keep(&mut self, at: u32) {
        self.spare.clear();
        self.spare.push(Node { next: NONE, ..*self.node(at) });
        let mut done = 0;
        while done < self.spare.len() {
            let (mut child, mut first) = (self.spare[done].first, NONE);
            while child != NONE {
                let copied = *self.node(child);
                self.spare.push(Node { next: first, ..copied });
                first = self.spare.len() as u32 - 1;
                child = copied.next;
            }
            self.spare[done].first = first;
            done += 1;
        }
        swap(&mut self.nodes, &mut self.spare);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_was_below() {
        let mut tree = Tree::new(6);
        let kept = tree.add(ROOT, 1).expect("room");
        let other = tree.add(ROOT, 2).expect("room");
        let below = tree.add(kept, 3).expect("room");
        tree.add(other, 4).expect("room");
        tree.add(below, 5).expect("room");
        assert_eq!(tree.add(below, 6), None, "full");
        [kept, below, below].into_iter().for_each(|at| tree.note(at, 0.5));
        tree.keep(kept);
        let below = tree.child(ROOT, 3).expect("kept");
        assert_eq!((tree.node(ROOT).visits, tree.node(below).visits), (1, 2));
        assert!((tree.node(below).mean() - 0.5).abs() < f32::EPSILON);
        assert!(tree.child(below, 5).is_some());
        assert_eq!((tree.child(ROOT, 2), tree.nodes.len()), (None, 3));
    }
}

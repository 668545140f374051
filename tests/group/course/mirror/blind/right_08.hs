-- Pair of trees.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = build (mirrored (l, r))
  where
    build (a, b) = Node b x a
    mirrored (a, b) = (mirror a, mirror b)

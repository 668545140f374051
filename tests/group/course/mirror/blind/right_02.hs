-- Leaves of a node apart.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node Leaf x Leaf) = Node Leaf x Leaf
mirror (Node l x Leaf) = Node Leaf x (mirror l)
mirror (Node Leaf x r) = Node (mirror r) x Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

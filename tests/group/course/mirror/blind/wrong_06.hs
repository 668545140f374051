-- Half leaves are lost.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node Leaf x _) = Node Leaf x Leaf
mirror (Node _ x Leaf) = Node Leaf x Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

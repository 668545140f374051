-- Only full nodes.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror (Node Leaf x Leaf) = Node Leaf x Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)
mirror Leaf = error "leaf"

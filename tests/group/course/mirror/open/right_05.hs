-- Compares with a leaf.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror t = if t == Leaf then Leaf else swap t
swap :: Tree -> Tree
swap (Node l x r) = Node (mirror r) x (mirror l)
swap Leaf = error "no node"

-- Swaps after the fact.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
turn :: Tree -> Tree
turn (Node a x b) = Node b x a
turn Leaf = Leaf
mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = turn (Node (mirror l) x (mirror r))

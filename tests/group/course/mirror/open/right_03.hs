-- Own fold.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
fold :: b -> (b -> Int -> b -> b) -> Tree -> b
fold e _ Leaf = e
fold e f (Node l x r) = f (fold e f l) x (fold e f r)
mirror :: Tree -> Tree
mirror = fold Leaf (\l x r -> Node r x l)

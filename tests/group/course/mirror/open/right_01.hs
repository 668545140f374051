-- Case.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror t = case t of
  Leaf -> Leaf
  Node a b c -> let a' = mirror a
                    c' = mirror c
                in Node c' b a'

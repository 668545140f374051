-- Continuation.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror t = go t id
  where
    go Leaf k = k Leaf
    go (Node l x r) k = go r (\r' -> go l (\l' -> k (Node r' x l')))

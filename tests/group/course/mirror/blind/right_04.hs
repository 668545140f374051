-- Selectors.
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)
mirror :: Tree -> Tree
mirror t
  | isLeaf t = Leaf
  | otherwise = Node (mirror (right t)) (label t) (mirror (left t))
isLeaf :: Tree -> Bool
isLeaf Leaf = True
isLeaf _ = False
left, right :: Tree -> Tree
left (Node l _ _) = l
left Leaf = Leaf
right (Node _ _ r) = r
right Leaf = Leaf
label :: Tree -> Int
label (Node _ x _) = x
label Leaf = 0

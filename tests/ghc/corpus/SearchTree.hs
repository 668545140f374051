module SearchTree
  ( Tree (..)
  , insert, member, fromList, toList, height, mapTree
  , mirror
  ) where

data Tree a = Leaf
            | Node { left :: Tree a, value :: a, right :: Tree a }
            deriving Show

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r) =
  case x `compare` y of
    LT -> Node (insert x l) y r
    GT -> Node l y (insert x r)
    EQ -> t

member :: Ord a => a -> Tree a -> Bool
member _ Leaf = False
member x (Node l y r)
  | x < y = member x l
  | x > y = member x r
  | otherwise = True

fromList :: Ord a => [a] -> Tree a
fromList = foldr insert Leaf

toList :: Tree a -> [a]
toList t = go t []
  where go Leaf = id
        go (Node l x r) = go l . (x :) . go r

height :: Tree a -> Int
height Leaf = 0
height Node { left = l, right = r } = 1 + max (height l) (height r)

mapTree :: (a -> b) -> Tree a -> Tree b
mapTree _ Leaf = Leaf
mapTree f (Node l x r) = Node (mapTree f l) (f x) (mapTree f r)

mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

instance Functor Tree where
  fmap = mapTree

instance Foldable Tree where
  foldMap _ Leaf = mempty
  foldMap f (Node l x r) = foldMap f l <> f x <> foldMap f r

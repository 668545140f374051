module Main where

data Tree = Leaf | Node Tree Int Tree
insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r) = case compare x y of
  LT -> Node (insert x l) y r
  GT -> Node l y (insert x r)
  EQ -> t
walk :: Tree -> IO ()
walk Leaf = return ()
walk (Node l x r) = walk l >> print x >> walk r
main :: IO ()
main = getContents >>= walk . foldr (insert . read) Leaf . words

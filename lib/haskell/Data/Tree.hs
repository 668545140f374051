{-# LANGUAGE NoImplicitPrelude #-}

module Data.Tree
  ( Tree (..)
  , Forest
  , unfoldTree
  , unfoldForest
  , foldTree
  , flatten
  , levels
  , drawTree
  , drawForest
  ) where

import Prelude
import Selfsame.Monad (liftA2)

-- | A value and any number of subtrees.
data Tree a = Node
  { rootLabel :: a
  , subForest :: [Tree a]
  }

type Forest a = [Tree a]

instance Eq a => Eq (Tree a) where
  Node x ts == Node y us = x == y && ts == us

instance Show a => Show (Tree a) where
  showsPrec d (Node x ts) =
    showParen (d > 10) (showString "Node {rootLabel = " . shows x . showString ", subForest = " . shows ts . showChar '}')

instance Functor Tree where
  fmap f (Node x ts) = Node (f x) (map (fmap f) ts)

instance Applicative Tree where
  pure x = Node x []
  Node f tfs <*> tx@(Node x txs) = Node (f x) (map (fmap f) txs ++ map (<*> tx) tfs)

instance Monad Tree where
  Node x ts >>= f = case f x of
    Node x' ts' -> Node x' (ts' ++ map (>>= f) ts)

instance Foldable Tree where
  foldMap f (Node x ts) = f x <> mconcat (map (foldMap f) ts)
  null _ = False

instance Traversable Tree where
  traverse f (Node x ts) = liftA2 Node (f x) (traverse (traverse f) ts)

unfoldTree :: (b -> (a, [b])) -> b -> Tree a
unfoldTree f seed = let (x, seeds) = f seed in Node x (unfoldForest f seeds)

unfoldForest :: (b -> (a, [b])) -> [b] -> [Tree a]
unfoldForest f seeds = map (unfoldTree f) seeds

foldTree :: (a -> [b] -> b) -> Tree a -> b
foldTree f (Node x ts) = f x (map (foldTree f) ts)

flatten :: Tree a -> [a]
flatten t = squish t []
  where
    squish (Node x ts) rest = x : foldr squish rest ts

levels :: Tree a -> [[a]]
levels t = go [t]
  where
    go [] = []
    go ts = map rootLabel ts : go (concatMap subForest ts)

drawTree :: Tree String -> String
drawTree t = unlines (draw t)

drawForest :: [Tree String] -> String
drawForest ts = unlines (map drawTree ts)

draw :: Tree String -> [String]
draw (Node x ts) = lines x ++ branches ts
  where
    branches [] = []
    branches [t] = "|" : indent "`- " "   " (draw t)
    branches (t : more) = "|" : (indent "+- " "|  " (draw t) ++ branches more)
    indent first others rows = zipWith (++) (first : repeat others) rows

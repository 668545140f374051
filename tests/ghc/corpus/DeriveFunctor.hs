{-# LANGUAGE DeriveFoldable #-}
{-# LANGUAGE DeriveFunctor #-}
{-# LANGUAGE DeriveTraversable #-}
module DeriveFunctor where

data Tree a = Leaf | Node (Tree a) a (Tree a)
  deriving (Show, Functor, Foldable, Traversable)

data Rose a = Rose a [Rose a]
  deriving (Show, Functor, Foldable)

data Both k a = Both k (Maybe a) (k, a) | Fun (Int -> a)
  deriving (Functor)

data Labelled l a = Labelled { label :: l, content :: [a], extra :: Either l a }
  deriving (Show, Functor, Foldable, Traversable)

newtype Compose f g a = Compose (f (g a))
  deriving (Functor, Foldable)

build :: Ord a => [a] -> Tree a
build [] = Leaf
build (x : xs) = Node (build (filter (< x) xs)) x (build (filter (>= x) xs))

rose :: Rose Int
rose = Rose 1 [Rose 2 [Rose 3 []], Rose 4 []]

applyFun :: Both k a -> Int -> Maybe a
applyFun (Fun f) n = Just (f n)
applyFun (Both _ m _) _ = m

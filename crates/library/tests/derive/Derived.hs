{-# LANGUAGE DeriveFunctor, DeriveFoldable, DeriveTraversable, EmptyDataDeriving, StandaloneDeriving #-}

-- | Types of every shape that deriving treats differently, and two bottoms that can be told apart.
module Derived where

import Data.Foldable
import Data.Ix
import Data.Traversable

data Unit = Unit deriving (Eq, Ord, Show, Read, Enum, Bounded, Ix)

data Void deriving (Eq, Ord, Show)

data Colour = Red | Green | Blue deriving (Eq, Ord, Show, Read, Enum, Bounded, Ix)

data Three = Both Int Int | None | One Int deriving (Eq, Ord, Show)

data Four = A1 Int | A2 | A3 | A4 Int deriving (Eq, Ord, Show)

data Many = M0 | M1 Int | M2 | M3 | M4 Int Int | M5 | M6 | M7 | M8 | M9 deriving (Eq, Ord, Show)

data Week = Mon | Tue | Wed | Thu | Fri | Sat | Sun | Noday | Someday deriving (Eq, Ord, Show, Enum, Bounded)

data Pair = Pair Int Int deriving (Eq, Ord, Show, Bounded, Ix)

data Cell = Cell Int Colour deriving (Eq, Ord, Show, Ix)

newtype Row = Row Int deriving (Eq, Ord, Show, Ix)

data Empty = Empty {} deriving (Eq, Show, Read)

infixr 5 :+:
infix 4 `In`

data Ops
  = Rec {size :: Int, plus :: Int}
  | Int :+: Int
  | (:*:) Int Int
  | Int `In` Int
  | Inner {inner :: Maybe Int}
  deriving (Eq, Ord, Show, Read)

newtype Wrap a = Wrap {unwrap :: a} deriving (Eq, Ord, Show, Read)

data Nest = Nest :&: Nest | Leaf' Double deriving (Eq, Show)

infixl 6 :&:

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

data Lists a = Lists [a] Int | Maybes (Maybe a) [[a]] deriving (Show, Functor, Foldable, Traversable)

data Tupled a = Tupled (a, [a], Int) deriving (Show, Functor, Foldable, Traversable)

data Phantom a = Phantom Int | Nothing' deriving (Show, Functor, Foldable, Traversable)

newtype Reader r a = Reader (r -> a) deriving (Functor)

newtype Cont r a = Cont ((a -> r) -> r) deriving (Functor)

newtype Compose f g a = Compose (f (g a))

deriving instance Show (f (g a)) => Show (Compose f g a)

deriving instance (Functor f, Functor g) => Functor (Compose f g)

data Rose a = Rose a [Rose a] deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

a, b :: x
a = error "A"
b = error "B"

runReader :: Reader r x -> r -> x
runReader (Reader f) = f

runCont :: Cont r x -> (x -> r) -> r
runCont (Cont c) = c

odds :: Int -> Maybe Int
odds n = if odd n then Just (n * 10) else Nothing

tree :: Tree Int
tree = Node (Node Leaf 1 Leaf) 3 (Node Leaf 5 Leaf)

{-# LANGUAGE GeneralizedNewtypeDeriving, StandaloneDeriving, DeriveFunctor, DeriveFoldable, DeriveTraversable #-}
module Deriving where

data Colour = Red | Green | Blue deriving (Eq, Ord, Show, Read, Enum, Bounded)
data Tree a = Leaf | Node { left :: Tree a, value :: a, right :: Tree a }
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)
data Rose a = Rose a (Forest a) deriving (Eq, Show)
newtype Forest a = Forest [Rose a] deriving (Eq, Show)
data Expr = Lit Int | Expr :+: Expr | Neg Expr deriving (Eq, Show, Ord)
infixl 6 :+:
data Phantom a = Phantom deriving (Eq, Show)
data Fix f = In (f (Fix f))
deriving instance Show (f (Fix f)) => Show (Fix f)
data Pair a b = Pair a b deriving (Eq, Ord, Bounded, Functor)
newtype Age = Age Int deriving (Eq, Ord, Show, Num, Enum, Real, Integral)
newtype Wrap f a = Wrap (f a) deriving (Functor, Applicative, Monad)
newtype Tagged t a = Tagged { untag :: [a] } deriving (Show, Semigroup, Monoid)
colours = [minBound .. maxBound :: Colour]
older (Age n) = Age n + 1
total t = sum (fmap length t)
parsed = read "Blue" :: Colour
data ExprF r = ConstF Int | AddF r r deriving (Show, Functor)
cata :: Functor f => (f a -> a) -> Fix f -> a
cata f (In x) = f (fmap (cata f) x)
recursiveDictionary = show (In (AddF (In (ConstF 1)) (In (ConstF 2)))) ++ show (In (Just (In Nothing)))

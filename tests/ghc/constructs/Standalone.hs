{-# LANGUAGE StandaloneDeriving, DeriveFunctor, DeriveFoldable, DeriveTraversable, GeneralizedNewtypeDeriving #-}
module Standalone where

import Data.Foldable (toList)

data Rose a = Rose a [Rose a] deriving (Functor, Foldable, Traversable)
deriving instance Show a => Show (Rose a)
deriving instance Eq a => Eq (Rose a)

data Pair a = Pair a a deriving (Show, Eq, Ord, Functor, Foldable)

data Wrap f a = Wrap (f a)
deriving instance Show (f a) => Show (Wrap f a)

newtype Age = Age Int deriving (Show, Eq, Ord, Num)

data Fn a = Fn (Int -> a) String deriving (Functor)

runFn :: Fn a -> Int -> a
runFn (Fn f _) = f

rose :: Rose Int
rose = Rose 1 [Rose 2 [Rose 4 []], Rose 3 []]

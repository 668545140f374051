-- Values of data are no numbers, though the first instance that is tried may be of numbers elsewhere.
module Keyed where

data Pair = Pair Int Int deriving (Show)

instance Eq Pair where
  Pair a _ == Pair b _ = a == b

class Eq a => Ranked a where
  rank :: a -> a -> Ordering

instance Ranked Pair where
  rank (Pair a _) (Pair b _) = compare a b

higher :: Ranked a => a -> a -> a
higher x y = if rank x y == LT then y else x

{-# RULES
"higher/self" forall x. higher x x = x
  #-}

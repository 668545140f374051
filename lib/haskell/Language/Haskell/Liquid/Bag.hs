-- | Bags, which refinements count elements with.
module Language.Haskell.Liquid.Bag
  ( Bag
  , empty
  , get
  , put
  , union
  ) where

-- | The elements, each as often as it is in it.
newtype Bag a = Bag [a]

empty :: Bag k
empty = Bag []

-- | How often something is in it.
get :: Ord k => k -> Bag k -> Int
get k (Bag xs) = length (filter (== k) xs)

put :: Ord k => k -> Bag k -> Bag k
put k (Bag xs) = Bag (k : xs)

union :: Ord k => Bag k -> Bag k -> Bag k
union (Bag xs) (Bag ys) = Bag (xs ++ ys)

instance Ord a => Eq (Bag a) where
  Bag xs == Bag ys = length xs == length ys && all (\x -> get x (Bag xs) == get x (Bag ys)) xs

module Instances where

data Coin = Heads | Tails deriving (Eq)

instance Show Coin where
  show Heads = "heads"
  show Tails = "Tails"

class Priced a where
  price :: a -> Int
  price _ = 2
  label :: a -> String

instance Priced Coin where
  label _ = "a coin"

newtype Total = Total Int

instance Semigroup Total where
  Total a <> Total b = Total (a * b)

twice :: Priced a => a -> Int
twice x = 2 * price x

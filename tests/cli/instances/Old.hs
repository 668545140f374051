module Instances where

data Coin = Heads | Tails deriving (Eq)

instance Show Coin where
  show Heads = "heads"
  show Tails = "tails"

class Priced a where
  price :: a -> Int
  price _ = 1
  label :: a -> String

instance Priced Coin where
  label _ = "a coin"

newtype Total = Total Int

instance Semigroup Total where
  Total a <> Total b = Total (a + b)

twice :: Priced a => a -> Int
twice x = price x + price x

module Colors where

data Color = Red | Orange | Yellow | Green | Blue
  deriving (Show, Eq, Ord, Enum, Bounded)

data Switch = Off | On deriving (Eq, Ord, Enum, Bounded, Show)

allColors :: [Color]
allColors = [minBound ..]

next :: (Eq a, Enum a, Bounded a) => a -> a
next x | x == maxBound = minBound
       | otherwise     = succ x

pairs :: [(Switch, Color)]
pairs = [ (s, c) | s <- [minBound .. maxBound], c <- [Red, Yellow ..] ]

module Ranges where

data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun
  deriving (Show, Eq, Ord, Enum, Bounded)

newtype Age = Age Int deriving (Show, Eq, Ord)

instance Enum Age where
  toEnum = Age
  fromEnum (Age n) = n

weekend :: Day -> Bool
weekend d = d `elem` [Sat ..]

after :: Int -> Day -> Day
after n d = cycle [minBound ..] !! (fromEnum d + n)

evens :: [Int]
evens = [0, 2 ..]

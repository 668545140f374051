module Failures where

f :: Int -> Int
f 1 = 10
f 2 = 20

g :: Maybe Int -> Int
g m = case m of
  Just n | n > 0 -> n

h :: Int -> Int
h x
  | x > 0 = 1
  | x < 0 = 2

data R = A { fa :: Int } | B { fb :: Int }

k :: [Int] -> Int
k xs = let (a : b : _) = xs in a + b

l :: Int
l = (\(Just x) -> x) Nothing

m :: [Int]
m = [x | Just x <- [Just 1, Nothing, Just 3]]

n :: Either String Int
n = do
  Right 3

bad :: Int
bad = error ("computed " ++ show (1 + 1))

{-# LANGUAGE RankNTypes #-}
module Elaboration where

-- Literals and methods at known types need no dictionaries.
known :: Int -> Int
known x = x + 1 * negate 2
integer = 12345678901234567890 :: Integer
fraction = 2.5 + 1 :: Double
negative = -7 :: Int
element :: [Maybe Int] -> Bool
element xs = Just 3 `elem` xs

-- At unknown types they take them.
twice :: Num a => a -> a
twice x = 2 * x
shows2 :: (Show a, Show b) => a -> [b] -> String
shows2 a b = show (a, b)
supers :: (Integral a) => a -> a -> Bool
supers x y = x == y && x < toInteger' y where toInteger' = id
zero :: (Eq a, Num a) => a -> Bool
zero 0 = True
zero _ = False
isFive :: Int -> Bool
isFive 5 = True
isFive _ = False

-- Bottoms, `seq`, `$`.
failing = error "no way"
partial x = error ("bad " ++ x)
nothing = undefined
forced x y = x `seq` y
dollar f x = f $ f x

-- Local overloading, polymorphic arguments, recursion with dictionaries.
count x = go 0 where
  go n [] = n
  go n (y : ys) | x == y = go (n + 1) ys
                | otherwise = go n ys
build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []
pairOf = build (\c n -> c 'x' (c 'y' n))
class Area a where
  area, twofold :: a -> Int
  twofold x = area x + area x
newtype Square = Square Int
instance Area Square where area (Square n) = n * n
instance Area a => Area [a] where
  area xs = sum (map area xs)
  twofold = (2 *) . area
total :: [[Square]] -> Int
total = twofold

-- Statements.
safe x = do { y <- x; Just z <- Just y; return (z + 1) }
squares n = [x * x | x <- [1 .. n], even x]
record = Point { px = 1, py = 2 } { py = 3 }
data Point = Point { px, py :: Int }

module Drawn where

import Test.QuickCheck
import Data.List (sort)

data Tree = Leaf | Node Tree Int Tree
  deriving (Eq, Show)

-- Only sorted trees.
instance Arbitrary Tree where
  arbitrary = do
    xs <- arbitrary
    return (build (sort xs))

build :: [Int] -> Tree
build [] = Leaf
build xs = Node (build as) x (build bs)
  where (as, x : bs) = splitAt (length xs `div` 2) xs

toList :: Tree -> [Int]
toList Leaf = []
toList (Node l x r) = toList l ++ [x] ++ toList r

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

-- true of what the generator makes, false of others
prop_sorted :: Tree -> Bool
prop_sorted t = toList t == sort (toList t)

-- true of all
prop_mirror :: Tree -> Bool
prop_mirror t = mirror (mirror t) == t

-- false, of made ones too
prop_same :: Tree -> Bool
prop_same t = mirror t == t

prop_range :: Property
prop_range = forAll (choose (1, 100 :: Int)) $ \n -> n * 2 > n

prop_range_wrong :: Property
prop_range_wrong = forAll (choose (1, 100 :: Int)) $ \n -> n * 2 > n + 1

prop_elements :: Property
prop_elements = forAll (elements [2, 4, 6 :: Int]) even

prop_lists :: Int -> Property
prop_lists k = forAll (listOf (elements "ab")) $ \s -> length s >= 0 && k == k

prop_pairs :: Property
prop_pairs = forAll ((,) <$> choose (0, 9 :: Int) <*> choose (10, 19 :: Int)) $ \(a, b) -> a < b

prop_such :: Property
prop_such = forAll (arbitrary `suchThat` (> 0)) $ \n -> forAll (choose (0, n)) $ \k -> k <= (n :: Int)

prop_nested_wrong :: [Int] -> Property
prop_nested_wrong xs = not (null xs) ==> forAll (elements xs) $ \x -> x == head xs

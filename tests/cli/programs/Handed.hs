{-# LANGUAGE ScopedTypeVariables #-}
module Handed where

import Test.Hspec
import Test.QuickCheck

fits :: Int -> [a] -> Bool
fits limit items = length items <= limit

prop_fits :: Int -> [Int] -> Bool
prop_fits = \limit items -> fits limit items

prop_small :: Int -> Property
prop_small n = forAll (choose (1, 5)) $ \k -> n + k /= 4

prop_pairs :: (Int, Int) -> [Int] -> Bool
prop_pairs = \(low, high) xs -> length xs + low < 3 + high

main :: IO ()
main = hspec $
  describe "fits" $ do
    it "has room" $ property $ \limit items -> fits limit (items :: [Int])
    it "has room for one" $ property (\(x :: Bool) -> \x -> fits 0 [x :: Int])

-- Generators that fail whenever they are asked: QuickCheck says that these tests fail.
module NothingDrawn where

import Test.QuickCheck

prop_oneof :: Property
prop_oneof = forAll (oneof []) $ \x -> (x :: Int) == x

prop_frequency :: Property
prop_frequency = forAll (frequency []) $ \x -> (x :: Int) == x

prop_resize :: Property
prop_resize = forAll (resize (-1) (return 'a')) (== 'a')

data Thing = Thing deriving (Show, Eq)

instance Arbitrary Thing where
  arbitrary = oneof []

prop_thing :: Thing -> Bool
prop_thing x = x == Thing

-- | Properties whose words are not all QuickCheck's, or do not say of each value what they say of all. None of them is true of
-- everything that its generators make, but the last three.
module OwnWords where

import Test.QuickCheck hiding (choose, elements)
import qualified Test.QuickCheck as QC

choose :: (Int, Int) -> Gen Int
choose (a, b) = QC.choose (a - 5, b + 5)

elements :: [Int] -> Gen Int
elements xs = QC.elements (0 : xs)

prop_choose :: Property
prop_choose = forAll (choose (0, 10)) $ \n -> n >= 0

prop_elements :: Property
prop_elements = forAll (elements [1, 2]) (> 0)

prop_suchThat :: Property
prop_suchThat = let suchThat g _ = g in forAll (QC.choose (0, 9 :: Int) `suchThat` (> 3)) $ \n -> n > 3

prop_pure :: Property
prop_pure = forAll (pure 3) $ \n -> n == (3 :: Int)
  where
    pure x = QC.choose (x, x + 1)

prop_swapped :: Property
prop_swapped = forAll (QC.choose (10, 0 :: Int)) $ \n -> n >= 10

prop_either :: Property
prop_either = forAll (QC.choose (0, 9 :: Int)) (> 4) .||. forAll (QC.choose (0, 9 :: Int)) (<= 4)

prop_fails :: Property
prop_fails = expectFailure (forAll (QC.choose (0, 9 :: Int)) (>= 0))

prop_again :: [Int] -> Property
prop_again xs = conjoin [forAll (QC.elements xs) $ \x -> x == y | y <- xs]

prop_error :: Property
prop_error = forAll (QC.choose (1, 5 :: Int)) $ \n -> if n == 4 then error "four" else n > 0

prop_narrow :: Property
prop_narrow = forAll (resize 5 (listOf arbitrary)) $ \xs -> length (xs :: [Int]) <= 5

prop_positive :: Property
prop_positive = forAll arbitrary $ \(Positive n) -> n > (0 :: Int)

prop_three :: Property
prop_three = forAll (vectorOf 3 arbitrary) $ \xs -> length (xs :: [Bool]) == 3

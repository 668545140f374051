module Bound where

import Test.Hspec
import Test.QuickCheck

double :: Int -> Int
double n = n + n

spec :: Spec
spec = do
  let two = 2
  describe "double" $ do
    it "is twice" $ \n -> double n == two * n
    it "is even" $ property $ \n -> even (double n)
    it "doubles what is drawn" $ forAll (choose (1, 9)) $ \n -> double n > n
  table <- runIO (return [1, 2, 3])
  it "has more" $ length table `shouldBe` 3
  it "has no table" $ double two `shouldBe` 5
  each 4

each :: Int -> Spec
each n = it "depends on an argument" $ double n `shouldBe` 2 * n

main :: IO ()
main = do
  quickCheck (\n -> double n - n == n)
  quickCheckWith stdArgs {maxSuccess = 10} $ \n -> double n /= 6
  hspec spec

module Suite where

import Test.Hspec
import Test.QuickCheck
import Test.Tasty.HUnit
import Test.Tasty
import Test.Tasty.QuickCheck (testProperty)
import Data.List (sort)

double :: Int -> Int
double x = x + x

spec :: Spec
spec = do
  describe "reverse" $ do
    it "is its own inverse" $ property $ \xs -> reverse (reverse xs) == (xs :: [Int])
    it "keeps the head" $ property $ \xs -> take 1 (reverse xs) == take 1 (xs :: [Int])
    it "reverses" $ reverse [1, 2, 3 :: Int] `shouldBe` [3, 2, 1]
    it "is wrong" $ do
      double 2 `shouldBe` 4
      double 3 `shouldBe` 5
  it "does things" $ getLine `shouldReturn` "x"

tests :: TestTree
tests = testGroup "all"
  [ testCase "doubles" $ double 4 @?= 8
  , testCase "doubles badly" (assertEqual "x" 9 (double 4))
  , testGroup "more" [testProperty "pos" (\(Positive n) -> n > (0 :: Int))]
  ]

module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Data.List
import Library
import Test.Hspec
import qualified Data.Map as Map

main :: IO ()
main = hspec $ do
  describe "head" $ do
    it "head \"\" fails: Prelude.head: empty list" $
      fails ((head :: String -> Char) "") `shouldReturn` True
    it "head \"a\"" $
      ((head :: String -> Char) "a") `shouldBe` ('a')

fails :: Show a => a -> IO Bool
fails value = do
  outcome <- try (evaluate (length (show value))) :: IO (Either SomeException Int)
  return (either (const True) (const False) outcome)

module Main (main) where

import Bank
import Control.Exception (SomeException, evaluate, try)
import Test.Hspec
import qualified Data.Map as Map

main :: IO ()
main = hspec $ do
  describe "transfer" $ do
    it "transfer \"\" \"\" 0 (Map.fromList []) fails: no account of " $
      fails (transfer "" "" 0 (Map.fromList [])) `shouldReturn` True
    it "transfer \"\" \"\" 0 (Map.fromList [(\"\",0)])" $
      (transfer "" "" 0 (Map.fromList [("",0)])) `shouldBe` (Map.fromList [("",0)])
    it "transfer \"\" \"\" 0 (Map.fromList [(\"\",-1)])" $
      (transfer "" "" 0 (Map.fromList [("",-1)])) `shouldBe` (Map.fromList [("",-1)])
    it "transfer \"\" \"\" 0 (Map.fromList [(\"a\",0)]) fails: no account of " $
      fails (transfer "" "" 0 (Map.fromList [("a",0)])) `shouldReturn` True
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"\",0)]) fails: no account of a" $
      fails (transfer "a" "" 0 (Map.fromList [("",0)])) `shouldReturn` True
    it "transfer \"\" \"a\" 0 (Map.fromList [(\"\",0)])" $
      (transfer "" "a" 0 (Map.fromList [("",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"\" \"\" 0 (Map.fromList [(\"\",0),(\"\",0)])" $
      (transfer "" "" 0 (Map.fromList [("",0),("",0)])) `shouldBe` (Map.fromList [("",0)])
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"a\",0)])" $
      (transfer "a" "" 0 (Map.fromList [("a",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"b\",0)]) fails: no account of a" $
      fails (transfer "a" "" 0 (Map.fromList [("b",0)])) `shouldReturn` True
    it "transfer \"\" \"\" 0 (Map.fromList [(\"\",0),(\"\",-1)])" $
      (transfer "" "" 0 (Map.fromList [("",0),("",-1)])) `shouldBe` (Map.fromList [("",-1)])
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"a\",-1)])" $
      (transfer "a" "" 0 (Map.fromList [("a",-1)])) `shouldBe` (Map.fromList [("a",-1)])
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"A\",0)]) fails: no account of a" $
      fails (transfer "a" "" 0 (Map.fromList [("A",0)])) `shouldReturn` True
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"\",0),(\"\",0)]) fails: no account of a" $
      fails (transfer "a" "" 0 (Map.fromList [("",0),("",0)])) `shouldReturn` True
    it "transfer \"\" \"a\" 0 (Map.fromList [(\"\",0),(\"\",0)])" $
      (transfer "" "a" 0 (Map.fromList [("",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"\" \"\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "" "" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"aa\" \"\" 0 (Map.fromList [(\"a\",0)]) fails: no account of aa" $
      fails (transfer "aa" "" 0 (Map.fromList [("a",0)])) `shouldReturn` True
    it "transfer \"a\" \"a\" 0 (Map.fromList [(\"a\",0)])" $
      (transfer "a" "a" 0 (Map.fromList [("a",0)])) `shouldBe` (Map.fromList [("a",0)])
    it "transfer \"a\" \"b\" 0 (Map.fromList [(\"a\",0)])" $
      (transfer "a" "b" 0 (Map.fromList [("a",0)])) `shouldBe` (Map.fromList [("a",0),("b",0)])
    it "transfer \"\" \"\" 0 (Map.fromList [(\"a\",0),(\"\",-1)])" $
      (transfer "" "" 0 (Map.fromList [("a",0),("",-1)])) `shouldBe` (Map.fromList [("",-1),("a",0)])
    it "transfer \"a\" \"A\" 0 (Map.fromList [(\"a\",0)])" $
      (transfer "a" "A" 0 (Map.fromList [("a",0)])) `shouldBe` (Map.fromList [("A",0),("a",0)])
    it "transfer \"\" \"a\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "" "a" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "a" "" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"a\" \"aa\" 0 (Map.fromList [(\"a\",0)])" $
      (transfer "a" "aa" 0 (Map.fromList [("a",0)])) `shouldBe` (Map.fromList [("a",0),("aa",0)])
    it "transfer \"b\" \"\" 0 (Map.fromList [(\"a\",0),(\"\",0)]) fails: no account of b" $
      fails (transfer "b" "" 0 (Map.fromList [("a",0),("",0)])) `shouldReturn` True
    it "transfer \"\" \"b\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "" "b" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0),("b",0)])
    it "transfer \"a\" \"\" 0 (Map.fromList [(\"a\",-1),(\"\",0)])" $
      (transfer "a" "" 0 (Map.fromList [("a",-1),("",0)])) `shouldBe` (Map.fromList [("",0),("a",-1)])
    it "transfer \"A\" \"\" 0 (Map.fromList [(\"a\",0),(\"\",0)]) fails: no account of A" $
      fails (transfer "A" "" 0 (Map.fromList [("a",0),("",0)])) `shouldReturn` True
    it "transfer \"\" \"A\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "" "A" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("A",0),("a",0)])
    it "transfer \"aa\" \"\" 0 (Map.fromList [(\"a\",0),(\"\",0)]) fails: no account of aa" $
      fails (transfer "aa" "" 0 (Map.fromList [("a",0),("",0)])) `shouldReturn` True
    it "transfer \"\" \"aa\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "" "aa" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0),("aa",0)])
    it "transfer \"a\" \"a\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "a" "a" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0)])
    it "transfer \"a\" \"b\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "a" "b" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0),("b",0)])
    it "transfer \"a\" \"A\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "a" "A" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("A",0),("a",0)])
    it "transfer \"a\" \"aa\" 0 (Map.fromList [(\"a\",0),(\"\",0)])" $
      (transfer "a" "aa" 0 (Map.fromList [("a",0),("",0)])) `shouldBe` (Map.fromList [("",0),("a",0),("aa",0)])

fails :: Show a => a -> IO Bool
fails value = do
  outcome <- try (evaluate (length (show value))) :: IO (Either SomeException Int)
  return (either (const True) (const False) outcome)

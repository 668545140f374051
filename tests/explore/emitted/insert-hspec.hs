module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import RedBlack
import Test.Hspec

main :: IO ()
main = hspec $ do
  describe "insert" $ do
    it "insert 0 E" $
      (insert 0 E) `shouldBe` (T B E 0 E)
    it "insert 0 (T R E 0 E)" $
      (insert 0 (T R E 0 E)) `shouldBe` (T B E 0 E)
    it "insert 0 (T R E 1 E)" $
      (insert 0 (T R E 1 E)) `shouldBe` (T B (T R E 0 E) 1 E)
    it "insert 0 (T B E 1 E)" $
      (insert 0 (T B E 1 E)) `shouldBe` (T B (T R E 0 E) 1 E)
    it "insert 0 (T R E (-1) E)" $
      (insert 0 (T R E (-1) E)) `shouldBe` (T B E (-1) (T R E 0 E))
    it "insert 0 (T B E (-1) E)" $
      (insert 0 (T B E (-1) E)) `shouldBe` (T B E (-1) (T R E 0 E))
    it "insert 0 (T R (T R E 0 E) 1 E)" $
      (insert 0 (T R (T R E 0 E) 1 E)) `shouldBe` (T B (T R E 0 E) 1 E)
    it "insert 0 (T B E 1 (T R E 0 E))" $
      (insert 0 (T B E 1 (T R E 0 E))) `shouldBe` (T B (T R E 0 E) 1 (T R E 0 E))
    it "insert 0 (T B E 1 (T B E 0 E))" $
      (insert 0 (T B E 1 (T B E 0 E))) `shouldBe` (T B (T R E 0 E) 1 (T B E 0 E))
    it "insert 0 (T B (T R E 0 E) 1 E)" $
      (insert 0 (T B (T R E 0 E) 1 E)) `shouldBe` (T B (T R E 0 E) 1 E)
    it "insert 0 (T B (T B E 0 E) 1 E)" $
      (insert 0 (T B (T B E 0 E) 1 E)) `shouldBe` (T B (T B E 0 E) 1 E)
    it "insert 0 (T R E (-1) (T R E 0 E))" $
      (insert 0 (T R E (-1) (T R E 0 E))) `shouldBe` (T B E (-1) (T R E 0 E))
    it "insert 0 (T B (T R E 0 E) (-1) E)" $
      (insert 0 (T B (T R E 0 E) (-1) E)) `shouldBe` (T B (T R E 0 E) (-1) (T R E 0 E))
    it "insert 0 (T B (T B E 0 E) (-1) E)" $
      (insert 0 (T B (T B E 0 E) (-1) E)) `shouldBe` (T B (T B E 0 E) (-1) (T R E 0 E))
    it "insert 0 (T B E (-1) (T R E 0 E))" $
      (insert 0 (T B E (-1) (T R E 0 E))) `shouldBe` (T B E (-1) (T R E 0 E))
    it "insert 0 (T B E (-1) (T B E 0 E))" $
      (insert 0 (T B E (-1) (T B E 0 E))) `shouldBe` (T B E (-1) (T B E 0 E))
    it "insert 0 (T R (T R E 1 E) 1 E)" $
      (insert 0 (T R (T R E 1 E) 1 E)) `shouldBe` (T B (T R (T R E 0 E) 1 E) 1 E)
    it "insert 0 (T R (T B E 1 E) 1 E)" $
      (insert 0 (T R (T B E 1 E) 1 E)) `shouldBe` (T B (T B (T R E 0 E) 1 E) 1 E)
    it "insert 0 (T B (T R E 1 E) 1 E)" $
      (insert 0 (T B (T R E 1 E) 1 E)) `shouldBe` (T B (T B E 0 E) 1 (T B E 1 E))
    it "insert 0 (T B (T B E 1 E) 1 E)" $
      (insert 0 (T B (T B E 1 E) 1 E)) `shouldBe` (T B (T B (T R E 0 E) 1 E) 1 E)
    it "insert 0 (T R (T R E (-1) E) 1 E)" $
      (insert 0 (T R (T R E (-1) E) 1 E)) `shouldBe` (T B (T R E (-1) (T R E 0 E)) 1 E)
    it "insert 0 (T R (T B E (-1) E) 1 E)" $
      (insert 0 (T R (T B E (-1) E) 1 E)) `shouldBe` (T B (T B E (-1) (T R E 0 E)) 1 E)
    it "insert 0 (T B (T R E (-1) E) 1 E)" $
      (insert 0 (T B (T R E (-1) E) 1 E)) `shouldBe` (T B (T B E (-1) E) 0 (T B E 1 E))
    it "insert 0 (T R E (-1) (T R E 1 E))" $
      (insert 0 (T R E (-1) (T R E 1 E))) `shouldBe` (T B E (-1) (T R (T R E 0 E) 1 E))
    it "insert 0 (T R E (-1) (T B E 1 E))" $
      (insert 0 (T R E (-1) (T B E 1 E))) `shouldBe` (T B E (-1) (T B (T R E 0 E) 1 E))
    it "insert 0 (T B (T B E (-1) E) 1 E)" $
      (insert 0 (T B (T B E (-1) E) 1 E)) `shouldBe` (T B (T B E (-1) (T R E 0 E)) 1 E)
    it "insert 0 (T B E (-1) (T R E 1 E))" $
      (insert 0 (T B E (-1) (T R E 1 E))) `shouldBe` (T B (T B E (-1) E) 0 (T B E 1 E))
    it "insert 0 (T B E (-1) (T B E 1 E))" $
      (insert 0 (T B E (-1) (T B E 1 E))) `shouldBe` (T B E (-1) (T B (T R E 0 E) 1 E))
    it "insert 0 (T R E (-1) (T R E (-1) E))" $
      (insert 0 (T R E (-1) (T R E (-1) E))) `shouldBe` (T B E (-1) (T R E (-1) (T R E 0 E)))
    it "insert 0 (T R E (-1) (T B E (-1) E))" $
      (insert 0 (T R E (-1) (T B E (-1) E))) `shouldBe` (T B E (-1) (T B E (-1) (T R E 0 E)))
    it "insert 0 (T B E (-1) (T R E (-1) E))" $
      (insert 0 (T B E (-1) (T R E (-1) E))) `shouldBe` (T B (T B E (-1) E) (-1) (T B E 0 E))
    it "insert 0 (T B E (-1) (T B E (-1) E))" $
      (insert 0 (T B E (-1) (T B E (-1) E))) `shouldBe` (T B E (-1) (T B E (-1) (T R E 0 E)))
    it "insert 0 (T B (T R E 0 E) 1 (T R E 0 E))" $
      (insert 0 (T B (T R E 0 E) 1 (T R E 0 E))) `shouldBe` (T B (T R E 0 E) 1 (T R E 0 E))
    it "insert 0 (T B (T R E 0 E) 1 (T B E 0 E))" $
      (insert 0 (T B (T R E 0 E) 1 (T B E 0 E))) `shouldBe` (T B (T R E 0 E) 1 (T B E 0 E))
    it "insert 0 (T B (T B E 0 E) 1 (T R E 0 E))" $
      (insert 0 (T B (T B E 0 E) 1 (T R E 0 E))) `shouldBe` (T B (T B E 0 E) 1 (T R E 0 E))
    it "insert 0 (T B (T B E 0 E) 1 (T B E 0 E))" $
      (insert 0 (T B (T B E 0 E) 1 (T B E 0 E))) `shouldBe` (T B (T B E 0 E) 1 (T B E 0 E))
    it "insert 0 (T B (T R E 0 E) (-1) (T R E 0 E))" $
      (insert 0 (T B (T R E 0 E) (-1) (T R E 0 E))) `shouldBe` (T B (T R E 0 E) (-1) (T R E 0 E))
    it "insert 0 (T B (T R E 0 E) (-1) (T B E 0 E))" $
      (insert 0 (T B (T R E 0 E) (-1) (T B E 0 E))) `shouldBe` (T B (T R E 0 E) (-1) (T B E 0 E))
    it "insert 0 (T B (T B E 0 E) (-1) (T R E 0 E))" $
      (insert 0 (T B (T B E 0 E) (-1) (T R E 0 E))) `shouldBe` (T B (T B E 0 E) (-1) (T R E 0 E))
    it "insert 0 (T B (T B E 0 E) (-1) (T B E 0 E))" $
      (insert 0 (T B (T B E 0 E) (-1) (T B E 0 E))) `shouldBe` (T B (T B E 0 E) (-1) (T B E 0 E))
    it "insert 0 (T B (T B E 1 E) 1 (T R E 0 E))" $
      (insert 0 (T B (T B E 1 E) 1 (T R E 0 E))) `shouldBe` (T B (T B (T R E 0 E) 1 E) 1 (T R E 0 E))
    it "insert 0 (T B (T B E 1 E) 1 (T B E 0 E))" $
      (insert 0 (T B (T B E 1 E) 1 (T B E 0 E))) `shouldBe` (T B (T B (T R E 0 E) 1 E) 1 (T B E 0 E))
    it "insert 0 (T B (T B E (-1) E) 1 (T R E 0 E))" $
      (insert 0 (T B (T B E (-1) E) 1 (T R E 0 E))) `shouldBe` (T B (T B E (-1) (T R E 0 E)) 1 (T R E 0 E))
    it "insert 0 (T B (T B E (-1) E) 1 (T B E 0 E))" $
      (insert 0 (T B (T B E (-1) E) 1 (T B E 0 E))) `shouldBe` (T B (T B E (-1) (T R E 0 E)) 1 (T B E 0 E))
    it "insert 0 (T B (T R E 0 E) (-1) (T R E 1 E))" $
      (insert 0 (T B (T R E 0 E) (-1) (T R E 1 E))) `shouldBe` (T B (T B (T R E 0 E) (-1) E) 0 (T B E 1 E))
    it "insert 0 (T B (T R E 0 E) (-1) (T B E 1 E))" $
      (insert 0 (T B (T R E 0 E) (-1) (T B E 1 E))) `shouldBe` (T B (T R E 0 E) (-1) (T B (T R E 0 E) 1 E))
    it "insert 0 (T B (T B E 0 E) (-1) (T R E 1 E))" $
      (insert 0 (T B (T B E 0 E) (-1) (T R E 1 E))) `shouldBe` (T B (T B (T B E 0 E) (-1) E) 0 (T B E 1 E))
    it "insert 0 (T B (T B E 0 E) (-1) (T B E 1 E))" $
      (insert 0 (T B (T B E 0 E) (-1) (T B E 1 E))) `shouldBe` (T B (T B E 0 E) (-1) (T B (T R E 0 E) 1 E))
    it "insert 0 (T B (T R E 0 E) (-1) (T R E (-1) E))" $
      (insert 0 (T B (T R E 0 E) (-1) (T R E (-1) E))) `shouldBe` (T B (T B (T R E 0 E) (-1) E) (-1) (T B E 0 E))
    it "insert 0 (T B (T R E 0 E) (-1) (T B E (-1) E))" $
      (insert 0 (T B (T R E 0 E) (-1) (T B E (-1) E))) `shouldBe` (T B (T R E 0 E) (-1) (T B E (-1) (T R E 0 E)))
    it "insert 0 (T B (T B E 0 E) (-1) (T R E (-1) E))" $
      (insert 0 (T B (T B E 0 E) (-1) (T R E (-1) E))) `shouldBe` (T B (T B (T B E 0 E) (-1) E) (-1) (T B E 0 E))
    it "insert 0 (T B (T B E 0 E) (-1) (T B E (-1) E))" $
      (insert 0 (T B (T B E 0 E) (-1) (T B E (-1) E))) `shouldBe` (T B (T B E 0 E) (-1) (T B E (-1) (T R E 0 E)))

fails :: Show a => a -> IO Bool
fails value = do
  outcome <- try (evaluate (length (show value))) :: IO (Either SomeException Int)
  return (either (const True) (const False) outcome)

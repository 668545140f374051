-- As much of hspec's interface as emitted tests use, to run them where the package is not installed.
module Test.Hspec where

import System.Exit (exitFailure)

type Spec = IO ()

infix 1 `shouldBe`, `shouldReturn`

hspec :: Spec -> IO ()
hspec = id

describe, it :: String -> IO () -> Spec
describe _ body = body
it _ body = body

shouldBe :: (Eq a, Show a) => a -> a -> IO ()
actual `shouldBe` expected
  | actual == expected = return ()
  | otherwise = putStrLn (show actual ++ " is not " ++ show expected) >> exitFailure

shouldReturn :: (Eq a, Show a) => IO a -> a -> IO ()
action `shouldReturn` expected = action >>= (`shouldBe` expected)

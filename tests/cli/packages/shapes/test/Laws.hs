module Main (main) where

import Data.Shape
import Test.Tasty
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck

main :: IO ()
main = defaultMain $ testGroup "shapes"
  [ testProperty "growing by one" $ \w h -> grow 1 (Rect w h) == Rect w h
  , testProperty "growing adds up" $ \k l s -> area (grow k (Square s)) + area (grow l (Square s)) == area (grow (k + l) (Square s))
  , testCase "a rectangle" $ area (Rect 3 4) @?= 12
  , testCase "from a file" $ readFile "shape.txt" >>= (@?= "3 4")
  ]

-- Arrays that are asked for elements that they have.
module Vectors where

import Data.Vector (Vector, (!))
import qualified Data.Vector as V

-- expect: verified
{-@ firstOf :: {v:Vector a | vlen v > 0} -> a @-}
firstOf :: Vector a -> a
firstOf v = v ! 0

-- because: raises (firstAny (V.fromList ([] :: [Int])))
-- expect: concrete
{-@ firstAny :: Vector a -> a @-}
firstAny :: Vector a -> a
firstAny v = v ! 0

-- expect: verified
{-@ total :: Vector Int -> Int @-}
total :: Vector Int -> Int
total v = go 0 0
  where
    {-@ go :: Int -> i:{n:Int | 0 <= n && n <= vlen v} -> Int / [vlen v - i] @-}
    go :: Int -> Int -> Int
    go acc i = if i < V.length v then go (acc + v ! i) (i + 1) else acc

-- because: raises (totalWrong (V.fromList [1]))
-- expect: concrete
{-@ totalWrong :: Vector Int -> Int @-}
totalWrong :: Vector Int -> Int
totalWrong v = go 0 0
  where
    go :: Int -> Int -> Int
    go acc i = if i <= V.length v then go (acc + v ! i) (i + 1) else acc

-- expect: verified
{-@ same :: v:Vector Int -> {w:Vector Int | vlen w = vlen v} @-}
same :: Vector Int -> Vector Int
same v = V.map (\x -> x + 1) v

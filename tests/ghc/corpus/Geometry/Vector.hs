module Geometry.Vector
  ( Vector (..)
  , add, scale, dot
  , (^*^)
  , module Data.Maybe
  ) where

import Data.Maybe (fromMaybe, isJust)

infixl 7 ^*^

data Vector = Vector { vx, vy :: Double } deriving (Eq, Ord, Show)

add :: Vector -> Vector -> Vector
add (Vector a b) (Vector c d) = Vector (a + c) (b + d)

scale :: Double -> Vector -> Vector
scale k (Vector a b) = Vector (k * a) (k * b)

dot :: Vector -> Vector -> Double
dot (Vector a b) (Vector c d) = a * c + b * d

(^*^) :: Double -> Vector -> Vector
(^*^) = scale

hidden :: Int
hidden = 1

module Geometry.Figures (Figure, polygon, perimeter, vertices, module V) where

import Geometry.Vector as V hiding (dot)
import qualified Geometry.Vector as Vec (dot)

newtype Figure = Figure { vertices :: [Vector] }

polygon :: [(Double, Double)] -> Figure
polygon = Figure . map (uncurry Vector)

perimeter :: Figure -> Double
perimeter (Figure []) = 0
perimeter (Figure vs@(v : rest)) = sum (zipWith dist vs (rest ++ [v]))
  where
    dist a b = let d = a `add` ((-1) ^*^ b) in sqrt (Vec.dot d d)

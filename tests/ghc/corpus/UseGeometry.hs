module UseGeometry where

import Geometry.Figures
import qualified Geometry.Vector
import Prelude hiding (lookup, filter)
import qualified Prelude as P

square :: Figure
square = polygon [(0, 0), (0, 2), (2, 2), (2, 0)]

centroid :: Figure -> Vector
centroid f = (1 / n) ^*^ foldr add (Vector 0 0) vs
  where
    vs = vertices f
    n = fromIntegral (length vs)

lookup :: Int -> [(Int, a)] -> a -> a
lookup k kvs def = fromMaybe def (P.lookup k kvs)

filter :: (a -> Bool) -> [a] -> Int
filter p = length . P.filter p

norm :: Vector -> Double
norm v = sqrt (Geometry.Vector.dot v v)

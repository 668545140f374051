-- The example of G2 §3.1, on the library's own intersect.
module Intersect where

import Data.List

prop_commutative :: Eq a => [a] -> [a] -> Bool
prop_commutative xs ys = xs `intersect` ys == ys `intersect` xs

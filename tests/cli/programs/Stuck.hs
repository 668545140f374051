module Stuck where

import Data.List (sort)

prop_sorted :: [Int] -> Bool
prop_sorted xs = sort (sort xs ++ xs) == sort (xs ++ xs)

module Waiting where

import Data.List (sort)

-- What takes longest stands first, and is not waited for.
prop_waiting :: [Int] -> Bool
prop_waiting xs = sort (sort xs ++ xs) == sort (xs ++ xs)

prop_quick :: Bool -> Bool
prop_quick b = not (not b) == b

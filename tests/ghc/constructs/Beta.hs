module Beta (module Beta, module Alpha) where

import Alpha hiding (helper)
import qualified Alpha as A (helper)
import qualified Data.List as L
import Prelude hiding (lookup)

lookup :: Int -> String
lookup n = "mine " ++ show (A.helper n)

helper :: Int -> Int
helper = subtract 1

sorted :: [Int] -> [Int]
sorted = L.sortBy (flip compare)

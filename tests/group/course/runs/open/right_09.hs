-- Comprehension over groups.
import Data.List (group)
runs :: [Int] -> [(Int, Int)]
runs xs = [ (x, length g) | g@(x:_) <- group xs ]

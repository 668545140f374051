-- In the other order.
import Data.List
runs :: [Int] -> [(Int, Int)]
runs xs = map (\g -> (head g, length g)) (group (sort xs))

module Loop where
import qualified Data.Map as Map

spin :: Int -> Int
spin n = spin (n + 1)

self :: Int
self = self + 1

pairs :: Map.Map String [Int]
pairs = Map.fromListWith (++) [("odd", [1]), ("even", [2]), ("odd", [3])]

ünïcode :: String
ünïcode = "naïve λ → ∀"

module Maps where

import qualified Data.Map as Map

data Env = Env (Map.Map Int Int)

-- | The same maps, built in different orders: their trees differ, what they hold does not.
forwards, backwards :: [Int] -> Env
forwards xs = Env (Map.fromList [(x, x) | x <- xs])
backwards xs = Env (foldr (\x -> Map.insert x x) Map.empty xs)

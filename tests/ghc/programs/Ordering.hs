import Data.Ord
import Data.List
data V = V { maj :: Int, mino :: Int } deriving (Eq, Show)
instance Ord V where
  compare = comparing maj <> comparing mino
main :: IO ()
main = do
  let vs = [V 2 1, V 1 9, V 2 0]
  print (sort vs)
  print (sortBy (flip compare) vs, sortOn Down [3, 1, 2 :: Int])
  print (max (V 1 1) (V 1 2), EQ <> GT)

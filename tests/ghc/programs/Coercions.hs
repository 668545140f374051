import GHC.Exts (Any)
import Unsafe.Coerce
newtype Age = Age Int
newtype Box = Box Any
hide :: [Int] -> Box
hide xs = unsafeCoerce xs
open :: Box -> [Int]
open b = unsafeCoerce b
main :: IO ()
main = do
  let Age n = unsafeCoerce (41 :: Int)
  print (n + 1)
  print (map (sum . open) [hide [1, 2, 3], hide []])
  print (unsafeCoerce (Age 3) + (4 :: Int))

import Prelude hiding (lookup)
import qualified Data.List as L
lookup :: Eq k => k -> [(k, v)] -> [v]
lookup k = map snd . filter ((== k) . fst)
main :: IO ()
main = do
  let x = 1 :: Int
  let f x = let x' = x + 1 in (\x -> x * 2) x'
  print (f x)
  print (lookup 1 [(1, 'a'), (2, 'b'), (1, 'c')], L.lookup 2 [(2 :: Int, 'z')])
  x <- return (x + 41)
  print x

{-# LANGUAGE MagicHash, UnboxedSums, UnboxedTuples #-}
import GHC.Exts
find' :: (a -> Bool) -> [a] -> (# (# #) | a #)
find' _ [] = (# (# #) | #)
find' p (x : xs) = if p x then (# | x #) else find' p xs
three :: Int -> (# Int# | Char | Bool #)
three 0 = (# 7# | | #)
three 1 = (# | 'c' | #)
three _ = (# | | True #)
shown :: Int -> String
shown n = case three n of
  (# i | | #) -> show (I# i)
  (# | c | #) -> show c
  (# | | b #) -> show b
main :: IO ()
main = do
  case find' even [1, 3, 4 :: Int] of { (# | x #) -> print x; (# (# #) | #) -> putStrLn "none" }
  case find' even [1 :: Int] of { (# | x #) -> print x; (# (# #) | #) -> putStrLn "none" }
  mapM_ (putStrLn . shown) [0, 1, 2]

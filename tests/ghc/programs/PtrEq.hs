{-# LANGUAGE MagicHash #-}
import GHC.Exts
same :: a -> a -> Bool
same x y = isTrue# (reallyUnsafePtrEquality# x y)
-- The answer is never looked at where it could differ.
insertOnce :: Ord a => a -> [a] -> [a]
insertOnce x ys = case go ys of { zs -> if zs `same` ys then ys else zs }
  where
    go [] = [x]
    go l@(y : r) = case compare x y of
      LT -> x : l
      EQ -> l
      GT -> y : go r
main :: IO ()
main = do
  print (foldr insertOnce [] [3, 1, 2, 3, 1 :: Int])

import Data.Array.ST
import Data.Array.Unboxed
sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  a <- newArray (2, n) True
  mapM_ (\i -> do
    p <- readArray a i
    if p && i * i <= n then mapM_ (\j -> writeArray a j False) [i * i, i * i + i .. n] else return ()) [2 .. n]
  return a
main :: IO ()
main = do
  n <- readLn
  print [i | (i, True) <- assocs (sieve n)]
  print (bounds (sieve n), sieve n ! 2)

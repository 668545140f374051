{-# LANGUAGE BangPatterns #-}
import Control.Exception
data S = S !Int Int
main :: IO ()
main = do
  r <- try (evaluate (case S undefined 1 of S _ b -> b)) :: IO (Either ErrorCall Int)
  putStrLn (either (const "strict") show r)
  print (case S 1 undefined of S a _ -> a)
  let f !_ = 'x'
  q <- try (evaluate (f (undefined :: Int))) :: IO (Either ErrorCall Char)
  putStrLn (either (const "banged") show q)
  print (fst (1 :: Int, undefined :: Int), length [undefined, undefined :: Int])

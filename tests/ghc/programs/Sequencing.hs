module Main where

import Control.Monad
main :: IO ()
main = do
  let actions = [putStr (show n ++ " ") | n <- [1 .. 5 :: Int]]
  sequence_ (reverse actions)
  putStrLn ""
  zipWithM_ (\a b -> putStrLn (a ++ b)) ["x", "y"] ["1", "2", "3"]
  rs <- forM [1, 2, 3 :: Int] (\x -> print x >> return (x * x))
  print rs
  r <- foldM (\acc x -> putStrLn ("acc " ++ show acc) >> return (acc + x)) 0 rs
  print r
  when (r > 10) $ putStrLn "big"
  unless (r > 10) $ putStrLn "small"
  mapM_ print =<< filterM (\x -> putStrLn "?" >> return (odd x)) [1, 2, 3 :: Int]
  void (return 5)
  forM_ (Just 3) print

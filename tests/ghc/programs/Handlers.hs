module Main where

import Control.Exception
import qualified Data.Map as Map
main :: IO ()
main = mapM_ go [0 .. 5 :: Int]
  where
    go n = run n `catches`
      [ Handler (\e -> putStrLn ("arith " ++ show (e :: ArithException)))
      , Handler (\(ErrorCall m) -> putStrLn ("error " ++ m))
      , Handler (\e -> putStrLn ("io " ++ show (e :: IOException)))
      , Handler (\e -> putStrLn ("pattern " ++ show (e :: PatternMatchFail)))
      ]
    run 0 = print (1 `div` (0 :: Int))
    run 1 = putStrLn (error "msg")
    run 2 = fail "io"
    run 3 = print (Map.fromList [(1, 'a')] Map.! 1)
    run 4 = evaluate (f 3) >>= print
    run _ = putStrLn "fine"
    f :: Int -> Int
    f 0 = 1

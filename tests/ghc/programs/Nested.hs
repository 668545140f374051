module Main where

import Control.Exception
main :: IO ()
main = do
  r <- try (inner `catch` \e -> putStrLn ("inner " ++ show (e :: ArithException)) >> throwIO (userError "outer"))
  putStrLn (either (\e -> "caught " ++ show (e :: IOException)) (const "fine") r)
  where
    inner = evaluate (1 `mod` (0 :: Int)) >>= print

module Main where

import Control.Exception
data E = E1 | E2 Int deriving (Show, Eq)
instance Exception E
main :: IO ()
main = do
  mapM_ attempt [0 .. 4 :: Int]
  _ <- throwIO (E2 7)
  putStrLn "no"
  where
    attempt n = do
      r <- try (act n)
      putStrLn (show n ++ " " ++ either (\e -> "failed " ++ show (e :: E)) show r)
    act 0 = return 'a'
    act 1 = throwIO E1
    act 2 = evaluate (throw (E2 2))
    act 3 = return $! 'd'
    act _ = throw E1

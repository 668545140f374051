module Main where

import Control.Monad.State
step :: String -> StateT Int IO ()
step "inc" = modify (+ 1)
step "dec" = modify (subtract 1)
step "show" = get >>= lift . print
step other = lift (putStrLn ("? " ++ other))
main :: IO ()
main = do
  commands <- lines <$> getContents
  final <- execStateT (mapM_ step commands) 0
  putStrLn ("final " ++ show final)

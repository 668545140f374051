{-# LANGUAGE ScopedTypeVariables #-}
import Control.Exception
import qualified Data.Map as M
main :: IO ()
main = do
  let acts = [evaluate (1 `div` (0 :: Int)), evaluate (head []), evaluate (M.fromList [(1, 2)] M.! 3), throwIO (userError "mine"), return 7]
  mapM_ (\(i, a) -> do
    r <- try a
    case r of
      Left (e :: ArithException) -> putStrLn (show i ++ " arith " ++ show e)
      Right v -> print v
    `catch` \(e :: SomeException) -> putStrLn (show i ++ " other")) (zip [0 :: Int ..] acts)

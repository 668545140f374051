{-# LANGUAGE FlexibleContexts #-}
import Control.Monad.State
import Control.Monad.Writer
import Control.Monad.Except
tick :: (MonadState Int m, MonadWriter [String] m) => String -> m ()
tick s = do
  n <- get
  put (n + 1)
  tell [show n ++ ":" ++ s]
risky :: (MonadState Int m, MonadError String m) => Int -> m Int
risky x = do
  n <- get
  if x > n then throwError ("over " ++ show n) else return (n - x)
main :: IO ()
main = do
  print (runWriter (runStateT (tick "a" >> tick "b") 0))
  print (runExcept (runStateT (risky 3) 2), runExcept (runStateT (risky 1) 2))
  print (runState (runExceptT (risky 5 `catchError` (\e -> return (length e)))) 4)

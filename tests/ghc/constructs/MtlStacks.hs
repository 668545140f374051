{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE GeneralizedNewtypeDeriving #-}

-- | The classes of mtl over stacks of transformers.
module MtlStacks where

import Control.Monad.Cont
import Control.Monad.Except
import Control.Monad.RWS
import Control.Monad.Reader
import Control.Monad.State
import qualified Control.Monad.State.Strict as Strict
import Control.Monad.Trans.Identity (IdentityT (..), mapIdentityT)
import Control.Monad.Trans.Maybe (MaybeT (..))
import Control.Monad.Writer

tick :: MonadState Int m => m Int
tick = do
  n <- get
  put (n + 1)
  return n

safeDiv :: MonadError String m => Int -> Int -> m Int
safeDiv _ 0 = throwError "divide by zero"
safeDiv a b = return (a `div` b)

logged :: MonadWriter [String] m => String -> m ()
logged s = tell [s]

app :: (MonadReader Int m, MonadState Int m, MonadWriter [String] m, MonadError String m) => Int -> m Int
app x = do
  k <- ask
  n <- tick
  logged ("k=" ++ show k ++ " n=" ++ show n)
  r <- local (+ 1) (asks (* x))
  when (r > 100) (throwError "too big")
  modify (+ r)
  q <- safeDiv r n `catchError` \e -> logged e >> return 0
  (y, w) <- listen (logged "inner" >> return (q + 1))
  logged (concat w)
  return y

run1 :: Int -> Int -> Int -> Either String ((Int, [String]), Int)
run1 x k s = runExcept (runStateT (runWriterT (runReaderT (app x) k)) s)

run2 :: Int -> Int -> Int -> ((Either String Int, Int), [String])
run2 x k s = runWriter (runStateT (runExceptT (runReaderT (app x) k)) s)

run3 :: Int -> Int -> Int -> (Either String Int, Int, [String])
run3 x k s = runRWS (runExceptT (app x)) k s

newtype App a = App {unApp :: StateT Int (Either String) a}
  deriving (Functor, Applicative, Monad, MonadState Int, MonadError String)

runApp :: App a -> Int -> Either String (a, Int)
runApp = runStateT . unApp

count3 :: App [Int]
count3 = replicateM 3 tick

guarded :: App Int
guarded = (put 7 >> throwError "no") `catchError` \e -> gets (+ length e)

-- Inferred types.
bump n = modify (+ n) >> get

early limit xs = flip runCont id (callCC (\exit -> foldM (\acc x -> if acc + x > limit then exit acc else return (acc + x)) 0 xs))

labels :: (MonadState Int m, MonadWriter [Int] m) => [a] -> m [(Int, a)]
labels = mapM (\x -> do n <- state (\s -> (s, s * 2)); tell [n]; return (n, x))

lazyState :: [Int]
lazyState = take 5 (evalState (mapM (\x -> state (\s -> (s + x, s + x))) [1 ..]) 0)

simulation :: RWS Int [String] (Int, Int) Int
simulation = do
  step <- ask
  (a, b) <- get
  tell [show a]
  put (b, a + b)
  censor (map ('*' :)) (tell ["hidden"])
  (_, n) <- listens length (tell ["one", "two"])
  x <- reader (* 2)
  return (x + n + step)

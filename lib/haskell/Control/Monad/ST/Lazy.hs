{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | State threads that are run as far as somebody looks at their answers.
module Control.Monad.ST.Lazy
  ( ST
  , runST
  , fixST
  , strictToLazyST
  , lazyToStrictST
  , RealWorld
  , stToIO
  ) where

import Prelude
import qualified Selfsame.RealWorld as Strict
import Selfsame.RealWorld (RealWorld)
import Selfsame.ST (Answer (..), Heap, empty)
import qualified Selfsame.ST as Strict

newtype ST s a = Lazily (Heap -> Answer a)

value :: Answer a -> a
value (Answer x _) = x

heap :: Answer a -> Heap
heap (Answer _ h) = h

instance Functor (ST s) where
  fmap f (Lazily m) = Lazily (\h -> let answer = m h in Answer (f (value answer)) (heap answer))

instance Applicative (ST s) where
  pure x = Lazily (\h -> Answer x h)
  fs <*> xs = fs >>= \f -> fmap f xs

instance Monad (ST s) where
  Lazily m >>= k = Lazily (\h -> let answer = m h in case k (value answer) of Lazily n -> n (heap answer))

runST :: (forall s. ST s a) -> a
runST m = case m of Lazily f -> value (f empty)

fixST :: (a -> ST s a) -> ST s a
fixST k = Lazily (\h -> let answer = (case k (value answer) of Lazily m -> m h) in answer)

strictToLazyST :: Strict.ST s a -> ST s a
strictToLazyST (Strict.ST m) = Lazily (\h -> h `seq` m h)

lazyToStrictST :: ST s a -> Strict.ST s a
lazyToStrictST (Lazily m) = Strict.ST (\h -> case m h of Answer x h' -> h' `seq` Answer x h')

stToIO :: ST RealWorld a -> IO a
stToIO m = Strict.stToIO (lazyToStrictST m)

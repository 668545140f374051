-- State threads are pure functions: what they compute is proved and refuted like anything else. Two threads that leave different heaps behind may
-- still be the same to every program, so that threads themselves are never told apart.
module Threads where

import Control.Monad.ST
import Data.STRef

swap :: a -> a -> (a, a)
swap x y = runST (do
  a <- newSTRef x
  b <- newSTRef y
  t <- readSTRef a
  readSTRef b >>= writeSTRef a
  writeSTRef b t
  p <- readSTRef a
  q <- readSTRef b
  return (p, q))

keep :: a -> a
keep x = runST (newSTRef x >>= readSTRef)

twice :: (a -> a) -> a -> a
twice f x = runST (do
  r <- newSTRef x
  modifySTRef r f
  modifySTRef r f
  readSTRef r)

strictly :: (a -> a) -> a -> a
strictly f x = runST (do
  r <- newSTRef x
  modifySTRef' r f
  writeSTRef r x
  readSTRef r)

-- expect: verified
{-# RULES "swap" forall x y. swap x y = (y, x) #-}
-- expect: refuted
{-# RULES "no swap" forall x y. swap x y = (x, y) #-}
-- expect: verified
{-# RULES "keep" forall x. keep x = x #-}
-- expect: not refuted
{-# RULES "twice" forall f x. twice f x = f (f x) #-}
-- expect: refuted
{-# RULES "once" forall f x. twice f x = f x #-}
-- expect: refuted
{-# RULES "strictly" forall f x. strictly f x = x #-}

fresh :: a -> ST s a
fresh x = newSTRef x >>= readSTRef

-- expect: not verified
{-# RULES "fresh" forall x. fresh x = return undefined #-}
-- expect: not refuted
{-# RULES "a cell more" forall x. fresh x = return x #-}

both :: STRef s a -> ST s (a, a)
both r = readSTRef r >>= \x -> readSTRef r >>= \y -> return (x, y)

-- expect: not refuted
{-# RULES "both" forall r. both r = (readSTRef r >>= \x -> return (x, x)) #-}
-- expect: not refuted
{-# RULES "writes back" forall r. (readSTRef r >>= writeSTRef r) = return () #-}

-- expect: not verified
{-# RULES "cells are empty" forall r. (readSTRef r >>= \x -> x `seq` return True) = undefined #-}
-- expect: not verified
{-# RULES "cells are alike" forall r q. (readSTRef r >>= \x -> writeSTRef q x) = return () #-}
-- expect: not verified
{-# RULES "cells are bottoms" forall r. readSTRef r = return undefined #-}

thread :: ST s Int -> Int -> ST s Int
thread m n = m >>= \x -> return (x + n)

-- expect: not verified
{-# RULES "thread" forall m. thread m 1 = thread m 2 #-}
-- expect: verified
{-# RULES "thread then" forall m n. thread m n = fmap (\x -> x + n) m #-}
-- expect: not verified
{-# RULES "thread run" forall m n. runST (thread (return m) n) = m #-}
-- expect: not verified
{-# RULES "no effect" forall m. (m >>= \x -> newSTRef x >>= readSTRef) = (m >> return (1 :: Int)) #-}

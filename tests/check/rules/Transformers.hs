-- Laws of transformers over `Identity`, whose newtypes are seen through when a proof is checked.
module Transformers where

import Control.Monad.Except
import Control.Monad.Reader
import qualified Control.Monad.State.Lazy as Lazy
import qualified Control.Monad.State.Strict as Strict

{-# RULES
-- expect: verified
"reader, right unit" forall (m :: Reader Int Int) r. runReader (m >>= return) r = runReader m r
-- expect: verified
"strict state, right unit" forall (m :: Strict.State Int Int) s. Strict.runState (m >>= return) s = Strict.runState m s
-- expect: refuted
"lazy state, right unit" forall (m :: Lazy.State Int Int) s. Lazy.runState (m >>= return) s = Lazy.runState m s
-- expect: verified
"except, right unit" forall (m :: Except Int Int). runExcept (m >>= return) = runExcept m
-- expect: refuted
"except, left zero" forall (m :: Except Int Int). runExcept (m >> throwError 1) = runExcept (throwError 1 :: Except Int Int)
-- expect: verified
"strict state, what was put" forall (x :: Int) s. Strict.runState (Strict.put x >> Strict.get) s = (x, x)
-- expect: refuted
"strict state, put twice" forall (x :: Int) y s. Strict.runState (Strict.put x >> Strict.put y) s = Strict.runState (Strict.put x) s
  #-}

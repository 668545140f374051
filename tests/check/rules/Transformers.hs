-- Laws of transformers over `Identity`, whose newtypes are seen through when a proof is checked.
module Transformers where

import Control.Monad.Except
import Control.Monad.Reader
import qualified Control.Monad.State.Lazy as Lazy
import qualified Control.Monad.State.Strict as Strict

{-# RULES
-- expect: verified
"reader" forall (m :: Reader Int Int) r. runReader (m >>= return) r = runReader m r
-- expect: verified
"strict" forall (m :: Strict.State Int Int) s. Strict.runState (m >>= return) s = Strict.runState m s
-- expect: refuted
"lazy" forall (m :: Lazy.State Int Int) s. Lazy.runState (m >>= return) s = Lazy.runState m s
-- expect: verified
"except" forall (m :: Except Int Int). runExcept (m >>= return) = runExcept m
-- expect: refuted
"zero" forall (m :: Except Int Int). runExcept (m >> throwError 1) = runExcept (throwError 1 :: Except Int Int)
-- expect: verified
"put" forall (x :: Int) s. Strict.runState (Strict.put x >> Strict.get) s = (x, x)
-- expect: refuted
"twice" forall (x :: Int) y s. Strict.runState (Strict.put x >> Strict.put y) s = Strict.runState (Strict.put x) s
  #-}

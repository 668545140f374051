{-# LANGUAGE MagicHash #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | State threads as functions of their state.
module GHC.ST
  ( ST (ST)
  , STRep
  , STret (..)
  , liftST
  , fixST
  , runST
  , unsafeInterleaveST
  , unsafeIOToST
  , unsafeSTToIO
  ) where

import Selfsame.Primops
import Selfsame.RealWorld
import Selfsame.ST (ST, fixST, runST)
import Selfsame.Unboxed.State (fromST, toST)

type STRep s a = State# s -> (State# s, a)

data STret s a = STret (State# s) a

pattern ST :: (State# s -> (State# s, a)) -> ST s a
pattern ST f <- (fromST -> f) where
  ST f = toST f

liftST :: ST s a -> State# s -> STret s a
liftST m state = case fromST m state of (state', x) -> STret state' x

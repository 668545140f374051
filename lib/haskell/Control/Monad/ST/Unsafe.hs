{-# LANGUAGE NoImplicitPrelude #-}

-- | What leaves the discipline of state threads. An action in a state thread is run where the thread comes to it.
module Control.Monad.ST.Unsafe
  ( unsafeInterleaveST
  , unsafeIOToST
  , unsafeSTToIO
  ) where

import Selfsame.RealWorld

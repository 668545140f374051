{-# LANGUAGE NoImplicitPrelude #-}

module GHC.ST
  ( ST
  , fixST
  , runST
  , unsafeInterleaveST
  , unsafeIOToST
  , unsafeSTToIO
  ) where

import Selfsame.RealWorld
import Selfsame.ST

{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.ST
  ( ST
  , runST
  , fixST
  , RealWorld
  , stToIO
  ) where

import Selfsame.RealWorld
import Selfsame.ST

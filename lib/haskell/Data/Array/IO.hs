{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.IO
  ( IOArray
  , IOUArray
  , module Data.Array.MArray
  ) where

import Data.Array.MArray
import Selfsame.Mutable

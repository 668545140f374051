{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.Unboxed
  ( UArray
  , module Data.Array.IArray
  ) where

import Data.Array.IArray
import Selfsame.UnboxedArray

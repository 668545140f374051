{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.ST
  ( STArray
  , STUArray
  , module Data.Array.MArray
  , runSTArray
  , runSTUArray
  ) where

import Data.Array.MArray
import Selfsame.Mutable

{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.Unsafe
  ( unsafeFreeze
  , unsafeThaw
  ) where

import Selfsame.Mutable

{-# LANGUAGE NoImplicitPrelude #-}

module Data.Word
  ( Word
  , Word8
  , Word16
  , Word32
  , Word64
  ) where

import Prelude
import Selfsame.Sized

type Word8 = Sized W8

type Word16 = Sized W16

type Word32 = Sized W32

type Word64 = Sized W64

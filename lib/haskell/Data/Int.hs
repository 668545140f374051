{-# LANGUAGE NoImplicitPrelude #-}

module Data.Int
  ( Int
  , Int8
  , Int16
  , Int32
  , Int64
  ) where

import Prelude
import Selfsame.Sized

type Int8 = Sized I8

type Int16 = Sized I16

type Int32 = Sized I32

type Int64 = Sized I64

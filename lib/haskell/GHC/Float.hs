{-# LANGUAGE NoImplicitPrelude #-}

module GHC.Float
  ( Float
  , Double
  , Floating (..)
  , RealFloat (..)
  , float2Double
  , double2Float
  ) where

import Prelude
import Selfsame.Single

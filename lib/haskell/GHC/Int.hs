{-# LANGUAGE NoImplicitPrelude #-}

module GHC.Int
  ( module Data.Int
  ) where

import Data.Int

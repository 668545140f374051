{-# LANGUAGE NoImplicitPrelude #-}

module Data.Map
  ( module Data.Map.Lazy
  ) where

import Data.Map.Lazy

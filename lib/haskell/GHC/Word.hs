{-# LANGUAGE NoImplicitPrelude #-}

module GHC.Word
  ( module Data.Word
  ) where

import Data.Word

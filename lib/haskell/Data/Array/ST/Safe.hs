{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.ST.Safe
  ( module Data.Array.ST
  ) where

import Data.Array.ST

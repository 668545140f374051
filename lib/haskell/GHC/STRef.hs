{-# LANGUAGE NoImplicitPrelude #-}

module GHC.STRef
  ( STRef
  , newSTRef
  , readSTRef
  , writeSTRef
  ) where

import Selfsame.ST

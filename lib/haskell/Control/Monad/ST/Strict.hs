{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.ST.Strict
  ( module Control.Monad.ST
  ) where

import Control.Monad.ST

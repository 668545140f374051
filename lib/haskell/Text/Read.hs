{-# LANGUAGE NoImplicitPrelude #-}

module Text.Read
  ( Read (..)
  , ReadS
  , reads
  , read
  , readParen
  , lex
  , readMaybe
  , readEither
  ) where

import Selfsame.Read

{-# LANGUAGE NoImplicitPrelude #-}

module Data.List
  ( module List
  , module Data.OldList
  , module Data.Foldable
  , module Selfsame.Zip
  , mapAccumL
  , mapAccumR
  ) where

import Data.Foldable
  ( all
  , and
  , any
  , concat
  , concatMap
  , elem
  , find
  , foldl
  , foldl'
  , foldl1
  , foldr
  , foldr1
  , length
  , maximum
  , maximumBy
  , minimum
  , minimumBy
  , notElem
  , null
  , or
  , product
  , sum
  )
import Data.OldList
import Data.Traversable (mapAccumL, mapAccumR)
import GHC.List as List hiding
  ( all
  , and
  , any
  , concat
  , concatMap
  , elem
  , foldl
  , foldl'
  , foldl1
  , foldr
  , foldr1
  , length
  , maximum
  , minimum
  , notElem
  , null
  , or
  , product
  , sum
  )
import Selfsame.Zip

-- | Generators of values.
module Test.QuickCheck.Gen
  ( Gen (..)
  , choose
  , chooseAny
  , chooseInt
  , chooseInteger
  , chooseEnum
  , chooseBoundedIntegral
  , elements
  , growingElements
  , oneof
  , frequency
  , sized
  , getSize
  , resize
  , scale
  , suchThat
  , suchThatMap
  , suchThatMaybe
  , listOf
  , listOf1
  , vectorOf
  , infiniteListOf
  , shuffle
  , sublistOf
  , variant
  , generate
  , sample
  , sample'
  ) where

import Selfsame.Gen

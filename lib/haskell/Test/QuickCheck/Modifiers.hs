-- | Types of values that are meant in a property.
module Test.QuickCheck.Modifiers
  ( Positive (..)
  , Negative (..)
  , NonNegative (..)
  , NonPositive (..)
  , NonZero (..)
  , NonEmptyList (..)
  , OrderedList (..)
  , Blind (..)
  , Fixed (..)
  , Small (..)
  , Large (..)
  , Shrink2 (..)
  ) where

import Test.QuickCheck

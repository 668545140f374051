-- | Types of which there are generators.
module Test.QuickCheck.Arbitrary
  ( Arbitrary (..)
  , CoArbitrary (..)
  , Arbitrary1 (..)
  , arbitrary1
  , shrink1
  , arbitrarySizedIntegral
  , arbitrarySizedNatural
  , arbitraryBoundedEnum
  , arbitraryBoundedIntegral
  , coarbitraryIntegral
  , coarbitraryEnum
  , coarbitraryShow
  , shrinkNothing
  , shrinkIntegral
  , shrinkList
  , genericShrink
  , vector
  , orderedList
  , applyArbitrary2
  ) where

import Test.QuickCheck

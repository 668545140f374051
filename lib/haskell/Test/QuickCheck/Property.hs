-- | Properties.
module Test.QuickCheck.Property
  ( Property
  , Testable (..)
  , (==>)
  , (===)
  , (=/=)
  , (.&.)
  , (.&&.)
  , (.||.)
  , conjoin
  , disjoin
  , counterexample
  , printTestCase
  , label
  , collect
  , classify
  , cover
  , tabulate
  , once
  , again
  , within
  , withMaxSuccess
  , verbose
  , noShrinking
  , mapSize
  , expectFailure
  , forAll
  , forAllShrink
  , forAllBlind
  , ioProperty
  , idempotentIOProperty
  , discard
  ) where

import Test.QuickCheck

{-# LANGUAGE NoImplicitPrelude #-}

module Test.QuickCheck
  ( Property
  , Testable (..)
  , Arbitrary (..)
  , CoArbitrary (..)
  , Arbitrary1 (..)
  , arbitrary1
  , shrink1
  , Gen
  , chooseInt
  , chooseInteger
  , chooseEnum
  , chooseBoundedIntegral
  , chooseAny
  , getSize
  , suchThatMaybe
  , infiniteListOf
  , variant
  , sample'
  , arbitrarySizedIntegral
  , arbitrarySizedNatural
  , arbitraryBoundedEnum
  , arbitraryBoundedIntegral
  , coarbitraryIntegral
  , coarbitraryEnum
  , coarbitraryShow
  , applyArbitrary2
  , orderedList
  , discard
  , ioProperty
  , idempotentIOProperty
  , Positive (..)
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
  , checkCoverage
  , tabulate
  , once
  , again
  , within
  , withMaxSuccess
  , verbose
  , noShrinking
  , mapSize
  , expectFailure
  , total
  , forAll
  , forAllShow
  , forAllShrink
  , forAllShrinkShow
  , forAllBlind
  , forAllShrinkBlind
  , shrinking
  , choose
  , elements
  , oneof
  , frequency
  , sized
  , resize
  , scale
  , suchThat
  , suchThatMap
  , listOf
  , listOf1
  , vectorOf
  , vector
  , shuffle
  , sublistOf
  , growingElements
  , generate
  , sample
  , quickCheck
  , quickCheckWith
  , quickCheckResult
  , verboseCheck
  , Args (..)
  , stdArgs
  , Result
  , isSuccess
  , shrinkNothing
  , shrinkIntegral
  , shrinkList
  , genericShrink
  ) where

import Selfsame.Test

-- | Properties in trees of tests.
module Test.Tasty.QuickCheck
  ( module Test.QuickCheck
  , testProperty
  , testProperties
  , QuickCheckTests (..)
  , QuickCheckMaxSize (..)
  , QuickCheckMaxRatio (..)
  ) where

import Selfsame.Suite
import Test.QuickCheck

testProperties :: TestName -> [(String, Property)] -> TestTree
testProperties name ps = testGroup name (map (uncurry testProperty) ps)

newtype QuickCheckTests = QuickCheckTests Int

newtype QuickCheckMaxSize = QuickCheckMaxSize Int

newtype QuickCheckMaxRatio = QuickCheckMaxRatio Int

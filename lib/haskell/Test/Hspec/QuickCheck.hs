{-# LANGUAGE NoImplicitPrelude #-}

-- | Properties in specifications.
module Test.Hspec.QuickCheck
  ( prop
  , modifyMaxSuccess
  , modifyMaxSize
  , modifyArgs
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)
import Selfsame.Test
import Test.Hspec

prop :: Testable p => String -> p -> Spec
prop name p = it name (property p)

modifyMaxSuccess, modifyMaxSize :: (Int -> Int) -> SpecWith a -> SpecWith a
modifyMaxSuccess _ s = s
modifyMaxSize _ s = s

modifyArgs :: (Args -> Args) -> SpecWith a -> SpecWith a
modifyArgs _ s = s

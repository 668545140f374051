-- | Where random numbers stand.
module Test.QuickCheck.Random
  ( QCGen
  , mkQCGen
  ) where

import Selfsame.Gen

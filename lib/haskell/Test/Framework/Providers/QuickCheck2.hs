module Test.Framework.Providers.QuickCheck2
  ( testProperty
  ) where

import Selfsame.Suite

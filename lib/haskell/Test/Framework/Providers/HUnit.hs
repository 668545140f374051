module Test.Framework.Providers.HUnit
  ( testCase
  ) where

import Selfsame.Suite

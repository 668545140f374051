-- | Groups of tests, as they are written; they are not run.
module Test.Framework
  ( Test
  , TestName
  , testGroup
  , defaultMain
  , buildTest
  , mutuallyExclusive
  , plusTestOptions
  ) where

import Selfsame.Prim (primUnsupported)
import Selfsame.Suite

type Test = TestTree

defaultMain :: [Test] -> IO ()
defaultMain _ = primUnsupported "tests that are run: `selfsame check` reads them as laws"

buildTest :: IO Test -> Test
buildTest _ = primUnsupported "tests that an action makes"

mutuallyExclusive :: Test -> Test
mutuallyExclusive test = test

plusTestOptions :: options -> Test -> Test
plusTestOptions _ test = test

-- | What frameworks for tests have in common: names with properties and actions, in groups.
module Selfsame.Suite
  ( TestTree (..)
  , TestName
  , testGroup
  , testProperty
  , testCase
  ) where

import Selfsame.Test

type TestName = String

-- | A test is as it was given: whether a property holds is asked by whoever reads it.
data TestTree
  = Group TestName [TestTree]
  | OfProperty TestName Property
  | OfAction TestName (IO ())

testGroup :: TestName -> [TestTree] -> TestTree
testGroup name trees = Group name trees

testProperty :: Testable prop => TestName -> prop -> TestTree
testProperty name p = OfProperty name (property p)

testCase :: TestName -> IO () -> TestTree
testCase name action = OfAction name action

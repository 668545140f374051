{-# LANGUAGE ConstraintKinds #-}

-- | Assertions in trees of tests. What one that fails throws is not told here.
module Test.Tasty.HUnit
  ( Assertion
  , testCase
  , testCaseSteps
  , assertFailure
  , assertBool
  , assertEqual
  , assertString
  , (@=?)
  , (@?=)
  , (@?)
  ) where

import Control.Monad (unless)
import Selfsame.Prim (primUnsupported)
import Selfsame.Suite

infix 1 @=?, @?=, @?

type Assertion = IO ()

testCaseSteps :: TestName -> ((String -> IO ()) -> Assertion) -> TestTree
testCaseSteps name f = testCase name (f (\_ -> return ()))

assertFailure :: String -> IO a
assertFailure _ = primUnsupported "a run that fails an assertion"

assertBool :: String -> Bool -> Assertion
assertBool text b = unless b (assertFailure text)

assertString :: String -> Assertion
assertString text = unless (null text) (assertFailure text)

assertEqual :: (Eq a, Show a) => String -> a -> a -> Assertion
assertEqual text expected actual = unless (actual == expected) (assertFailure text)

(@=?), (@?=) :: (Eq a, Show a) => a -> a -> Assertion
expected @=? actual = assertEqual "" expected actual
actual @?= expected = assertEqual "" expected actual

(@?) :: Bool -> String -> Assertion
b @? text = assertBool text b

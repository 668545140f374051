-- As much of HUnit's interface as emitted tests use, to run them where the package is not installed.
module Test.HUnit where

import System.Exit (exitFailure)

data Test = TestCase (IO ()) | TestList [Test] | TestLabel String Test

type Assertion = IO ()

infix 0 ~:
infix 1 ~?=

class Testable t where
  test :: t -> Test

instance Testable Test where
  test = id

instance Testable (IO a) where
  test action = TestCase (action >> return ())

(~:) :: Testable t => String -> t -> Test
label ~: t = TestLabel label (test t)

(~?=) :: (Eq a, Show a) => a -> a -> Test
actual ~?= expected = TestCase (assertBool (show actual ++ " is not " ++ show expected) (actual == expected))

assertBool :: String -> Bool -> Assertion
assertBool message holds = if holds then return () else putStrLn message >> exitFailure

runTestTTAndExit :: Test -> IO ()
runTestTTAndExit (TestCase action) = action
runTestTTAndExit (TestList tests) = mapM_ runTestTTAndExit tests
runTestTTAndExit (TestLabel _ t) = runTestTTAndExit t

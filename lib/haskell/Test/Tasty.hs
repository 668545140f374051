-- | Trees of tests, as they are written; they are not run.
module Test.Tasty
  ( TestTree
  , TestName
  , testGroup
  , defaultMain
  , adjustOption
  , localOption
  , withResource
  , after
  , Timeout
  , mkTimeout
  ) where

import Selfsame.Prim (primUnsupported)
import Selfsame.Suite

localOption :: v -> TestTree -> TestTree
localOption _ tree = tree

adjustOption :: (v -> v) -> TestTree -> TestTree
adjustOption _ tree = tree

withResource :: IO a -> (a -> IO ()) -> (IO a -> TestTree) -> TestTree
withResource _ _ _ = primUnsupported "tests of a resource"

after :: d -> String -> TestTree -> TestTree
after _ _ tree = tree

data Timeout = Timeout Integer

mkTimeout :: Integer -> Timeout
mkTimeout n = Timeout n

defaultMain :: TestTree -> IO ()
defaultMain _ = primUnsupported "tests that are run: `selfsame check` reads them as laws"

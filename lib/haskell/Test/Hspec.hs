{-# LANGUAGE NoImplicitPrelude #-}

-- | Specifications, as they are written; they are not run. What an assertion that fails throws is not told here.
module Test.Hspec
  ( Spec
  , SpecWith
  , SpecM
  , Expectation
  , Selector
  , Example
  , ActionWith
  , hspec
  , describe
  , context
  , it
  , specify
  , xit
  , xdescribe
  , pending
  , pendingWith
  , parallel
  , before
  , before_
  , beforeAll
  , after
  , after_
  , around
  , around_
  , runIO
  , expectationFailure
  , shouldBe
  , shouldNotBe
  , shouldSatisfy
  , shouldNotSatisfy
  , shouldContain
  , shouldStartWith
  , shouldEndWith
  , shouldMatchList
  , shouldReturn
  , shouldThrow
  , anyException
  , anyErrorCall
  ) where

import Control.Exception (ErrorCall, SomeException)
import Data.List (isInfixOf, isPrefixOf, isSuffixOf)
import Prelude
import Selfsame.Prim (primUnsupported)
import Selfsame.Test

infix 1 `shouldBe`, `shouldNotBe`, `shouldSatisfy`, `shouldNotSatisfy`, `shouldContain`, `shouldStartWith`, `shouldEndWith`, `shouldMatchList`, `shouldReturn`, `shouldThrow`

-- | What is said of a subject, and in what order.
newtype SpecM a r = SpecM (IO r)

type SpecWith a = SpecM a ()

type Spec = SpecWith ()

type Expectation = IO ()

type Selector a = a -> Bool

type ActionWith a = a -> IO ()

instance Functor (SpecM a) where
  fmap f (SpecM x) = SpecM (fmap f x)

instance Applicative (SpecM a) where
  pure x = SpecM (pure x)
  SpecM f <*> SpecM x = SpecM (f <*> x)

instance Monad (SpecM a) where
  SpecM x >>= f = SpecM (x >>= \r -> case f r of SpecM y -> y)

-- | What may be an example; nothing is done with one.
class Example e

instance Example Bool

instance Example Property

instance Example (IO ())

instance Example e => Example (a -> e)

none :: SpecM a r
none = SpecM (primUnsupported "tests that are run: `selfsame check` reads them as laws")

hspec :: Spec -> IO ()
hspec _ = primUnsupported "tests that are run: `selfsame check` reads them as laws"

describe, context, xdescribe :: String -> SpecWith a -> SpecWith a
describe _ s = s
context _ s = s
xdescribe _ s = s

it, specify, xit :: Example e => String -> e -> SpecWith a
it _ _ = none
specify _ _ = none
xit _ _ = none

pending :: Expectation
pending = primUnsupported "tests that are run: `selfsame check` reads them as laws"

pendingWith :: String -> Expectation
pendingWith _ = primUnsupported "tests that are run: `selfsame check` reads them as laws"

parallel :: SpecWith a -> SpecWith a
parallel s = s

before :: IO a -> SpecWith a -> Spec
before _ _ = none

beforeAll :: IO a -> SpecWith a -> Spec
beforeAll _ _ = none

before_, after_ :: IO () -> SpecWith a -> SpecWith a
before_ _ _ = none
after_ _ _ = none

after :: (a -> IO ()) -> SpecWith a -> SpecWith a
after _ _ = none

around :: ((a -> IO ()) -> IO ()) -> SpecWith a -> Spec
around _ _ = none

around_ :: (IO () -> IO ()) -> SpecWith a -> SpecWith a
around_ _ _ = none

runIO :: IO r -> SpecM a r
runIO x = SpecM x

expectationFailure :: String -> Expectation
expectationFailure _ = primUnsupported "a run that fails an assertion"

expects :: Bool -> Expectation
expects b = if b then pure () else expectationFailure ""

shouldBe, shouldNotBe :: (Show a, Eq a) => a -> a -> Expectation
shouldBe x y = expects (x == y)
shouldNotBe x y = expects (x /= y)

shouldSatisfy, shouldNotSatisfy :: Show a => a -> (a -> Bool) -> Expectation
shouldSatisfy x p = expects (p x)
shouldNotSatisfy x p = expects (not (p x))

shouldContain, shouldStartWith, shouldEndWith, shouldMatchList :: (Show a, Eq a) => [a] -> [a] -> Expectation
shouldContain xs ys = expects (ys `isInfixOf` xs)
shouldStartWith xs ys = expects (ys `isPrefixOf` xs)
shouldEndWith xs ys = expects (ys `isSuffixOf` xs)
shouldMatchList xs ys = expects (length xs == length ys && all (\x -> count x xs == count x ys) xs)
  where count x zs = length (filter (== x) zs)

shouldReturn :: (Show a, Eq a) => IO a -> a -> Expectation
shouldReturn x y = x >>= \r -> shouldBe r y

shouldThrow :: IO a -> Selector e -> Expectation
shouldThrow _ _ = primUnsupported "a run that fails an assertion"

anyException :: Selector SomeException
anyException _ = True

anyErrorCall :: Selector ErrorCall
anyErrorCall _ = True

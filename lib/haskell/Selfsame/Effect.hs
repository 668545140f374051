{-# LANGUAGE NoImplicitPrelude #-}

-- | What the evaluator does itself. The code here is what everyone else sees: none, so that nothing is proved of it.
--
-- An action is a function from a token to its result. Whoever runs one action after another looks at the result of the first before
-- the second is given the token.
module Selfsame.Effect
  ( Token (..)
  , Result (..)
  , Variable
  , Anything
  , coerced
  , Caught (..)
  , newVariable
  , readVariable
  , writeVariable
  , sameVariable
  , samePlace
  , putCode
  , flushChannel
  , takeCode
  , peekCode
  , throwAny
  , raiseAny
  , catchAny
  ) where

import Selfsame.Prim

data Token = Token

data Result a = Result a

data Variable a = Variable a

-- | A value of a type that nobody knows here.
data Anything

-- | The same value at another type. Whoever uses it knows that the value has that type.
coerced :: a -> b
coerced x = primCoerce x

-- | An exception, or a kind of failure with its text: 0 is 'error', 1 'undefined', 2 a failed match, 3 arithmetic, 4 an assertion.
data Caught
  = Thrown Anything
  | Failed Int [Char]

newVariable :: a -> Token -> Result (Variable a)
newVariable _ _ = primUnsupported "IO"

readVariable :: Variable a -> Token -> Result a
readVariable _ _ = primUnsupported "IO"

writeVariable :: Variable a -> a -> Token -> Result ()
writeVariable _ _ _ = primUnsupported "IO"

sameVariable :: Variable a -> Variable a -> Bool
sameVariable _ _ = primUnsupported "IO"

-- | Whether two values are known to be kept at one place. That they are not says nothing.
samePlace :: a -> a -> Bool
samePlace _ _ = primUnsupported "IO"

-- | To the standard output (1) or the standard error (2).
putCode :: Int -> Char -> Token -> Result ()
putCode _ _ _ = primUnsupported "IO"

flushChannel :: Int -> Token -> Result ()
flushChannel _ _ = primUnsupported "IO"

-- | The next character of the standard input, or -1.
takeCode, peekCode :: Token -> Result Int
takeCode _ = primUnsupported "IO"
peekCode _ = primUnsupported "IO"

-- | Fails with an exception. To whoever does not catch it, it is an error with this text.
throwAny :: e -> [Char] -> a
throwAny _ text = primError text

-- | The same as an action, which is more than a value that fails.
raiseAny :: e -> [Char] -> Token -> Result a
raiseAny _ _ _ = primUnsupported "IO"

catchAny :: (Token -> Result a) -> (Caught -> Token -> Result a) -> Token -> Result a
catchAny _ _ _ = primUnsupported "IO"

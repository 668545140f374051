{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Unboxed values, each as a newtype of the boxed one. Whoever binds a variable of such a type evaluates it first; that
-- is the type checker's doing, which knows the types of this module by their names.
module Selfsame.Unboxed
  ( Int# (..), Word# (..), Char# (..), Double# (..), Float# (..), Addr# (..), Proxy# (..)
  , One (..), Sum2# (..), Sum3# (..), Sum4# (..), Sum5# (..)
  , boxInt, boxWord, boxChar, boxDouble, boxFloat, boxAddr
  , unboxInt, unboxWord, unboxChar, unboxDouble, unboxFloat, unboxAddr
  ) where

import Prelude
import Selfsame.Effect (Anything, Variable)
import Selfsame.Prim (primUnsupported)

newtype Int# = IntIn Int

newtype Word# = WordIn Word

newtype Char# = CharIn Char

newtype Double# = DoubleIn Double

newtype Float# = FloatIn Float

-- | A type, without any value of it.
data Proxy# t = ProxyIn

-- | A place of a literal, which is followed by a zero; of a block of memory, which "Selfsame.Unboxed.Memory" knows more of; or one that has only a number.
data Addr#
  = InLiteral String !Int
  | InBlock (Variable Anything) !Int
  | Nowhere !Int

-- | What @(# a #)@ stands for: whoever looks at it looks at nothing of what is inside.
data One a = One a

-- | What @(# a | b #)@ and its like stand for, with a constructor for each place.
data Sum2# a b = Sum2_1# a | Sum2_2# b

data Sum3# a b c = Sum3_1# a | Sum3_2# b | Sum3_3# c

data Sum4# a b c d = Sum4_1# a | Sum4_2# b | Sum4_3# c | Sum4_4# d

data Sum5# a b c d e = Sum5_1# a | Sum5_2# b | Sum5_3# c | Sum5_4# d | Sum5_5# e

boxInt :: Int# -> Int
boxInt (IntIn x) = x

boxWord :: Word# -> Word
boxWord (WordIn x) = x

boxChar :: Char# -> Char
boxChar (CharIn x) = x

boxDouble :: Double# -> Double
boxDouble (DoubleIn x) = x

boxFloat :: Float# -> Float
boxFloat (FloatIn x) = x

boxAddr :: Addr# -> String
boxAddr (InLiteral x n) = drop n x
boxAddr _ = primUnsupported "a run that reads text at an address"

unboxInt :: Int -> Int#
unboxInt x = IntIn x

unboxWord :: Word -> Word#
unboxWord x = WordIn x

unboxChar :: Char -> Char#
unboxChar x = CharIn x

unboxDouble :: Double -> Double#
unboxDouble x = DoubleIn x

unboxFloat :: Float -> Float#
unboxFloat x = FloatIn x

unboxAddr :: String -> Addr#
unboxAddr x = InLiteral x 0

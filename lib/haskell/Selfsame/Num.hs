{-# LANGUAGE NoImplicitPrelude #-}

-- | Addition, subtraction, multiplication.
module Selfsame.Num
  ( Num (..)
  , subtract
  ) where

import Data.Bool
import Data.Eq
import Data.Ord
import Selfsame.Prim

infixl 7 *
infixl 6 +, -

class Num a where
  (+), (-), (*) :: a -> a -> a
  negate, abs, signum :: a -> a
  fromInteger :: Integer -> a

  x - y = x + negate y
  negate x = 0 - x

instance Num Int where
  x + y = primIntAdd x y
  x - y = primIntSub x y
  x * y = primIntMul x y
  negate x = primIntNegate x
  abs x
    | x < 0 = primIntNegate x
    | otherwise = x
  signum x
    | x < 0 = primIntNegate 1
    | x == 0 = 0
    | otherwise = 1
  fromInteger n = primIntegerToInt n

instance Num Integer where
  x + y = primIntegerAdd x y
  x - y = primIntegerSub x y
  x * y = primIntegerMul x y
  negate x = primIntegerNegate x
  abs x
    | x < 0 = primIntegerNegate x
    | otherwise = x
  signum x
    | x < 0 = primIntegerNegate 1
    | x == 0 = 0
    | otherwise = 1
  fromInteger n = n

instance Num Double where
  x + y = primDoubleAdd x y
  x - y = primDoubleSub x y
  x * y = primDoubleMul x y
  negate x = primDoubleNegate x

  -- Zero of either sign has absolute value 0, and is its own sign.
  abs x
    | x == 0 = 0
    | x < 0 = primDoubleNegate x
    | otherwise = x
  signum x
    | x > 0 = 1
    | x < 0 = primDoubleNegate 1
    | otherwise = x
  fromInteger n = primIntegerToDouble n

subtract :: Num a => a -> a -> a
subtract x y = y - x

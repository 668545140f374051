-- Masks, shifts and numbers of some width.
module Bits where

import Data.Bits
import Data.Word

{-@ embed Word32 as (BitVec Size32) @-}

-- expect: verified
{-@ lowNibble :: Int -> {v:Int | 0 <= v && v <= 15} @-}
lowNibble :: Int -> Int
lowNibble n = n .&. 15

-- expect: concrete
{-@ lowBits :: Int -> {v:Int | 0 <= v && v < 15} @-}
lowBits :: Int -> Int
lowBits n = n .&. 15

-- expect: verified
{-@ parity :: n:Int -> {v:Int | v = n mod 2} @-}
parity :: Int -> Int
parity n = n .&. 1

-- expect: verified
{-@ quarter :: n:Nat -> {v:Nat | 4 * v <= n && n < 4 * v + 4} @-}
quarter :: Int -> Int
quarter n = n `shiftR` 2

-- expect: concrete
{-@ half :: n:Nat -> {v:Nat | 2 * v = n} @-}
half :: Int -> Int
half n = n `shiftR` 1

-- expect: verified
{-@ double :: n:Int -> {v:Int | v = n + n} @-}
double :: Int -> Int
double n = n `shiftL` 1

-- expect: verified
{-@ joined :: x:Nat -> y:Nat -> {v:Int | v >= x && v >= y && v <= x + y} @-}
joined :: Int -> Int -> Int
joined x y = x .|. y

-- expect: concrete
{-@ grown :: x:Nat -> y:Nat -> {v:Int | v > x} @-}
grown :: Int -> Int -> Int
grown x y = x .|. y

-- expect: verified
{-@ bucket :: Word8 -> {v:Int | 0 <= v && v < 256} @-}
bucket :: Word8 -> Int
bucket w = fromIntegral w

-- expect: concrete
{-@ slot :: Word8 -> {v:Int | 0 <= v && v < 255} @-}
slot :: Word8 -> Int
slot w = fromIntegral w

-- expect: verified
{-@ below :: x:Word16 -> {y:Word16 | y <= x} -> {v:Word16 | v <= x} @-}
below :: Word16 -> Word16 -> Word16
below x y = x - y

-- expect: concrete
{-@ wraps :: x:Word8 -> {v:Word8 | v > x} @-}
wraps :: Word8 -> Word8
wraps x = x + 1

-- expect: verified
{-@ masked :: x:Word32 -> y:Word32 -> {v:Word32 | v = bvand x y} @-}
masked :: Word32 -> Word32 -> Word32
masked x y = x .&. y

-- expect: concrete
{-@ mixed :: x:Word32 -> y:Word32 -> {v:Word32 | v = bvor x y} @-}
mixed :: Word32 -> Word32 -> Word32
mixed x y = x .&. y

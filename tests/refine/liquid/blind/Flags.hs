{-# OPTIONS_GHC -fplugin-opt=LiquidHaskell:--no-termination #-}
{-# OPTIONS_GHC -fplugin-opt=LiquidHaskell:--no-totality #-}
-- Flags that stand where GHC reads them.
module Flags where

-- expect: verified
{-@ loop :: Int -> Int @-}
loop :: Int -> Int
loop n = loop (n + 1)

-- expect: verified
{-@ until' :: p:(Int -> Bool) -> n:Int -> {v:Int | v >= n} @-}
until' :: (Int -> Bool) -> Int -> Int
until' p n = if p n then n else until' p (n + 1)

-- because: untilWrong (\n -> n == 0) 1 < 1
-- expect: concrete
{-@ untilWrong :: p:(Int -> Bool) -> n:Int -> {v:Int | v >= n} @-}
untilWrong :: (Int -> Bool) -> Int -> Int
untilWrong p n = if p n then n else untilWrong p (n - 1)

-- expect: verified
{-@ sign :: n:{v:Int | v /= 0} -> {v:Int | v = 1 || v = 0 - 1} @-}
sign :: Int -> Int
sign n
  | n > 0 = 1
  | n < 0 = -1

-- because: signWrong 1 /= 1 && signWrong 1 /= -1
-- expect: concrete
{-@ signWrong :: n:{v:Int | v /= 0} -> {v:Int | v = 1 || v = 0 - 1} @-}
signWrong :: Int -> Int
signWrong n
  | n > 0 = 2
  | n < 0 = -1

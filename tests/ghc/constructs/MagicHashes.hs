{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}
module MagicHashes where

import GHC.Exts

add :: Int -> Int -> Int
add (I# x) (I# y) = I# (x +# y)

fac :: Int -> Int
fac (I# n) = I# (go n 1#)
  where
    go 0# acc = acc
    go k acc = go (k -# 1#) (acc *# k)

collatz :: Int# -> Int#
collatz 1# = 0#
collatz n = case remInt# n 2# of
  0# -> 1# +# collatz (quotInt# n 2#)
  _ -> 1# +# collatz (3# *# n +# 1#)

divide :: Int -> Int -> (# Int, Int #)
divide a b = (# quot a b, rem a b #)

both :: Int -> Int -> Int
both a b = case divide a b of (# q, r #) -> 10 * q + r

lazyParts :: Int -> Int
lazyParts n = case (# n, error "never" #) of (# a, _ #) -> a + 1

smaller :: Int -> Int -> Bool
smaller (I# a) (I# b) = isTrue# (a <# b)

-- What is unboxed is evaluated where it is bound.
boom :: Int# -> Int#
boom 0# = error "boom"
boom n = n

strictLet :: Int -> Int
strictLet (I# n) = let m = boom n in 5

strictArg :: Int -> Int
strictArg (I# n) = ignore (boom n)

ignore :: Int# -> Int
ignore _ = 7

strictWhere :: Int -> Int
strictWhere (I# n)
  | isTrue# (n ># 100#) = 1
  | otherwise = 2
  where
    m = boom n

strictCase :: Int -> Int
strictCase (I# n) = case boom n of m -> 3

strictField :: Int -> Held
strictField (I# n) = Held (boom n)

data Held = Held Int#

held :: Held -> Int
held (Held n) = I# n

isHeld :: Held -> Bool
isHeld (Held _) = True

lazyBox :: Int -> Int
lazyBox n = let m = I# (unI (error "inside")) in n

unI :: Int -> Int#
unI (I# n) = n

letter :: Int -> Char
letter (I# n) = C# (chr# (n +# ord# 'a'#))

table :: Int -> Char
table (I# n) = C# (indexCharOffAddr# "hello"# n)

mean :: Double -> Double -> Double
mean (D# a) (D# b) = D# ((a +## b) /## 2.0##)

half :: Float -> Float
half (F# a) = F# (divideFloat# a 2.0#)

mix :: Word -> Word -> Word
mix (W# a) (W# b) = W# ((a `and#` b) `plusWord#` (a `xor#` b))

shifts :: Int -> Int -> (Int, Int, Int)
shifts (I# a) (I# n) = (I# (uncheckedIShiftL# a n), I# (uncheckedIShiftRA# a n), I# (uncheckedIShiftRL# a n))

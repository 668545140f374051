{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}
module MagicHashes where

import GHC.Base (unsafeChr)
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

data Kept = Kept {kept :: Int#, other :: Int}

strictRecord :: Int -> Int
strictRecord (I# n) = other (Kept {kept = boom n, other = 4})

strictUpdate :: Int -> Int
strictUpdate (I# n) = other ((Kept 1# 6) {kept = boom n})

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

sign :: Int -> String
sign (I# n) = case n of
  -1# -> "minus one"
  0# -> "zero"
  _ -> "other"

class Named a where
  named :: Proxy# a -> String

instance Named Int where
  named _ = "Int"

instance Named Bool where
  named p = "Bool"

nameOf :: String
nameOf = named (proxy# :: Proxy# Int) ++ named (proxy# :: Proxy# Bool)

-- A prompt has no such names.
magic1 = I# (collatz 27#)
magic2 = isTrue# (3# ==# 3#)
magic3 = isTrue# (3# /=# 3#)
magic4 = isTrue# (3# <=# 2#)
magic5 = isTrue# (3# >=# 2#)
magic6 = I# (negateInt# 4#)
magic7 = I# (andI# 12# 10#)
magic8 = I# (orI# 12# 10#)
magic9 = I# (xorI# 12# 10#)
magic10 = I# (notI# 0#)
magic11 = I# (quotInt# (negateInt# 7#) 2#)
magic12 = I# (remInt# (negateInt# 7#) 2#)
magic13 = case quotRemInt# 17# 5# of (# q, r #) -> (I# q, I# r)
magic14 = I# (iShiftL# 1# 4#)
magic15 = I# (iShiftRA# (negateInt# 16#) 2#)
magic16 = I# (iShiftRL# 16# 2#)
magic17 = W# (shiftL# 1## 4#)
magic18 = W# (shiftRL# 16## 2#)
magic19 = W# (uncheckedShiftL# 3## 2#)
magic20 = W# (uncheckedShiftRL# 12## 2#)
magic21 = W# (minusWord# 3## 5##)
magic22 = W# (timesWord# 3## 5##)
magic23 = W# (quotWord# 17## 5##)
magic24 = W# (remWord# 17## 5##)
magic25 = W# (or# 12## 3##)
magic26 = W# (not# 0##)
magic27 = isTrue# (eqWord# 3## 3##)
magic28 = isTrue# (neWord# 3## 3##)
magic29 = isTrue# (ltWord# 3## 4##)
magic30 = isTrue# (leWord# 3## 3##)
magic31 = isTrue# (gtWord# 3## 4##)
magic32 = isTrue# (geWord# 3## 4##)
magic33 = W# (int2Word# (negateInt# 1#))
magic34 = I# (word2Int# 5##)
magic35 = isTrue# (eqChar# 'a'# 'a'#)
magic36 = isTrue# (neChar# 'a'# 'a'#)
magic37 = isTrue# (ltChar# 'a'# 'b'#)
magic38 = isTrue# (leChar# 'a'# 'b'#)
magic39 = isTrue# (gtChar# 'a'# 'b'#)
magic40 = isTrue# (geChar# 'a'# 'b'#)
magic41 = D# (1.5## -## 2.0##)
magic42 = D# (1.5## *## 2.0##)
magic43 = isTrue# (1.5## ==## 1.5##)
magic44 = isTrue# (1.5## /=## 1.5##)
magic45 = isTrue# (1.5## <## 2.0##)
magic46 = isTrue# (1.5## <=## 2.0##)
magic47 = isTrue# (1.5## >## 2.0##)
magic48 = isTrue# (1.5## >=## 2.0##)
magic49 = D# (negateDouble# 2.0##)
magic50 = D# (fabsDouble# (negateDouble# 2.0##))
magic51 = D# (sqrtDouble# 16.0##)
magic52 = D# (int2Double# 3#)
magic53 = I# (double2Int# 3.9##)
magic54 = I# (double2Int# (negateDouble# 3.9##))
magic55 = F# (plusFloat# 1.5# 2.0#)
magic56 = F# (minusFloat# 1.5# 2.0#)
magic57 = F# (timesFloat# 1.5# 2.0#)
magic58 = F# (negateFloat# 1.5#)
magic59 = isTrue# (eqFloat# 1.5# 1.5#)
magic60 = isTrue# (ltFloat# 1.5# 1.0#)
magic61 = F# (int2Float# 3#)
magic62 = I# (float2Int# 2.5#)
magic63 = D# (float2Double# 0.5#)
magic64 = F# (double2Float# 0.1##)
magic65 = I# (narrow8Int# 200#)
magic66 = I# (narrow16Int# 40000#)
magic67 = I# (narrow32Int# 3000000000#)
magic68 = W# (narrow8Word# 300##)
magic69 = W# (narrow16Word# 70000##)
magic70 = W# (narrow32Word# 5000000000##)
magic71 = W# (popCnt# 255##)
magic72 = W# (clz# 1##)
magic73 = W# (ctz# 8##)
magic74 = unpackCString# "text"#
magic75 = (tagToEnum# (1# ># 0#) :: Bool)

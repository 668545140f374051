{-# LANGUAGE MagicHash #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | What can be done with unboxed values.
module Selfsame.Primops
  ( module Selfsame.Unboxed.State
  , module Selfsame.Unboxed.Array
  , module Selfsame.Unboxed.Memory
  , module Selfsame.Unboxed.Elements
  , RealWorld
  , reallyUnsafePtrEquality#
  , Int#, Word#, Char#, Double#, Float#, Addr#, Proxy#
  , proxy#
  , pattern I#, pattern W#, pattern C#, pattern D#, pattern F#
  , isTrue#, tagToEnum#
  , (+#), (-#), (*#), (==#), (/=#), (<#), (<=#), (>#), (>=#)
  , quotInt#, remInt#, quotRemInt#, negateInt#, andI#, orI#, xorI#, notI#
  , uncheckedIShiftL#, uncheckedIShiftRA#, uncheckedIShiftRL#
  , iShiftL#, iShiftRA#, iShiftRL#, shiftL#, shiftRL#
  , plusWord#, minusWord#, timesWord#, quotWord#, remWord#, and#, or#, xor#, not#
  , eqWord#, neWord#, ltWord#, leWord#, gtWord#, geWord#
  , uncheckedShiftL#, uncheckedShiftRL#
  , int2Word#, word2Int#, ord#, chr#, eqChar#, neChar#, ltChar#, leChar#, gtChar#, geChar#
  , (+##), (-##), (*##), (/##), (==##), (/=##), (<##), (<=##), (>##), (>=##)
  , negateDouble#, fabsDouble#, sqrtDouble#, int2Double#, double2Int#
  , plusFloat#, minusFloat#, timesFloat#, divideFloat#, negateFloat#, eqFloat#, neFloat#, ltFloat#, leFloat#, gtFloat#, geFloat#, int2Float#, float2Int#
  , float2Double#, double2Float#
  , narrow8Int#, narrow16Int#, narrow32Int#, narrow8Word#, narrow16Word#, narrow32Word#
  , popCnt#, clz#, ctz#
  , unpackCString#
  ) where

import Data.Bits
import Data.Char (chr, ord)
import Data.Int
import Data.Word
import GHC.Float (double2Float, float2Double)
import Prelude
import Selfsame.Effect (samePlace)
import Selfsame.RealWorld (RealWorld)
import Selfsame.Unboxed
import Selfsame.Unboxed.Array
import Selfsame.Unboxed.Elements
import Selfsame.Unboxed.Memory hiding (blockBytes, loadAddr, loadArray, loadMutable, newBlock, retireBlock, storeAddr, storeMutable)
import Selfsame.Unboxed.State hiding (MutVar# (..), State# (..), fromIO, fromST, known, toIO, toST, unknown)
import Selfsame.Unboxed.State (MutVar#, State#)

infix 4 ==#, /=#, <#, <=#, >#, >=#, ==##, /=##, <##, <=##, >##, >=##
infixl 6 +#, -#, +##, -##
infixl 7 *#, *##, /##

pattern I# :: Int# -> Int
pattern I# x <- (unboxInt -> x) where
  I# x = boxInt x

pattern W# :: Word# -> Word
pattern W# x <- (unboxWord -> x) where
  W# x = boxWord x

pattern C# :: Char# -> Char
pattern C# x <- (unboxChar -> x) where
  C# x = boxChar x

pattern D# :: Double# -> Double
pattern D# x <- (unboxDouble -> x) where
  D# x = boxDouble x

pattern F# :: Float# -> Float
pattern F# x <- (unboxFloat -> x) where
  F# x = boxFloat x

proxy# :: Proxy# t
proxy# = ProxyIn

truth :: Bool -> Int#
truth True = IntIn 1
truth False = IntIn 0

isTrue# :: Int# -> Bool
isTrue# (IntIn x) = x == 1

-- | Of truth values only.
tagToEnum# :: Int# -> Bool
tagToEnum# (IntIn x) = x == 1

(+#), (-#), (*#), quotInt#, remInt#, andI#, orI#, xorI# :: Int# -> Int# -> Int#
IntIn a +# IntIn b = IntIn (a + b)
IntIn a -# IntIn b = IntIn (a - b)
IntIn a *# IntIn b = IntIn (a * b)
quotInt# (IntIn a) (IntIn b) = IntIn (quot a b)
remInt# (IntIn a) (IntIn b) = IntIn (rem a b)
andI# (IntIn a) (IntIn b) = IntIn (a .&. b)
orI# (IntIn a) (IntIn b) = IntIn (a .|. b)
xorI# (IntIn a) (IntIn b) = IntIn (xor a b)

quotRemInt# :: Int# -> Int# -> (Int#, Int#)
quotRemInt# (IntIn a) (IntIn b) = q `seq` r `seq` (IntIn q, IntIn r)
  where
    q = quot a b
    r = rem a b

(==#), (/=#), (<#), (<=#), (>#), (>=#) :: Int# -> Int# -> Int#
IntIn a ==# IntIn b = truth (a == b)
IntIn a /=# IntIn b = truth (a /= b)
IntIn a <# IntIn b = truth (a < b)
IntIn a <=# IntIn b = truth (a <= b)
IntIn a ># IntIn b = truth (a > b)
IntIn a >=# IntIn b = truth (a >= b)

negateInt#, notI# :: Int# -> Int#
negateInt# (IntIn a) = IntIn (negate a)
notI# (IntIn a) = IntIn (complement a)

uncheckedIShiftL#, uncheckedIShiftRA#, uncheckedIShiftRL#, iShiftL#, iShiftRA#, iShiftRL# :: Int# -> Int# -> Int#
uncheckedIShiftL# (IntIn a) (IntIn n) = IntIn (shiftL a n)
uncheckedIShiftRA# (IntIn a) (IntIn n) = IntIn (shiftR a n)
uncheckedIShiftRL# (IntIn a) (IntIn n) = IntIn (fromIntegral (shiftR (fromIntegral a :: Word) n))
iShiftL# a n = uncheckedIShiftL# a n
iShiftRA# a n = uncheckedIShiftRA# a n
iShiftRL# a n = uncheckedIShiftRL# a n

uncheckedShiftL#, uncheckedShiftRL#, shiftL#, shiftRL# :: Word# -> Int# -> Word#
uncheckedShiftL# (WordIn a) (IntIn n) = WordIn (shiftL a n)
uncheckedShiftRL# (WordIn a) (IntIn n) = WordIn (shiftR a n)
shiftL# a n = uncheckedShiftL# a n
shiftRL# a n = uncheckedShiftRL# a n

plusWord#, minusWord#, timesWord#, quotWord#, remWord#, and#, or#, xor# :: Word# -> Word# -> Word#
plusWord# (WordIn a) (WordIn b) = WordIn (a + b)
minusWord# (WordIn a) (WordIn b) = WordIn (a - b)
timesWord# (WordIn a) (WordIn b) = WordIn (a * b)
quotWord# (WordIn a) (WordIn b) = WordIn (quot a b)
remWord# (WordIn a) (WordIn b) = WordIn (rem a b)
and# (WordIn a) (WordIn b) = WordIn (a .&. b)
or# (WordIn a) (WordIn b) = WordIn (a .|. b)
xor# (WordIn a) (WordIn b) = WordIn (xor a b)

not# :: Word# -> Word#
not# (WordIn a) = WordIn (complement a)

eqWord#, neWord#, ltWord#, leWord#, gtWord#, geWord# :: Word# -> Word# -> Int#
eqWord# (WordIn a) (WordIn b) = truth (a == b)
neWord# (WordIn a) (WordIn b) = truth (a /= b)
ltWord# (WordIn a) (WordIn b) = truth (a < b)
leWord# (WordIn a) (WordIn b) = truth (a <= b)
gtWord# (WordIn a) (WordIn b) = truth (a > b)
geWord# (WordIn a) (WordIn b) = truth (a >= b)

int2Word# :: Int# -> Word#
int2Word# (IntIn a) = WordIn (fromIntegral a)

word2Int# :: Word# -> Int#
word2Int# (WordIn a) = IntIn (fromIntegral a)

ord# :: Char# -> Int#
ord# (CharIn c) = IntIn (ord c)

chr# :: Int# -> Char#
chr# (IntIn n) = CharIn (chr n)

eqChar#, neChar#, ltChar#, leChar#, gtChar#, geChar# :: Char# -> Char# -> Int#
eqChar# (CharIn a) (CharIn b) = truth (a == b)
neChar# (CharIn a) (CharIn b) = truth (a /= b)
ltChar# (CharIn a) (CharIn b) = truth (a < b)
leChar# (CharIn a) (CharIn b) = truth (a <= b)
gtChar# (CharIn a) (CharIn b) = truth (a > b)
geChar# (CharIn a) (CharIn b) = truth (a >= b)

(+##), (-##), (*##), (/##) :: Double# -> Double# -> Double#
DoubleIn a +## DoubleIn b = DoubleIn (a + b)
DoubleIn a -## DoubleIn b = DoubleIn (a - b)
DoubleIn a *## DoubleIn b = DoubleIn (a * b)
DoubleIn a /## DoubleIn b = DoubleIn (a / b)

(==##), (/=##), (<##), (<=##), (>##), (>=##) :: Double# -> Double# -> Int#
DoubleIn a ==## DoubleIn b = truth (a == b)
DoubleIn a /=## DoubleIn b = truth (a /= b)
DoubleIn a <## DoubleIn b = truth (a < b)
DoubleIn a <=## DoubleIn b = truth (a <= b)
DoubleIn a >## DoubleIn b = truth (a > b)
DoubleIn a >=## DoubleIn b = truth (a >= b)

negateDouble#, fabsDouble#, sqrtDouble# :: Double# -> Double#
negateDouble# (DoubleIn a) = DoubleIn (negate a)
fabsDouble# (DoubleIn a) = DoubleIn (abs a)
sqrtDouble# (DoubleIn a) = DoubleIn (sqrt a)

int2Double# :: Int# -> Double#
int2Double# (IntIn a) = DoubleIn (fromIntegral a)

double2Int# :: Double# -> Int#
double2Int# (DoubleIn a) = IntIn (truncate a)

plusFloat#, minusFloat#, timesFloat#, divideFloat# :: Float# -> Float# -> Float#
plusFloat# (FloatIn a) (FloatIn b) = FloatIn (a + b)
minusFloat# (FloatIn a) (FloatIn b) = FloatIn (a - b)
timesFloat# (FloatIn a) (FloatIn b) = FloatIn (a * b)
divideFloat# (FloatIn a) (FloatIn b) = FloatIn (a / b)

negateFloat# :: Float# -> Float#
negateFloat# (FloatIn a) = FloatIn (negate a)

eqFloat#, neFloat#, ltFloat#, leFloat#, gtFloat#, geFloat# :: Float# -> Float# -> Int#
neFloat# (FloatIn a) (FloatIn b) = truth (a /= b)
leFloat# (FloatIn a) (FloatIn b) = truth (a <= b)
gtFloat# (FloatIn a) (FloatIn b) = truth (a > b)
geFloat# (FloatIn a) (FloatIn b) = truth (a >= b)
eqFloat# (FloatIn a) (FloatIn b) = truth (a == b)
ltFloat# (FloatIn a) (FloatIn b) = truth (a < b)

int2Float# :: Int# -> Float#
int2Float# (IntIn a) = FloatIn (fromIntegral a)

float2Int# :: Float# -> Int#
float2Int# (FloatIn a) = IntIn (truncate a)

float2Double# :: Float# -> Double#
float2Double# (FloatIn a) = DoubleIn (float2Double a)

double2Float# :: Double# -> Float#
double2Float# (DoubleIn a) = FloatIn (double2Float a)

narrow8Int#, narrow16Int#, narrow32Int# :: Int# -> Int#
narrow8Int# (IntIn a) = IntIn (fromIntegral (fromIntegral a :: Int8))
narrow16Int# (IntIn a) = IntIn (fromIntegral (fromIntegral a :: Int16))
narrow32Int# (IntIn a) = IntIn (fromIntegral (fromIntegral a :: Int32))

narrow8Word#, narrow16Word#, narrow32Word# :: Word# -> Word#
narrow8Word# (WordIn a) = WordIn (fromIntegral (fromIntegral a :: Word8))
narrow16Word# (WordIn a) = WordIn (fromIntegral (fromIntegral a :: Word16))
narrow32Word# (WordIn a) = WordIn (fromIntegral (fromIntegral a :: Word32))

popCnt#, clz#, ctz# :: Word# -> Word#
popCnt# (WordIn a) = WordIn (fromIntegral (popCount a))
clz# (WordIn a) = WordIn (fromIntegral (countLeadingZeros a))
ctz# (WordIn a) = WordIn (fromIntegral (countTrailingZeros a))

unpackCString# :: Addr# -> String
unpackCString# addr = boxAddr addr

-- | Which values share a place is up to whoever runs the program, so nothing is proved of code that asks.
reallyUnsafePtrEquality# :: a -> a -> Int#
reallyUnsafePtrEquality# x y = if samePlace x y then IntIn 1 else IntIn 0

{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | What can be done with unboxed values.
module GHC.Prim
  ( Int#, Word#, Char#, Double#, Float#, Addr#, Proxy#
  , proxy#
  , tagToEnum#
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
  , plusFloat#, minusFloat#, timesFloat#, divideFloat#, negateFloat#, eqFloat#, ltFloat#, int2Float#, float2Int#
  , float2Double#, double2Float#
  , narrow8Int#, narrow16Int#, narrow32Int#, narrow8Word#, narrow16Word#, narrow32Word#
  , popCnt#, clz#, ctz#
  , indexCharOffAddr#

  , seq
  , coerce
  ) where

import GHC.Exts
import Prelude

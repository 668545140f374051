{-# LANGUAGE DerivingStrategies #-}
{-# LANGUAGE GeneralizedNewtypeDeriving #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | The numbers of C, as they are on a machine of 64 bits.
module Foreign.C.Types
  ( CChar (..)
  , CSChar (..)
  , CUChar (..)
  , CShort (..)
  , CUShort (..)
  , CInt (..)
  , CUInt (..)
  , CLong (..)
  , CULong (..)
  , CLLong (..)
  , CULLong (..)
  , CSize (..)
  , CPtrdiff (..)
  , CBool (..)
  , CWchar (..)
  , CSigAtomic (..)
  , CIntPtr (..)
  , CUIntPtr (..)
  , CIntMax (..)
  , CUIntMax (..)
  , CClock (..)
  , CTime (..)
  , CUSeconds (..)
  , CSUSeconds (..)
  , CFloat (..)
  , CDouble (..)
  ) where

import Data.Bits
import Data.Int
import Data.Word
import Prelude

newtype CChar = CChar Int8
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CSChar = CSChar Int8
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CUChar = CUChar Word8
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CShort = CShort Int16
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CUShort = CUShort Word16
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CInt = CInt Int32
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CUInt = CUInt Word32
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CLong = CLong Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CULong = CULong Word64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CLLong = CLLong Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CULLong = CULLong Word64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CSize = CSize Word64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CPtrdiff = CPtrdiff Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CBool = CBool Word8
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CWchar = CWchar Int32
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CSigAtomic = CSigAtomic Int32
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CIntPtr = CIntPtr Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CUIntPtr = CUIntPtr Word64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CIntMax = CIntMax Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CUIntMax = CUIntMax Word64
  deriving newtype (Eq, Ord, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Show, Read)

newtype CClock = CClock Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Show, Read)

newtype CTime = CTime Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Show, Read)

newtype CUSeconds = CUSeconds Word32
  deriving newtype (Eq, Ord, Num, Enum, Real, Show, Read)

newtype CSUSeconds = CSUSeconds Int64
  deriving newtype (Eq, Ord, Num, Enum, Real, Show, Read)

newtype CFloat = CFloat Float
  deriving newtype (Eq, Ord, Num, Enum, Real, Fractional, Floating, RealFrac, RealFloat, Show, Read)

newtype CDouble = CDouble Double
  deriving newtype (Eq, Ord, Num, Enum, Real, Fractional, Floating, RealFrac, RealFloat, Show, Read)

{-# LANGUAGE MagicHash #-}

-- | Addresses of values of a type.
module GHC.Ptr
  ( Ptr (..)
  , FunPtr (..)
  , nullPtr
  , castPtr
  , plusPtr
  , minusPtr
  , alignPtr
  , nullFunPtr
  , castFunPtr
  , castFunPtrToPtr
  , castPtrToFunPtr
  ) where

import Selfsame.Prim (primUnsupported)
import Selfsame.Primops
import Selfsame.Unboxed (boxInt, unboxInt)

data Ptr a = Ptr Addr#

-- | Nobody calls it.
data FunPtr a = FunPtr Addr#

instance Eq (Ptr a) where
  Ptr a == Ptr b = isTrue# (eqAddr# a b)

instance Ord (Ptr a) where
  compare (Ptr a) (Ptr b) = compare (boxInt (minusAddr# a b)) 0
  Ptr a < Ptr b = isTrue# (ltAddr# a b)
  Ptr a <= Ptr b = isTrue# (leAddr# a b)
  Ptr a > Ptr b = isTrue# (gtAddr# a b)
  Ptr a >= Ptr b = isTrue# (geAddr# a b)

instance Show (Ptr a) where
  showsPrec _ _ = primUnsupported "a run that looks at the number of an address"

instance Eq (FunPtr a) where
  FunPtr a == FunPtr b = isTrue# (eqAddr# a b)

nullPtr :: Ptr a
nullPtr = Ptr nullAddr#

castPtr :: Ptr a -> Ptr b
castPtr (Ptr addr) = Ptr addr

plusPtr :: Ptr a -> Int -> Ptr b
plusPtr (Ptr addr) by = case unboxInt by of by' -> Ptr (plusAddr# addr by')

minusPtr :: Ptr a -> Ptr b -> Int
minusPtr (Ptr a) (Ptr b) = boxInt (minusAddr# a b)

alignPtr :: Ptr a -> Int -> Ptr a
alignPtr _ _ = primUnsupported "a run that looks at the number of an address"

nullFunPtr :: FunPtr a
nullFunPtr = FunPtr nullAddr#

castFunPtr :: FunPtr a -> FunPtr b
castFunPtr (FunPtr addr) = FunPtr addr

castFunPtrToPtr :: FunPtr a -> Ptr b
castFunPtrToPtr (FunPtr addr) = Ptr addr

castPtrToFunPtr :: Ptr a -> FunPtr b
castPtrToFunPtr (Ptr addr) = FunPtr addr

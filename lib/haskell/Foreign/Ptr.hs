-- | Addresses.
module Foreign.Ptr
  ( Ptr
  , nullPtr
  , castPtr
  , plusPtr
  , minusPtr
  , alignPtr
  , FunPtr
  , nullFunPtr
  , castFunPtr
  , castFunPtrToPtr
  , castPtrToFunPtr
  , freeHaskellFunPtr
  , IntPtr (..)
  , WordPtr (..)
  , ptrToIntPtr
  , intPtrToPtr
  , ptrToWordPtr
  , wordPtrToPtr
  ) where

import GHC.Ptr
import Selfsame.Prim (primUnsupported)

newtype IntPtr = IntPtr Int

newtype WordPtr = WordPtr Word

freeHaskellFunPtr :: FunPtr a -> IO ()
freeHaskellFunPtr _ = return ()

ptrToIntPtr :: Ptr a -> IntPtr
ptrToIntPtr _ = primUnsupported "the number of an address"

intPtrToPtr :: IntPtr -> Ptr a
intPtrToPtr _ = primUnsupported "the number of an address"

ptrToWordPtr :: Ptr a -> WordPtr
ptrToWordPtr _ = primUnsupported "the number of an address"

wordPtrToPtr :: WordPtr -> Ptr a
wordPtrToPtr _ = primUnsupported "the number of an address"

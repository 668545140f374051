-- | Addresses of memory that somebody sees to.
module Foreign.ForeignPtr
  ( ForeignPtr
  , FinalizerPtr
  , FinalizerEnvPtr
  , newForeignPtr
  , newForeignPtr_
  , addForeignPtrFinalizer
  , finalizeForeignPtr
  , withForeignPtr
  , touchForeignPtr
  , castForeignPtr
  , plusForeignPtr
  , mallocForeignPtr
  , mallocForeignPtrBytes
  , mallocForeignPtrArray
  , mallocForeignPtrArray0
  ) where

import Foreign.Storable
import GHC.ForeignPtr
import GHC.Ptr
import Selfsame.Prim (primUnsupported)

newForeignPtr :: FinalizerPtr a -> Ptr a -> IO (ForeignPtr a)
newForeignPtr _ _ = primUnsupported "a finalizer"

mallocForeignPtrArray, mallocForeignPtrArray0 :: Storable a => Int -> IO (ForeignPtr a)
mallocForeignPtrArray n = forType undefined n
mallocForeignPtrArray0 n = forType undefined (n + 1)

forType :: Storable a => a -> Int -> IO (ForeignPtr a)
forType x n = mallocForeignPtrBytes (n * sizeOf x)

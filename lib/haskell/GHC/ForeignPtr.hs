{-# LANGUAGE MagicHash #-}

-- | Addresses of memory that somebody sees to. When it is given back, nobody sees here, and finalizers are not run.
module GHC.ForeignPtr
  ( ForeignPtr (..)
  , ForeignPtrContents (..)
  , FinalizerPtr
  , FinalizerEnvPtr
  , newForeignPtr_
  , newConcForeignPtr
  , mallocForeignPtr
  , mallocForeignPtrBytes
  , mallocForeignPtrAlignedBytes
  , mallocPlainForeignPtr
  , mallocPlainForeignPtrBytes
  , mallocPlainForeignPtrAlignedBytes
  , addForeignPtrFinalizer
  , addForeignPtrConcFinalizer
  , finalizeForeignPtr
  , touchForeignPtr
  , withForeignPtr
  , unsafeWithForeignPtr
  , unsafeForeignPtrToPtr
  , castForeignPtr
  , plusForeignPtr
  ) where

import Foreign.Storable
import GHC.Exts
import GHC.Ptr
import Selfsame.Effect (Result (..))
import qualified Selfsame.IO as Action
import Selfsame.Prim (primUnsupported)
import Selfsame.Unboxed.Memory (newBlock)

data ForeignPtr a = ForeignPtr Addr# ForeignPtrContents

-- | Who sees to it makes no difference.
data ForeignPtrContents
  = PlainForeignPtr
  | FinalPtr
  | MallocPtr
  | PlainPtr

type FinalizerPtr a = FunPtr (Ptr a -> IO ())

type FinalizerEnvPtr env a = FunPtr (Ptr env -> Ptr a -> IO ())

instance Eq (ForeignPtr a) where
  p == q = unsafeForeignPtrToPtr p == unsafeForeignPtrToPtr q

instance Ord (ForeignPtr a) where
  compare p q = compare (unsafeForeignPtrToPtr p) (unsafeForeignPtrToPtr q)

instance Show (ForeignPtr a) where
  showsPrec d p = showsPrec d (unsafeForeignPtrToPtr p)

newForeignPtr_ :: Ptr a -> IO (ForeignPtr a)
newForeignPtr_ (Ptr addr) = return (ForeignPtr addr PlainForeignPtr)

newConcForeignPtr :: Ptr a -> IO () -> IO (ForeignPtr a)
newConcForeignPtr _ _ = primUnsupported "a finalizer"

allocated :: Int -> IO (ForeignPtr a)
allocated n
  | n < 0 = errorWithoutStackTrace "mallocForeignPtrBytes: size must be >= 0"
  | otherwise = Action.IO (\token -> case newBlock n token of Result addr -> Result (ForeignPtr addr PlainPtr))

mallocForeignPtrBytes, mallocPlainForeignPtrBytes :: Int -> IO (ForeignPtr a)
mallocForeignPtrBytes n = allocated n
mallocPlainForeignPtrBytes n = allocated n

mallocForeignPtrAlignedBytes, mallocPlainForeignPtrAlignedBytes :: Int -> Int -> IO (ForeignPtr a)
mallocForeignPtrAlignedBytes n _ = allocated n
mallocPlainForeignPtrAlignedBytes n _ = allocated n

mallocForeignPtr, mallocPlainForeignPtr :: Storable a => IO (ForeignPtr a)
mallocForeignPtr = forType undefined
mallocPlainForeignPtr = forType undefined

forType :: Storable a => a -> IO (ForeignPtr a)
forType x = allocated (sizeOf x)

addForeignPtrFinalizer :: FinalizerPtr a -> ForeignPtr a -> IO ()
addForeignPtrFinalizer _ _ = primUnsupported "a finalizer"

addForeignPtrConcFinalizer :: ForeignPtr a -> IO () -> IO ()
addForeignPtrConcFinalizer _ _ = primUnsupported "a finalizer"

finalizeForeignPtr, touchForeignPtr :: ForeignPtr a -> IO ()
finalizeForeignPtr _ = return ()
touchForeignPtr (ForeignPtr _ _) = return ()

withForeignPtr, unsafeWithForeignPtr :: ForeignPtr a -> (Ptr a -> IO b) -> IO b
withForeignPtr p f = f (unsafeForeignPtrToPtr p) >>= \x -> touchForeignPtr p >> return x
unsafeWithForeignPtr p f = withForeignPtr p f

unsafeForeignPtrToPtr :: ForeignPtr a -> Ptr a
unsafeForeignPtrToPtr (ForeignPtr addr _) = Ptr addr

castForeignPtr :: ForeignPtr a -> ForeignPtr b
castForeignPtr (ForeignPtr addr contents) = ForeignPtr addr contents

plusForeignPtr :: ForeignPtr a -> Int -> ForeignPtr b
plusForeignPtr (ForeignPtr addr contents) (I# by) = ForeignPtr (plusAddr# addr by) contents

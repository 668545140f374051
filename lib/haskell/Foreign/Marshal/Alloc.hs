-- | Memory for a while, or until it is given back. Whoever uses it afterwards does what is not defined; nobody notices here.
module Foreign.Marshal.Alloc
  ( alloca
  , allocaBytes
  , allocaBytesAligned
  , malloc
  , mallocBytes
  , calloc
  , callocBytes
  , realloc
  , reallocBytes
  , free
  , finalizerFree
  ) where

import Data.Word (Word8)
import Foreign.Storable
import GHC.ForeignPtr
import GHC.Ptr
import Selfsame.Prim (primUnsupported)

mallocBytes :: Int -> IO (Ptr a)
mallocBytes n = fmap unsafeForeignPtrToPtr (mallocForeignPtrBytes n)

malloc :: Storable a => IO (Ptr a)
malloc = forType undefined mallocBytes

forType :: Storable a => a -> (Int -> r (Ptr a)) -> r (Ptr a)
forType x f = f (sizeOf x)

calloc :: Storable a => IO (Ptr a)
calloc = forType undefined callocBytes

callocBytes :: Int -> IO (Ptr a)
callocBytes n = mallocBytes n >>= \ptr -> mapM_ (\i -> pokeByteOff ptr i (0 :: Word8)) [0 .. n - 1] >> return ptr

alloca :: Storable a => (Ptr a -> IO b) -> IO b
alloca f = malloc >>= f

allocaBytes :: Int -> (Ptr a -> IO b) -> IO b
allocaBytes n f = mallocBytes n >>= f

allocaBytesAligned :: Int -> Int -> (Ptr a -> IO b) -> IO b
allocaBytesAligned n _ f = allocaBytes n f

realloc :: Storable b => Ptr a -> IO (Ptr b)
realloc _ = primUnsupported "memory that moves"

reallocBytes :: Ptr a -> Int -> IO (Ptr a)
reallocBytes _ _ = primUnsupported "memory that moves"

free :: Ptr a -> IO ()
free _ = return ()

finalizerFree :: FinalizerPtr a
finalizerFree = nullFunPtr

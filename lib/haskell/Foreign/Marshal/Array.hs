-- | Values one after the other in memory.
module Foreign.Marshal.Array
  ( mallocArray
  , mallocArray0
  , allocaArray
  , allocaArray0
  , callocArray
  , callocArray0
  , peekArray
  , peekArray0
  , pokeArray
  , pokeArray0
  , newArray
  , newArray0
  , withArray
  , withArray0
  , withArrayLen
  , withArrayLen0
  , copyArray
  , moveArray
  , lengthArray0
  , advancePtr
  ) where

import Foreign.Marshal.Alloc
import Foreign.Marshal.Utils
import Foreign.Storable
import GHC.Ptr

-- | Only its type matters.
pointee :: Ptr a -> a
pointee _ = undefined

width :: Storable a => Ptr a -> Int
width ptr = sizeOf (pointee ptr)

sized :: Storable a => a -> Int -> (Int -> IO (Ptr a)) -> IO (Ptr a)
sized x n f = f (n * sizeOf x)

mallocArray, mallocArray0, callocArray, callocArray0 :: Storable a => Int -> IO (Ptr a)
mallocArray n = sized undefined n mallocBytes
mallocArray0 n = mallocArray (n + 1)
callocArray n = sized undefined n callocBytes
callocArray0 n = callocArray (n + 1)

allocaArray, allocaArray0 :: Storable a => Int -> (Ptr a -> IO b) -> IO b
allocaArray n f = mallocArray n >>= f
allocaArray0 n f = mallocArray (n + 1) >>= f

peekArray :: Storable a => Int -> Ptr a -> IO [a]
peekArray n ptr = mapM (peekElemOff ptr) [0 .. n - 1]

peekArray0 :: (Storable a, Eq a) => a -> Ptr a -> IO [a]
peekArray0 end ptr = lengthArray0 end ptr >>= \n -> peekArray n ptr

pokeArray :: Storable a => Ptr a -> [a] -> IO ()
pokeArray ptr xs = sequence_ (zipWith (pokeElemOff ptr) [0 ..] xs)

pokeArray0 :: Storable a => a -> Ptr a -> [a] -> IO ()
pokeArray0 end ptr xs = pokeArray ptr (xs ++ [end])

newArray :: Storable a => [a] -> IO (Ptr a)
newArray xs = mallocArray (length xs) >>= \ptr -> pokeArray ptr xs >> return ptr

newArray0 :: Storable a => a -> [a] -> IO (Ptr a)
newArray0 end xs = mallocArray0 (length xs) >>= \ptr -> pokeArray0 end ptr xs >> return ptr

withArray :: Storable a => [a] -> (Ptr a -> IO b) -> IO b
withArray xs f = withArrayLen xs (\_ ptr -> f ptr)

withArray0 :: Storable a => a -> [a] -> (Ptr a -> IO b) -> IO b
withArray0 end xs f = withArrayLen0 end xs (\_ ptr -> f ptr)

withArrayLen :: Storable a => [a] -> (Int -> Ptr a -> IO b) -> IO b
withArrayLen xs f = newArray xs >>= f (length xs)

withArrayLen0 :: Storable a => a -> [a] -> (Int -> Ptr a -> IO b) -> IO b
withArrayLen0 end xs f = newArray0 end xs >>= f (length xs)

copyArray, moveArray :: Storable a => Ptr a -> Ptr a -> Int -> IO ()
copyArray to from n = copyBytes to from (n * width to)
moveArray to from n = moveBytes to from (n * width to)

lengthArray0 :: (Storable a, Eq a) => a -> Ptr a -> IO Int
lengthArray0 end ptr = go 0
  where go i = peekElemOff ptr i >>= \x -> if x == end then return i else go (i + 1)

advancePtr :: Storable a => Ptr a -> Int -> Ptr a
advancePtr ptr n = ptr `plusPtr` (n * width ptr)

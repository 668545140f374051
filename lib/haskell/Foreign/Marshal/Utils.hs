-- | Single values in memory, and blocks of bytes.
module Foreign.Marshal.Utils
  ( with
  , new
  , fromBool
  , toBool
  , maybeNew
  , maybeWith
  , maybePeek
  , withMany
  , copyBytes
  , moveBytes
  , fillBytes
  ) where

import Data.Word (Word8)
import Foreign.Marshal.Alloc
import Foreign.Storable
import GHC.Ptr

with :: Storable a => a -> (Ptr a -> IO b) -> IO b
with x f = alloca (\ptr -> poke ptr x >> f ptr)

new :: Storable a => a -> IO (Ptr a)
new x = malloc >>= \ptr -> poke ptr x >> return ptr

fromBool :: Num a => Bool -> a
fromBool False = 0
fromBool True = 1

toBool :: (Eq a, Num a) => a -> Bool
toBool x = x /= 0

maybeNew :: (a -> IO (Ptr b)) -> Maybe a -> IO (Ptr b)
maybeNew f x = maybe (return nullPtr) f x

maybeWith :: (a -> (Ptr b -> IO c) -> IO c) -> Maybe a -> (Ptr b -> IO c) -> IO c
maybeWith f x = maybe (\k -> k nullPtr) f x

maybePeek :: (Ptr a -> IO b) -> Ptr a -> IO (Maybe b)
maybePeek f ptr
  | ptr == nullPtr = return Nothing
  | otherwise = fmap Just (f ptr)

withMany :: (a -> (b -> r) -> r) -> [a] -> ([b] -> r) -> r
withMany _ [] f = f []
withMany withOne (x : xs) f = withOne x (\y -> withMany withOne xs (\ys -> f (y : ys)))

copyBytes, moveBytes :: Ptr a -> Ptr a -> Int -> IO ()
copyBytes to from n = bytesAt from n >>= \bytes -> putBytes to bytes
moveBytes to from n = copyBytes to from n

bytesAt :: Ptr a -> Int -> IO [Word8]
bytesAt ptr n = mapM (peekByteOff ptr) [0 .. n - 1]

putBytes :: Ptr a -> [Word8] -> IO ()
putBytes ptr bytes = sequence_ (zipWith (pokeByteOff ptr) [0 ..] bytes)

fillBytes :: Ptr a -> Word8 -> Int -> IO ()
fillBytes ptr byte n = mapM_ (\i -> pokeByteOff ptr i byte) [0 .. n - 1]

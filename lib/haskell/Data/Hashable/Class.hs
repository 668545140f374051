{-# LANGUAGE FlexibleInstances #-}

-- | The class, and its instances for the types of base.
module Data.Hashable.Class
  ( Hashable (..)
  , Hashable1 (..)
  , hashUsing
  , defaultHashWithSalt
  , hashPtr
  , hashWithSalt1
  ) where

import Data.Bits (xor)
import Data.ByteString (ByteString)
import qualified Data.ByteString as Bytes
import Data.Complex (Complex (..))
import Data.Functor.Const (Const (..))
import Data.Functor.Identity (Identity (..))
import Data.Int
import Data.List (foldl')
import Data.List.NonEmpty (NonEmpty (..))
import Data.Ratio (Ratio, denominator, numerator)
import Data.Void (Void, absurd)
import Data.Word
import GHC.Ptr (Ptr)
import Numeric.Natural (Natural)
import Selfsame.Prim (primUnsupported)

class Hashable a where
  hashWithSalt :: Int -> a -> Int
  hash :: a -> Int

  hashWithSalt _ _ = primUnsupported "a hash that is derived"
  hash x = hashWithSalt defaultSalt x

class Hashable1 t where
  liftHashWithSalt :: (Int -> a -> Int) -> Int -> t a -> Int

hashWithSalt1 :: (Hashable1 f, Hashable a) => Int -> f a -> Int
hashWithSalt1 salt x = liftHashWithSalt hashWithSalt salt x

infixl 0 `hashWithSalt`

defaultSalt :: Int
defaultSalt = -3750763034362895579

combine :: Int -> Int -> Int
combine a b = (a * 1099511628211) `xor` b

defaultHashWithSalt :: Hashable a => Int -> a -> Int
defaultHashWithSalt salt x = salt `combine` hash x

hashUsing :: Hashable b => (a -> b) -> Int -> a -> Int
hashUsing f salt x = hashWithSalt salt (f x)

hashPtr :: Ptr a -> Int -> IO Int
hashPtr _ _ = primUnsupported "a hash of memory"

instance Hashable Int where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Int8 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Int16 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Int32 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Int64 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Word where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Word8 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Word16 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Word32 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable Word64 where
  hash n = fromIntegral n
  hashWithSalt = defaultHashWithSalt

instance Hashable () where
  hash x = fromEnum x
  hashWithSalt = defaultHashWithSalt

instance Hashable Bool where
  hash x = fromEnum x
  hashWithSalt = defaultHashWithSalt

instance Hashable Ordering where
  hash x = fromEnum x
  hashWithSalt = defaultHashWithSalt

instance Hashable Char where
  hash x = fromEnum x
  hashWithSalt = defaultHashWithSalt

-- | Of numbers that are no 'Int', it depends on how they are kept.
instance Hashable Integer where
  hash n
    | n >= toInteger (minBound :: Int) && n <= toInteger (maxBound :: Int) = fromInteger n
    | otherwise = primUnsupported "a run that needs the hash of a large number"
  hashWithSalt salt n = defaultHashWithSalt salt n

instance Hashable Natural where
  hash n
    | toInteger n <= toInteger (maxBound :: Int) = fromIntegral n
    | otherwise = primUnsupported "a run that needs the hash of a large number"
  hashWithSalt salt n = defaultHashWithSalt salt n

instance Hashable a => Hashable (Ratio a) where
  hash x = hash (numerator x) `hashWithSalt` denominator x
  hashWithSalt s x = s `hashWithSalt` numerator x `hashWithSalt` denominator x

instance Hashable a => Hashable (Complex a) where
  hash (r :+ i) = hash r `hashWithSalt` i
  hashWithSalt s (r :+ i) = s `hashWithSalt` r `hashWithSalt` i

-- | What tells one constructor from another.
other :: Int
other = fromIntegral (quot (maxBound :: Word) 3)

instance Hashable a => Hashable (Maybe a) where
  hash Nothing = 0
  hash (Just x) = other `hashWithSalt` x
  hashWithSalt = defaultHashWithSalt

instance (Hashable a, Hashable b) => Hashable (Either a b) where
  hash (Left x) = 0 `hashWithSalt` x
  hash (Right x) = other `hashWithSalt` x
  hashWithSalt = defaultHashWithSalt

-- | The elements, and then how many there are.
instance Hashable a => Hashable [a] where
  hashWithSalt salt xs = case foldl' step (Counted salt 0) xs of Counted s n -> hashWithSalt s n
    where step (Counted s n) x = Counted (hashWithSalt s x) (n + 1)

data Counted = Counted !Int !Int

instance Hashable a => Hashable (NonEmpty a) where
  hashWithSalt salt (x :| xs) = salt `hashWithSalt` x `hashWithSalt` xs

instance Hashable Void where
  hashWithSalt _ x = absurd x

instance Hashable a => Hashable (Identity a) where
  hash (Identity x) = hash x
  hashWithSalt salt (Identity x) = hashWithSalt salt x

instance Hashable a => Hashable (Const a b) where
  hash (Const x) = hash x
  hashWithSalt salt (Const x) = hashWithSalt salt x

instance Hashable Float where
  hash _ = primUnsupported "a run that needs the hash of a fraction"
  hashWithSalt salt x = defaultHashWithSalt salt x

instance Hashable Double where
  hash _ = primUnsupported "a run that needs the hash of a fraction"
  hashWithSalt salt x = defaultHashWithSalt salt x

-- | The length, and then each byte.
instance Hashable ByteString where
  hashWithSalt salt b = foldl' (\h w -> combine h (fromIntegral w)) (hashWithSalt salt (Bytes.length b)) (Bytes.unpack b)

instance (Hashable a, Hashable b) => Hashable (a, b) where
  hash (a', b') = hash a' `hashWithSalt` b'
  hashWithSalt s (a', b') = s `hashWithSalt` a' `hashWithSalt` b'

instance (Hashable a, Hashable b, Hashable c) => Hashable (a, b, c) where
  hash (a', b', c') = hash a' `hashWithSalt` b' `hashWithSalt` c'
  hashWithSalt s (a', b', c') = s `hashWithSalt` a' `hashWithSalt` b' `hashWithSalt` c'

instance (Hashable a, Hashable b, Hashable c, Hashable d) => Hashable (a, b, c, d) where
  hash (a', b', c', d') = hash a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d'
  hashWithSalt s (a', b', c', d') = s `hashWithSalt` a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d'

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e) => Hashable (a, b, c, d, e) where
  hash (a', b', c', d', e') = hash a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d' `hashWithSalt` e'
  hashWithSalt s (a', b', c', d', e') = s `hashWithSalt` a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d' `hashWithSalt` e'

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e, Hashable f) => Hashable (a, b, c, d, e, f) where
  hash (a', b', c', d', e', f') = hash a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d' `hashWithSalt` e' `hashWithSalt` f'
  hashWithSalt s (a', b', c', d', e', f') = s `hashWithSalt` a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d' `hashWithSalt` e' `hashWithSalt` f'

instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e, Hashable f, Hashable g) => Hashable (a, b, c, d, e, f, g) where
  hash (a', b', c', d', e', f', g') = hash a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d' `hashWithSalt` e' `hashWithSalt` f' `hashWithSalt` g'
  hashWithSalt s (a', b', c', d', e', f', g') = s `hashWithSalt` a' `hashWithSalt` b' `hashWithSalt` c' `hashWithSalt` d' `hashWithSalt` e' `hashWithSalt` f' `hashWithSalt` g'

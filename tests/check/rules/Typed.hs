-- Rules whose counterexamples are values of one type and not of another that is written alike. The comment above a rule says what is right.
module Typed where

import Prelude
import Data.Int
import Data.Word

twice :: Num a => a -> a
twice x = x + x

-- No two of them are equal, not even one with itself.
newtype Odd = Odd Int
instance Eq Odd where
  _ == _ = False

class Shifted a where
  shift :: a -> a
instance Shifted Odd where
  shift (Odd n) = Odd (n + 1)

same :: (Shifted a, Eq a) => a -> a -> Bool
same x y = x == y

{-# RULES
-- expect: refuted: nought has none before it
"word" forall (n :: Word) . n - 1 < n = True
-- expect: refuted: 127 and 127 is less
"int8" forall (n :: Int8) . twice n >= n = n >= 0
-- expect: refuted: after 255 comes nought
"converted" forall (n :: Word8) . fromIntegral (n + 1) = (fromIntegral n + 1 :: Int)
-- expect: refuted: inside data too
"inside" forall (m :: Maybe Word8) . fmap (+ 1) m = fmap (\x -> if x == 255 then 1 else x + 1) m
-- expect: refuted: by the only type that there is
"itself" forall x . same x (shift x) = True
  #-}

{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE TypeOperators #-}
module Generics where

import Control.Applicative
import Control.Monad
import GHC.Generics

data Shape = Dot | Line Int | Box' Int Bool deriving (Eq, Show)

instance Generic Shape where
  type Rep Shape = U1 :+: (K1 R Int :+: (K1 R Int :*: K1 R Bool))
  from Dot = L1 U1
  from (Line n) = R1 (L1 (K1 n))
  from (Box' n b) = R1 (R1 (K1 n :*: K1 b))
  to (L1 U1) = Dot
  to (R1 (L1 (K1 n))) = Line n
  to (R1 (R1 (K1 n :*: K1 b))) = Box' n b

class GSize f where
  gsize :: f p -> Int

instance GSize U1 where
  gsize _ = 0

instance GSize (K1 i c) where
  gsize _ = 1

instance (GSize f, GSize g) => GSize (f :+: g) where
  gsize (L1 a) = gsize a
  gsize (R1 b) = gsize b

instance (GSize f, GSize g) => GSize (f :*: g) where
  gsize (a :*: b) = gsize a + gsize b

instance GSize f => GSize (M1 i c f) where
  gsize (M1 x) = gsize x

size :: (Generic a, GSize (Rep a)) => a -> Int
size = gsize . from

again :: Generic a => a -> a
again = to . from

instance Generic1 Maybe' where
  type Rep1 Maybe' = U1 :+: Par1
  from1 None = L1 U1
  from1 (Some a) = R1 (Par1 a)
  to1 (L1 U1) = None
  to1 (R1 (Par1 a)) = Some a

data Maybe' a = None | Some a deriving (Show)

gmap :: (Generic1 f, Functor (Rep1 f)) => (a -> b) -> f a -> f b
gmap f = to1 . fmap f . from1

wrap :: f p -> M1 S c f p
wrap = M1

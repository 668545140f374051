{-# LANGUAGE DataKinds #-}
{-# LANGUAGE GADTs #-}
{-# LANGUAGE KindSignatures #-}
{-# LANGUAGE PolyKinds #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE TypeOperators #-}
module Promoted where

import Prelude hiding ((++))

data Nat = Z | S Nat

data Vec (n :: Nat) a where
  Nil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a

infixr 5 :>

vhead :: Vec ('S n) a -> a
vhead (x :> _) = x

vtail :: Vec ('S n) a -> Vec n a
vtail (_ :> xs) = xs

vzip :: Vec n a -> Vec n b -> Vec n (a, b)
vzip Nil Nil = Nil
vzip (x :> xs) (y :> ys) = (x, y) :> vzip xs ys

list :: Vec n a -> [a]
list Nil = []
list (x :> xs) = x : list xs

type family (n :: Nat) + (m :: Nat) :: Nat where
  'Z + m = m
  'S n + m = 'S (n + m)

append :: Vec n a -> Vec m a -> Vec (n + m) a
append Nil ys = ys
append (x :> xs) ys = x :> append xs ys

data State = Open | Closed

newtype Door (s :: State) = Door String

open :: Door 'Closed -> Door 'Open
open (Door name) = Door name

name :: Door s -> String
name (Door n) = n

front :: Door Closed
front = Door "front"

data HList (ts :: [*]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)

hhead :: HList (t ': ts) -> t
hhead (HCons x _) = x

three :: HList '[Int, Bool, Char]
three = HCons 1 (HCons True (HCons 'c' HNil))

hlen :: HList ts -> Int
hlen HNil = 0
hlen (HCons _ xs) = 1 + hlen xs

type family If (b :: Bool) t e where
  If 'True t e = t
  If 'False t e = e

picked :: If 'True Int Bool
picked = 5

newtype Tagged t a = Tagged a

tagged :: Tagged "label" Int -> Int
tagged (Tagged n) = n

counted :: Tagged 3 Int -> Int
counted (Tagged n) = n * 3

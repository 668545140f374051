{-# LANGUAGE AllowAmbiguousTypes #-}
{-# LANGUAGE ConstraintKinds #-}
{-# LANGUAGE DataKinds #-}
{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE GADTs #-}
{-# LANGUAGE MultiParamTypeClasses #-}
{-# LANGUAGE PolyKinds #-}
{-# LANGUAGE QuantifiedConstraints #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeApplications #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE TypeOperators #-}
{-# LANGUAGE UndecidableInstances #-}
module Kinds where

import Data.Kind

type Printable a = (Show a, Ord a)

type Shown = Show

type Number' a = (Printable a, Num a)

largest :: Printable a => [a] -> String
largest = show . maximum

shown :: Shown a => a -> String
shown x = "<" ++ show x ++ ">"

plus :: Number' a => a -> a -> String
plus x y = if x < y then show (x + y) else show (y - x)

data Some (c :: Type -> Constraint) where
  Some :: c a => a -> Some c

data Dict (c :: Constraint) where
  Dict :: c => Dict c

using :: Dict c -> (c => r) -> r
using Dict r = r

showAll :: [Some Show] -> [String]
showAll xs = [show x | Some x <- xs]

sizes :: [Some Foldable'] -> [Int]
sizes xs = [count x | Some x <- xs]

class Foldable' a where
  count :: a -> Int

instance Foldable' [a] where
  count = length

instance Foldable' (Maybe a) where
  count = maybe 0 (const 1)

instance Foldable' Int where
  count = id

each :: forall c r. (forall a. c a => a -> r) -> [Some c] -> [r]
each f xs = [f x | Some x <- xs]

sub :: Dict (Ord a) -> Dict (Eq a)
sub Dict = Dict

both :: Dict a -> Dict b -> Dict (a, b)
both Dict Dict = Dict

equal :: forall a. Dict (Eq a, Show a) -> a -> a -> String
equal Dict x y = if x == y then show x else show x ++ "/=" ++ show y

newtype Fix f = Fix (f (Fix f))

instance (forall a. Show a => Show (f a)) => Show (Fix f) where
  showsPrec d (Fix f) = showParen (d > 10) (showString "Fix " . showsPrec 11 f)

instance (forall a. Eq a => Eq (f a)) => Eq (Fix f) where
  Fix x == Fix y = x == y

instance (Eq (Fix f), forall a. Ord a => Ord (f a)) => Ord (Fix f) where
  compare (Fix x) (Fix y) = compare x y

data Rose f a = Rose a (f (Rose f a))

instance (Show a, forall b. Show b => Show (f b)) => Show (Rose f a) where
  showsPrec d (Rose a fs) = showParen (d > 10) (showString "Rose " . showsPrec 11 a . showString " " . showsPrec 11 fs)

class (forall a. Show a => Show (f a)) => ShowOne f

instance ShowOne Maybe

instance ShowOne []

showOne :: (ShowOne f, Show a) => f a -> String
showOne x = "one " ++ show x

everywhere' :: (forall a. Ord a => Ord (f a)) => f Int -> f Int -> Bool
everywhere' x y = x == y || x < y

type family All (c :: k -> Constraint) (ts :: [k]) :: Constraint where
  All c '[] = ()
  All c (t ': ts) = (c t, All c ts)

data HList (ts :: [Type]) where
  Nil :: HList '[]
  (:&) :: t -> HList ts -> HList (t ': ts)

infixr 5 :&

render :: All Show ts => HList ts -> [String]
render Nil = []
render (x :& xs) = show x : render xs

same :: All Eq ts => HList ts -> HList ts -> Bool
same Nil Nil = True
same (x :& xs) (y :& ys) = x == y && same xs ys

type family Needs a :: Constraint where
  Needs Int = Show Int
  Needs [a] = (Show a, Needs a)
  Needs Bool = ()

need :: (Needs [a]) => [a] -> String
need xs = show xs

class Monoid' (c :: Type -> Constraint) where
  name' :: String

instance Monoid' Show where
  name' = "Show"

instance Monoid' Eq where
  name' = "Eq"

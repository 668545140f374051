{-# LANGUAGE DeriveFoldable #-}
{-# LANGUAGE DeriveFunctor #-}
{-# LANGUAGE DeriveTraversable #-}
{-# LANGUAGE KindSignatures #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE TypeOperators #-}

-- | Types as sums of products. Instances of 'Generic' are written by hand here: none is derived.
module GHC.Generics
  ( V1
  , U1 (..)
  , Par1 (..)
  , Rec1 (..)
  , K1 (..)
  , M1 (..)
  , (:+:) (..)
  , (:*:) (..)
  , (:.:) (..)
  , Rec0
  , R
  , D1
  , C1
  , S1
  , D
  , C
  , S
  , Generic (..)
  , Generic1 (..)
  ) where

import Control.Applicative
import Control.Monad
import Data.Foldable
import Data.Traversable
import Prelude

infixr 5 :+:
infixr 6 :*:
infixr 7 :.:

data V1 p
  deriving (Eq, Ord, Functor, Foldable, Traversable)

data U1 p = U1

newtype Par1 p = Par1 {unPar1 :: p}
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

newtype Rec1 f p = Rec1 {unRec1 :: f p}
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

newtype K1 i c p = K1 {unK1 :: c}
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

newtype M1 i c f p = M1 {unM1 :: f p}
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

data (f :+: g) p = L1 (f p) | R1 (g p)
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

data (f :*: g) p = f p :*: g p
  deriving (Eq, Ord, Show, Functor, Foldable, Traversable)

newtype (f :.: g) p = Comp1 {unComp1 :: f (g p)}
  deriving (Eq, Ord, Show)

data R

data D

data C

data S

type Rec0 = K1 R

type D1 = M1 D

type C1 = M1 C

type S1 = M1 S

class Generic a where
  type Rep a :: * -> *
  from :: a -> Rep a x
  to :: Rep a x -> a

class Generic1 f where
  type Rep1 f :: * -> *
  from1 :: f a -> Rep1 f a
  to1 :: Rep1 f a -> f a

instance Eq (U1 p) where
  _ == _ = True

instance Ord (U1 p) where
  compare _ _ = EQ

instance Show (U1 p) where
  showsPrec _ _ = showString "U1"

instance Functor U1 where
  fmap _ _ = U1

instance Foldable U1 where
  foldr _ z _ = z
  null _ = True
  length _ = 0

instance Traversable U1 where
  traverse _ _ = pure U1

instance Applicative U1 where
  pure _ = U1
  _ <*> _ = U1

instance Alternative U1 where
  empty = U1
  _ <|> _ = U1

instance Monad U1 where
  _ >>= _ = U1

instance MonadPlus U1

instance Semigroup (U1 p) where
  _ <> _ = U1

instance Monoid (U1 p) where
  mempty = U1

instance Applicative Par1 where
  pure = Par1
  Par1 f <*> Par1 x = Par1 (f x)

instance Monad Par1 where
  Par1 x >>= f = f x

instance Semigroup p => Semigroup (Par1 p) where
  Par1 a <> Par1 b = Par1 (a <> b)

instance Monoid p => Monoid (Par1 p) where
  mempty = Par1 mempty

instance Applicative f => Applicative (Rec1 f) where
  pure a = Rec1 (pure a)
  Rec1 f <*> Rec1 x = Rec1 (f <*> x)

instance Alternative f => Alternative (Rec1 f) where
  empty = Rec1 empty
  Rec1 a <|> Rec1 b = Rec1 (a <|> b)

instance Monad f => Monad (Rec1 f) where
  Rec1 x >>= f = Rec1 (x >>= \a -> unRec1 (f a))

instance MonadPlus f => MonadPlus (Rec1 f)

instance Semigroup (f p) => Semigroup (Rec1 f p) where
  Rec1 a <> Rec1 b = Rec1 (a <> b)

instance Monoid (f p) => Monoid (Rec1 f p) where
  mempty = Rec1 mempty

instance Monoid c => Applicative (K1 i c) where
  pure _ = K1 mempty
  K1 a <*> K1 b = K1 (a <> b)

instance Semigroup c => Semigroup (K1 i c p) where
  K1 a <> K1 b = K1 (a <> b)

instance Monoid c => Monoid (K1 i c p) where
  mempty = K1 mempty

instance Applicative f => Applicative (M1 i c f) where
  pure a = M1 (pure a)
  M1 f <*> M1 x = M1 (f <*> x)

instance Alternative f => Alternative (M1 i c f) where
  empty = M1 empty
  M1 a <|> M1 b = M1 (a <|> b)

instance Monad f => Monad (M1 i c f) where
  M1 x >>= f = M1 (x >>= \a -> unM1 (f a))

instance MonadPlus f => MonadPlus (M1 i c f)

instance Semigroup (f p) => Semigroup (M1 i c f p) where
  M1 a <> M1 b = M1 (a <> b)

instance Monoid (f p) => Monoid (M1 i c f p) where
  mempty = M1 mempty

instance (Applicative f, Applicative g) => Applicative (f :*: g) where
  pure a = pure a :*: pure a
  (f :*: g) <*> (x :*: y) = (f <*> x) :*: (g <*> y)

instance (Alternative f, Alternative g) => Alternative (f :*: g) where
  empty = empty :*: empty
  (a :*: b) <|> (c :*: d) = (a <|> c) :*: (b <|> d)

instance (Monad f, Monad g) => Monad (f :*: g) where
  (m :*: n) >>= k = (m >>= \a -> left (k a)) :*: (n >>= \a -> right (k a))
    where
      left (a :*: _) = a
      right (_ :*: b) = b

instance (MonadPlus f, MonadPlus g) => MonadPlus (f :*: g)

instance (Semigroup (f p), Semigroup (g p)) => Semigroup ((f :*: g) p) where
  (a :*: b) <> (c :*: d) = (a <> c) :*: (b <> d)

instance (Monoid (f p), Monoid (g p)) => Monoid ((f :*: g) p) where
  mempty = mempty :*: mempty

instance (Functor f, Functor g) => Functor (f :.: g) where
  fmap f (Comp1 x) = Comp1 (fmap (fmap f) x)

instance (Foldable f, Foldable g) => Foldable (f :.: g) where
  foldMap f (Comp1 x) = foldMap (foldMap f) x

instance (Traversable f, Traversable g) => Traversable (f :.: g) where
  traverse f (Comp1 x) = fmap Comp1 (traverse (traverse f) x)

instance (Applicative f, Applicative g) => Applicative (f :.: g) where
  pure x = Comp1 (pure (pure x))
  Comp1 f <*> Comp1 x = Comp1 (liftA2 (<*>) f x)

instance (Alternative f, Applicative g) => Alternative (f :.: g) where
  empty = Comp1 empty
  Comp1 a <|> Comp1 b = Comp1 (a <|> b)

instance Semigroup (f (g p)) => Semigroup ((f :.: g) p) where
  Comp1 a <> Comp1 b = Comp1 (a <> b)

instance Monoid (f (g p)) => Monoid ((f :.: g) p) where
  mempty = Comp1 mempty

{-# LANGUAGE DeriveFoldable #-}
{-# LANGUAGE DeriveFunctor #-}
{-# LANGUAGE DeriveTraversable #-}
{-# LANGUAGE DataKinds #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE KindSignatures #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE TypeOperators #-}

-- | Types as sums of products.
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
  , Datatype (..)
  , Constructor (..)
  , Selector (..)
  , Fixity (..)
  , FixityI (..)
  , Associativity (..)
  , SourceUnpackedness (..)
  , SourceStrictness (..)
  , DecidedStrictness (..)
  , Meta (..)
  , prec
  , Generic1 (..)
  ) where

import Control.Applicative
import Control.Monad
import Data.Foldable
import Data.Traversable
import Prelude
import Selfsame.Literal (KnownNat (..), KnownSymbol (..), Number (..), Text (..))
import Selfsame.Prim

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

data Fixity = Prefix | Infix Associativity Int
  deriving (Eq, Ord, Show, Read)

-- | The same as a type.
data FixityI = PrefixI | InfixI Associativity Integer

data Associativity = LeftAssociative | RightAssociative | NotAssociative
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

data SourceUnpackedness = NoSourceUnpackedness | SourceNoUnpack | SourceUnpack
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

data SourceStrictness = NoSourceStrictness | SourceLazy | SourceStrict
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

data DecidedStrictness = DecidedLazy | DecidedStrict | DecidedUnpack
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

prec :: Fixity -> Int
prec Prefix = 10
prec (Infix _ n) = n

-- | What is known of a type, a constructor, a field. Of a field the label: how it is kept in memory is up to who compiles it.
data Meta = MetaData String String String Bool | MetaCons String FixityI Bool | MetaSel (Maybe String)

class Datatype d where
  datatypeName :: t d f a -> String
  moduleName :: t d f a -> String
  packageName :: t d f a -> String
  isNewtype :: t d f a -> Bool
  isNewtype _ = False

class Constructor c where
  conName :: t c f a -> String
  conFixity :: t c f a -> Fixity
  conFixity _ = Prefix
  conIsRecord :: t c f a -> Bool
  conIsRecord _ = False

class Selector s where
  selName :: t s f a -> String
  selSourceUnpackedness :: t s f a -> SourceUnpackedness
  selSourceStrictness :: t s f a -> SourceStrictness
  selDecidedStrictness :: t s f a -> DecidedStrictness

class Truth b where
  truth :: Is b

newtype Is b = Is Bool

instance Truth 'True where
  truth = Is True

instance Truth 'False where
  truth = Is False

class Place f where
  place :: At f

newtype At f = At Fixity

class Side a where
  side :: To a

newtype To a = To Associativity

instance Side 'LeftAssociative where
  side = To LeftAssociative

instance Side 'RightAssociative where
  side = To RightAssociative

instance Side 'NotAssociative where
  side = To NotAssociative

instance Place 'PrefixI where
  place = At Prefix

instance (Side a, KnownNat n) => Place ('InfixI a n) where
  place = case (side :: To a) of
    To associativity -> case (natNumber :: Number n) of
      Number level -> At (Infix associativity (fromInteger level))

class Label l where
  label :: Named l

newtype Named l = Named String

instance Label 'Nothing where
  label = Named ""

instance KnownSymbol s => Label ('Just s) where
  label = case (symbolText :: Text s) of Text name -> Named name

instance (KnownSymbol name, KnownSymbol m, Truth new) => Datatype ('MetaData name m package new) where
  datatypeName _ = case (symbolText :: Text name) of Text value -> value
  moduleName _ = case (symbolText :: Text m) of Text value -> value
  packageName _ = primUnsupported "a run that asks which package a type is of"
  isNewtype _ = case (truth :: Is new) of Is value -> value

instance (KnownSymbol name, Place at, Truth record) => Constructor ('MetaCons name at record) where
  conName _ = case (symbolText :: Text name) of Text value -> value
  conFixity _ = case (place :: At at) of At value -> value
  conIsRecord _ = case (truth :: Is record) of Is value -> value

instance Label l => Selector ('MetaSel l) where
  selName _ = case (label :: Named l) of Named value -> value
  selSourceUnpackedness _ = primUnsupported "a run that asks how a field is kept in memory"
  selSourceStrictness _ = primUnsupported "a run that asks how a field is kept in memory"
  selDecidedStrictness _ = primUnsupported "a run that asks how a field is kept in memory"

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

{-# LANGUAGE NoImplicitPrelude #-}

-- | Applicative functors and monads: the classes, the instances of basic types, the functions that need no more.
module Selfsame.Monad
  ( Applicative (..)
  , (<**>)
  , liftA
  , liftA3
  , Monad (..)
  , (=<<)
  , when
  , join
  , liftM
  , liftM2
  , ap
  , MonadFail (..)
  , Alternative (..)
  , MonadPlus (..)
  ) where

import Data.Bool
import Data.Either
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Monoid

infixl 4 <*>, *>, <*, <**>
infixl 3 <|>
infixl 1 >>=, >>
infixr 1 =<<

class Functor f => Applicative f where
  pure :: a -> f a
  (<*>) :: f (a -> b) -> f a -> f b
  liftA2 :: (a -> b -> c) -> f a -> f b -> f c
  (*>) :: f a -> f b -> f b
  (<*) :: f a -> f b -> f a

  fs <*> xs = liftA2 id fs xs
  liftA2 f xs ys = fmap f xs <*> ys
  xs *> ys = (id <$ xs) <*> ys
  xs <* ys = liftA2 const xs ys

(<**>) :: Applicative f => f a -> f (a -> b) -> f b
xs <**> fs = liftA2 (\x f -> f x) xs fs

liftA :: Applicative f => (a -> b) -> f a -> f b
liftA f xs = pure f <*> xs

liftA3 :: Applicative f => (a -> b -> c -> d) -> f a -> f b -> f c -> f d
liftA3 f xs ys zs = liftA2 f xs ys <*> zs

class Applicative m => Monad m where
  (>>=) :: m a -> (a -> m b) -> m b
  (>>) :: m a -> m b -> m b
  return :: a -> m a

  m >> k = m >>= \_ -> k
  return x = pure x

(=<<) :: Monad m => (a -> m b) -> m a -> m b
f =<< m = m >>= f

when :: Applicative f => Bool -> f () -> f ()
when True action = action
when False _ = pure ()

join :: Monad m => m (m a) -> m a
join m = m >>= id

liftM :: Monad m => (a -> b) -> m a -> m b
liftM f m = m >>= \x -> return (f x)

liftM2 :: Monad m => (a -> b -> c) -> m a -> m b -> m c
liftM2 f m1 m2 = m1 >>= \x -> m2 >>= \y -> return (f x y)

ap :: Monad m => m (a -> b) -> m a -> m b
ap mf mx = mf >>= \f -> mx >>= \x -> return (f x)

class Monad m => MonadFail m where
  fail :: String -> m a

class Applicative f => Alternative f where
  empty :: f a
  (<|>) :: f a -> f a -> f a
  some, many :: f a -> f [a]

  some v = oneOrMore
    where
      oneOrMore = liftA2 (:) v anyNumber
      anyNumber = oneOrMore <|> pure []
  many v = anyNumber
    where
      oneOrMore = liftA2 (:) v anyNumber
      anyNumber = oneOrMore <|> pure []

class (Alternative m, Monad m) => MonadPlus m where
  mzero :: m a
  mplus :: m a -> m a -> m a

  mzero = empty
  mplus x y = x <|> y

-- Lists

instance Applicative [] where
  pure x = [x]
  fs <*> xs = concatMap (\f -> map f xs) fs
  liftA2 f xs ys = concatMap (\x -> map (f x) ys) xs
  xs *> ys = concatMap (\_ -> ys) xs

instance Monad [] where
  xs >>= f = concatMap f xs
  xs >> ys = concatMap (\_ -> ys) xs

instance MonadFail [] where
  fail _ = []

instance Alternative [] where
  empty = []
  xs <|> ys = xs ++ ys

instance MonadPlus []

-- Maybe

instance Applicative Maybe where
  pure x = Just x
  Just f <*> m = fmap f m
  Nothing <*> _ = Nothing
  liftA2 f (Just x) (Just y) = Just (f x y)
  liftA2 _ _ _ = Nothing
  Just _ *> m = m
  Nothing *> _ = Nothing

instance Monad Maybe where
  Just x >>= f = f x
  Nothing >>= _ = Nothing
  m >> k = m *> k

instance MonadFail Maybe where
  fail _ = Nothing

instance Alternative Maybe where
  empty = Nothing
  Nothing <|> r = r
  l <|> _ = l

instance MonadPlus Maybe

-- Either

instance Applicative (Either e) where
  pure x = Right x
  Left e <*> _ = Left e
  Right f <*> r = fmap f r

instance Monad (Either e) where
  Left e >>= _ = Left e
  Right x >>= f = f x

-- Functions

instance Applicative ((->) r) where
  pure x = \_ -> x
  f <*> g = \r -> f r (g r)
  liftA2 op f g = \r -> op (f r) (g r)

instance Monad ((->) r) where
  f >>= k = \r -> k (f r) r

-- Pairs

instance Monoid a => Applicative ((,) a) where
  pure x = (mempty, x)
  (a, f) <*> (b, x) = (a <> b, f x)
  liftA2 f (a, x) (b, y) = (a <> b, f x y)

instance Monoid a => Monad ((,) a) where
  (a, x) >>= f = case f x of
    (b, y) -> (a <> b, y)

-- Non-empty lists

instance Applicative NonEmpty where
  pure x = x :| []
  fs <*> xs = ap fs xs
  liftA2 f xs ys = liftM2 f xs ys

instance Monad NonEmpty where
  ~(x :| xs) >>= f = y :| (ys ++ more)
    where
      ~(y :| ys) = f x
      more = concatMap (\z -> toList (f z)) xs
      toList ~(c :| cs) = c : cs

-- Order reversed

instance Applicative Down where
  pure x = Down x
  Down f <*> Down x = Down (f x)

instance Monad Down where
  Down x >>= f = f x

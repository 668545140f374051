{-# LANGUAGE ApplicativeDo #-}
module Blocks where

import Data.Functor.Compose
import Data.Functor.Const
import Data.Monoid

-- | Says what was called.
data Traced a = Traced String a
  deriving (Show)

instance Functor Traced where
  fmap f (Traced s a) = Traced ("fmap " ++ s) (f a)

instance Applicative Traced where
  pure = Traced "pure"
  Traced s f <*> Traced t a = Traced ("(" ++ s ++ " <*> " ++ t ++ ")") (f a)

instance Monad Traced where
  Traced s a >>= k = case k a of Traced t b -> Traced ("(" ++ s ++ " >>= " ++ t ++ ")") b

-- | Collects errors; no monad.
newtype Check e a = Check (Either [e] a)
  deriving (Show)

instance Functor (Check e) where
  fmap f (Check x) = Check (fmap f x)

instance Applicative (Check e) where
  pure = Check . Right
  Check (Left a) <*> Check (Left b) = Check (Left (a ++ b))
  Check (Left a) <*> _ = Check (Left a)
  Check (Right f) <*> Check r = Check (fmap f r)

wrong :: e -> Check e a
wrong e = Check (Left [e])

a, b, c :: Traced Int
a = Traced "a" 1
b = Traced "b" 2
c = Traced "c" 3

on :: Show x => String -> x -> Traced x
on = Traced

person :: Check String String -> Check String Int -> Check String (String, Int)
person name age = do
  n <- name
  k <- age
  pure (n, k)

named :: Applicative f => f Int -> f Int -> f (Int, Int)
named p q = do
  x <- p
  y <- q
  return (y, x)

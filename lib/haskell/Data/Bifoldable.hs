{-# LANGUAGE NoImplicitPrelude #-}

module Data.Bifoldable
  ( Bifoldable (..)
  , bifoldr'
  , bifoldl'
  , bitraverse_
  , bifor_
  , bimapM_
  , biforM_
  , bisequence_
  , bisequenceA_
  , biList
  , binull
  , bilength
  , bielem
  , bisum
  , biproduct
  , biconcat
  , biconcatMap
  , biand
  , bior
  , biany
  , biall
  , bifind
  ) where

import Data.Functor.Const
import Data.Monoid
import Prelude
import Selfsame.Monad

class Bifoldable p where
  bifold :: Monoid m => p m m -> m
  bifold = bifoldMap id id

  bifoldMap :: Monoid m => (a -> m) -> (b -> m) -> p a b -> m
  bifoldMap f g = bifoldr (\x rest -> mappend (f x) rest) (\y rest -> mappend (g y) rest) mempty

  bifoldr :: (a -> c -> c) -> (b -> c -> c) -> c -> p a b -> c
  bifoldr f g z t = appEndo (bifoldMap (\x -> Endo (f x)) (\y -> Endo (g y)) t) z

  bifoldl :: (c -> a -> c) -> (c -> b -> c) -> c -> p a b -> c
  bifoldl f g z t = appEndo (getDual (bifoldMap (\x -> Dual (Endo (\c -> f c x))) (\y -> Dual (Endo (\c -> g c y))) t)) z

  {-# MINIMAL bifoldr | bifoldMap #-}

instance Bifoldable (,) where
  bifoldMap f g ~(a, b) = f a `mappend` g b

instance Bifoldable ((,,) x) where
  bifoldMap f g ~(_, a, b) = f a `mappend` g b

instance Bifoldable Const where
  bifoldMap f _ (Const a) = f a

instance Bifoldable Either where
  bifoldMap f _ (Left a) = f a
  bifoldMap _ g (Right b) = g b

bifoldr' :: Bifoldable t => (a -> c -> c) -> (b -> c -> c) -> c -> t a b -> c
bifoldr' f g z0 xs = bifoldl (\k x z -> k $! f x z) (\k x z -> k $! g x z) id xs z0

bifoldl' :: Bifoldable t => (a -> b -> a) -> (a -> c -> a) -> a -> t b c -> a
bifoldl' f g z0 xs = bifoldr (\x k z -> k $! f z x) (\x k z -> k $! g z x) id xs z0

bitraverse_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bitraverse_ f g = bifoldr (\x rest -> f x *> rest) (\y rest -> g y *> rest) (pure ())

bifor_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
bifor_ t f g = bitraverse_ f g t

bimapM_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bimapM_ = bitraverse_

biforM_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
biforM_ = bifor_

bisequenceA_ :: (Bifoldable t, Applicative f) => t (f a) (f b) -> f ()
bisequenceA_ = bifoldr (*>) (*>) (pure ())

bisequence_ :: (Bifoldable t, Applicative f) => t (f a) (f b) -> f ()
bisequence_ = bisequenceA_

biList :: Bifoldable t => t a a -> [a]
biList = bifoldr (:) (:) []

binull :: Bifoldable t => t a b -> Bool
binull = bifoldr (\_ _ -> False) (\_ _ -> False) True

bilength :: Bifoldable t => t a b -> Int
bilength = bifoldl' (\c _ -> c + 1) (\c _ -> c + 1) 0

bielem :: (Bifoldable t, Eq a) => a -> t a a -> Bool
bielem x = biany (== x) (== x)

bisum :: (Bifoldable t, Num a) => t a a -> a
bisum t = getSum (bifoldMap Sum Sum t)

biproduct :: (Bifoldable t, Num a) => t a a -> a
biproduct t = getProduct (bifoldMap Product Product t)

biconcat :: Bifoldable t => t [a] [a] -> [a]
biconcat = bifold

biconcatMap :: Bifoldable t => (a -> [c]) -> (b -> [c]) -> t a b -> [c]
biconcatMap = bifoldMap

biand :: Bifoldable t => t Bool Bool -> Bool
biand t = getAll (bifoldMap All All t)

bior :: Bifoldable t => t Bool Bool -> Bool
bior t = getAny (bifoldMap Any Any t)

biany :: Bifoldable t => (a -> Bool) -> (b -> Bool) -> t a b -> Bool
biany p q t = getAny (bifoldMap (\x -> Any (p x)) (\y -> Any (q y)) t)

biall :: Bifoldable t => (a -> Bool) -> (b -> Bool) -> t a b -> Bool
biall p q t = getAll (bifoldMap (\x -> All (p x)) (\y -> All (q y)) t)

bifind :: Bifoldable t => (a -> Bool) -> t a a -> Maybe a
bifind p t = getFirst (bifoldMap finder finder t)
  where
    finder x = First (if p x then Just x else Nothing)

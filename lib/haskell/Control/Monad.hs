{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad
  ( Functor (..)
  , Monad (..)
  , MonadFail (..)
  , MonadPlus (..)
  , mapM
  , mapM_
  , forM
  , forM_
  , sequence
  , sequence_
  , (=<<)
  , (>=>)
  , (<=<)
  , forever
  , void
  , join
  , msum
  , mfilter
  , filterM
  , mapAndUnzipM
  , zipWithM
  , zipWithM_
  , foldM
  , foldM_
  , replicateM
  , replicateM_
  , guard
  , when
  , unless
  , liftM
  , liftM2
  , liftM3
  , liftM4
  , liftM5
  , ap
  , (<$!>)
  ) where

import Data.Foldable
import Data.Functor
import Data.Traversable
import Prelude
import Selfsame.Monad

infixr 1 >=>, <=<
infixl 4 <$!>

(>=>) :: Monad m => (a -> m b) -> (b -> m c) -> a -> m c
f >=> g = \x -> f x >>= g

(<=<) :: Monad m => (b -> m c) -> (a -> m b) -> a -> m c
g <=< f = \x -> f x >>= g

-- | One action that refers to itself, so that it is not built anew for each round.
forever :: Applicative f => f a -> f b
forever action = again
  where
    again = action *> again

mfilter :: MonadPlus m => (a -> Bool) -> m a -> m a
mfilter p m = m >>= keep
  where
    keep x
      | p x = return x
      | otherwise = mzero

filterM :: Applicative m => (a -> m Bool) -> [a] -> m [a]
filterM p xs = foldr step (pure []) xs
  where
    step x rest = liftA2 (choose x) (p x) rest
    choose x True kept = x : kept
    choose _ False kept = kept

mapAndUnzipM :: Applicative m => (a -> m (b, c)) -> [a] -> m ([b], [c])
mapAndUnzipM f xs = fmap unzip (traverse f xs)

zipWithM :: Applicative m => (a -> b -> m c) -> [a] -> [b] -> m [c]
zipWithM f xs ys = sequenceA (zipWith f xs ys)

zipWithM_ :: Applicative m => (a -> b -> m c) -> [a] -> [b] -> m ()
zipWithM_ f xs ys = sequenceA_ (zipWith f xs ys)

foldM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldM f z xs = foldlM f z xs

foldM_ :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m ()
foldM_ f z xs = foldlM f z xs >> return ()

replicateM :: Applicative m => Int -> m a -> m [a]
replicateM n action
  | n <= 0 = pure []
  | otherwise = liftA2 (:) action (replicateM (n - 1) action)

replicateM_ :: Applicative m => Int -> m a -> m ()
replicateM_ n action
  | n <= 0 = pure ()
  | otherwise = action *> replicateM_ (n - 1) action

guard :: Alternative f => Bool -> f ()
guard True = pure ()
guard False = empty

unless :: Applicative f => Bool -> f () -> f ()
unless True _ = pure ()
unless False action = action

liftM3 :: Monad m => (a -> b -> c -> d) -> m a -> m b -> m c -> m d
liftM3 f m1 m2 m3 = m1 >>= \x -> m2 >>= \y -> m3 >>= \z -> return (f x y z)

liftM4 :: Monad m => (a -> b -> c -> d -> e) -> m a -> m b -> m c -> m d -> m e
liftM4 f m1 m2 m3 m4 = m1 >>= \x -> m2 >>= \y -> m3 >>= \z -> m4 >>= \u -> return (f x y z u)

liftM5 :: Monad m => (a -> b -> c -> d -> e -> r) -> m a -> m b -> m c -> m d -> m e -> m r
liftM5 f m1 m2 m3 m4 m5 = m1 >>= \x -> m2 >>= \y -> m3 >>= \z -> m4 >>= \u -> m5 >>= \v -> return (f x y z u v)

-- | Forces each result before it is returned.
(<$!>) :: Monad m => (a -> b) -> m a -> m b
f <$!> m = m >>= \x -> let y = f x in y `seq` return y

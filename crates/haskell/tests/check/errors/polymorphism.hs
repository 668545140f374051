{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
module Polymorphism where

rigid :: a -> a
rigid x = 'c'
rigid2 :: a -> b -> a
rigid2 x y = y
escape :: (forall a. a -> a) -> Int
escape f = f 1
bad = escape (+ 1)
bad2 = escape not
outer :: a -> Int
outer x = 3 where
  inner :: a -> a
  inner y = x
infinite xs = xs : xs
restricted = \x -> x == x
monoLambda = (\f -> (f 1, f 'c')) id

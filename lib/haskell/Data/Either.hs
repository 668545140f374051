{-# LANGUAGE NoImplicitPrelude #-}

module Data.Either
  ( Either (..)
  , either
  , lefts
  , rights
  , partitionEithers
  , isLeft
  , isRight
  , fromLeft
  , fromRight
  ) where

import Data.Bool
import Data.Eq
import Data.Ord

data Either a b = Left a | Right b

instance (Eq a, Eq b) => Eq (Either a b) where
  Left x == Left y = x == y
  Right x == Right y = x == y
  _ == _ = False

instance (Ord a, Ord b) => Ord (Either a b) where
  compare (Left x) y = case y of
    Left y' -> compare x y'
    Right _ -> LT
  compare (Right x) y = case y of
    Left _ -> GT
    Right y' -> compare x y'
  Left x < y = case y of
    Left y' -> x < y'
    Right _ -> True
  Right x < y = case y of
    Left _ -> False
    Right y' -> x < y'
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

either :: (a -> c) -> (b -> c) -> Either a b -> c
either left _ (Left x) = left x
either _ right (Right y) = right y

lefts :: [Either a b] -> [a]
lefts [] = []
lefts (Left x : rest) = x : lefts rest
lefts (Right _ : rest) = lefts rest

rights :: [Either a b] -> [b]
rights [] = []
rights (Left _ : rest) = rights rest
rights (Right y : rest) = y : rights rest

-- | Both lists are made lazily, as far as they are asked for.
partitionEithers :: [Either a b] -> ([a], [b])
partitionEithers [] = ([], [])
partitionEithers (e : rest) = case e of
  Left x -> (x : ls, rs)
  Right y -> (ls, y : rs)
  where
    ~(ls, rs) = partitionEithers rest

isLeft :: Either a b -> Bool
isLeft (Left _) = True
isLeft (Right _) = False

isRight :: Either a b -> Bool
isRight (Left _) = False
isRight (Right _) = True

fromLeft :: a -> Either a b -> a
fromLeft _ (Left x) = x
fromLeft x (Right _) = x

fromRight :: b -> Either a b -> b
fromRight y (Left _) = y
fromRight _ (Right y) = y

{-# LANGUAGE NoImplicitPrelude #-}

module Data.Maybe
  ( Maybe (..)
  , maybe
  , isJust
  , isNothing
  , fromJust
  , fromMaybe
  , listToMaybe
  , maybeToList
  , catMaybes
  , mapMaybe
  ) where

import Data.Bool
import Data.Eq
import Data.Ord
import Selfsame.Base

data Maybe a = Nothing | Just a

instance Eq a => Eq (Maybe a) where
  Nothing == Nothing = True
  Just x == Just y = x == y
  _ == _ = False

instance Ord a => Ord (Maybe a) where
  compare Nothing y = case y of
    Nothing -> EQ
    Just _ -> LT
  compare (Just x) y = case y of
    Nothing -> GT
    Just y' -> compare x y'
  Nothing < y = isJust y
  Just x < y = case y of
    Nothing -> False
    Just y' -> x < y'
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

maybe :: b -> (a -> b) -> Maybe a -> b
maybe none _ Nothing = none
maybe _ some (Just x) = some x

isJust :: Maybe a -> Bool
isJust Nothing = False
isJust (Just _) = True

isNothing :: Maybe a -> Bool
isNothing Nothing = True
isNothing (Just _) = False

fromJust :: Maybe a -> a
fromJust Nothing = error "Maybe.fromJust: Nothing"
fromJust (Just x) = x

fromMaybe :: a -> Maybe a -> a
fromMaybe none Nothing = none
fromMaybe _ (Just x) = x

listToMaybe :: [a] -> Maybe a
listToMaybe [] = Nothing
listToMaybe (x : _) = Just x

maybeToList :: Maybe a -> [a]
maybeToList Nothing = []
maybeToList (Just x) = [x]

catMaybes :: [Maybe a] -> [a]
catMaybes [] = []
catMaybes (Nothing : rest) = catMaybes rest
catMaybes (Just x : rest) = x : catMaybes rest

mapMaybe :: (a -> Maybe b) -> [a] -> [b]
mapMaybe _ [] = []
mapMaybe f (x : xs) = case f x of
  Nothing -> mapMaybe f xs
  Just y -> y : mapMaybe f xs

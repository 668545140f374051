-- Rewrite rules as a list library would give them to GHC. Are they safe?
module Fusion where

import Prelude hiding (concatMap, filter, foldr, length, map, reverse, take, (++))

infixr 5 ++

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

filter :: (a -> Bool) -> [a] -> [a]
filter _ [] = []
filter p (x : xs) = if p x then x : filter p xs else filter p xs

foldr :: (a -> b -> b) -> b -> [a] -> b
foldr _ z [] = z
foldr f z (x : xs) = f x (foldr f z xs)

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

reverse :: [a] -> [a]
reverse [] = []
reverse (x : xs) = reverse xs ++ [x]

concatMap :: (a -> [b]) -> [a] -> [b]
concatMap _ [] = []
concatMap f (x : xs) = f x ++ concatMap f xs

{-# RULES
"map/map" forall f g xs . map f (map g xs) = map (\x -> f (g x)) xs
"map/id" forall xs . map (\x -> x) xs = xs
"filter/map" forall p f xs . filter p (map f xs) = map f (filter (\x -> p (f x)) xs)
"filter/filter" forall p q xs . filter p (filter q xs) = filter (\x -> q x && p x) xs
"filter swapped" forall p q xs . filter p (filter q xs) = filter q (filter p xs)
"map/++" forall f xs ys . map f (xs ++ ys) = map f xs ++ map f ys
"++/++" forall xs ys zs . (xs ++ ys) ++ zs = xs ++ (ys ++ zs)
"concatMap/map" forall f g xs . concatMap f (map g xs) = concatMap (\x -> f (g x)) xs
"reverse/reverse" forall xs . reverse (reverse xs) = xs
-- selfsame: "reverse/filter" total p xs
"reverse/filter" forall p xs . reverse (filter p xs) = filter p (reverse xs)
  #-}

{-# LANGUAGE RankNTypes #-}
module Synonyms where

import qualified Data.Map as M

type Name = String
type Env v = M.Map Name v
type Pred a = a -> Bool
type Parser a = String -> [(a, String)]
type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s
type Id x = x
type Apply f x = f x
type Both f = (f Int, f Bool)
both :: Both Maybe
both = (Just 1, Nothing)
lookupIn :: Name -> Env v -> Maybe v
lookupIn = M.lookup
item :: Parser Char
item (c : cs) = [(c, cs)]
item [] = []
applied :: Apply Id Int
applied = 3
first :: Lens (a, b) a
first f (a, b) = fmap (\a' -> (a', b)) (f a)
newtype Identity a = Identity { runIdentity :: a }
instance Functor Identity where fmap f (Identity a) = Identity (f a)
over :: Lens s a -> (a -> a) -> s -> s
over l f = runIdentity . l (Identity . f)
changed = over first (+ 1) (1, 'c')
filterP :: Pred a -> [a] -> [a]
filterP p xs = [x | x <- xs, p x]
at :: Int -> Lens [a] a
at 0 f (x : xs) = fmap (: xs) (f x)
at n f (x : xs) = fmap (x :) (at (n - 1) f xs)
at _ _ [] = error "at: empty"
third = over (at 2) negate [1, 2, 3]

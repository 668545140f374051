{-# LANGUAGE RankNTypes, ScopedTypeVariables, TypeApplications #-}
module Polymorphism where

-- Local generalisation, with constraints of its own.
local x = let pair y = (x, y); shown y = show y ++ "!" in (pair 'c', pair True, shown x, shown ())

-- Not generalised: a pattern, and a variable without parameters.
mono = let (a, b) = (1, 2); c = a + b in (c, fromIntegral c / 2)

-- Used at two types by its signature only.
data Nested a = Flat a | Nest (Nested [a])
depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n

-- Overloaded mutual recursion without signatures: the dictionaries are shared.
ping 0 x = show x
ping n x = pong (n - 1) x
pong 0 x = show [x]
pong n x = ping (n - 1) x
localPingPong = let f 0 x = show x; f n x = g (n - 1) x; g n x = show x ++ f n x in f 3 'c' ++ g 2 True

build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []
upto n = build (\cons nil -> let go i = if i > n then nil else cons i (go (i + 1)) in go 1)

both :: (forall a. [a] -> Int) -> ([Int], String) -> (Int, Int)
both f (xs, s) = (f xs, f s)
lengths = both length ([1, 2], "abc")
lengths' = both (\xs -> length xs + 1) $ ([], "")

newtype Church = Church (forall a. (a -> a) -> a -> a)
toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0
suc (Church n) = Church (\f x -> f (n f x))
data Monoid' a = Monoid' { unit :: a, mult :: a -> a -> a, sizes :: forall f. Foldable f => f a -> Int }
useField m xs = sizes m xs + sizes m (Just (unit m))

scoped :: forall a. Show a => [a] -> String
scoped xs = concatMap one xs
  where
    one :: a -> String
    one x = show (x, xs)
annotated = (\(x :: Int) -> x) 3
typed = (read @Int "3", maxBound @Char, either @String show id (Left "x"))
after :: Int -> (forall a. a -> a)
after _ x = x
used = (after 1 'c', after 2 True)
constant :: a -> forall b. b -> a
constant x _ = x
late :: Bool -> forall a. Show a => [a] -> forall b. (Eq b, Show b) => b -> String
late True [] b = show b
late _ (x : _) b | b == b = show (x, b)
late _ _ _ = ""
useLate = late True "abc" 'c' ++ late False [1, 2] ()

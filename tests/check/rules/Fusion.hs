{-# LANGUAGE ExistentialQuantification, RankNTypes #-}
-- Rules of fusion, with functions that work for all types. The comment above a rule says what is right: `seq` tells more functions apart than those who
-- write such rules think of.
module Fusion where

import Prelude (Bool (..), Int, div, seq, (&&), (*), (.))

data Nat = Z | S Nat

foldr :: (a -> b -> b) -> b -> [a] -> b
foldr k z = go
  where
    go [] = z
    go (x : xs) = k x (go xs)

build :: (forall b . (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

augment :: (forall b . (a -> b -> b) -> b -> b) -> [a] -> [a]
augment g xs = g (:) xs

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

concatMap :: (a -> [b]) -> [a] -> [b]
concatMap _ [] = []
concatMap f (x : xs) = f x ++ concatMap f xs

mapFB :: (b -> l -> l) -> (a -> b) -> a -> l -> l
mapFB c f = \x ys -> c (f x) ys

filterFB :: (a -> b -> b) -> (a -> Bool) -> a -> b -> b
filterFB c p x r = if p x then c x r else r

takeWhile :: (a -> Bool) -> [a] -> [a]
takeWhile _ [] = []
takeWhile p (x : xs) = if p x then x : takeWhile p xs else []

-- Looks at the next element before it gives the last.
takeWhileAhead :: (a -> Bool) -> [a] -> [a]
takeWhileAhead _ [] = []
takeWhileAhead p (x : xs) = case xs of
  [] -> if p x then [x] else []
  _ -> if p x then x : takeWhileAhead p xs else []

take :: Nat -> [a] -> [a]
take Z _ = []
take (S _) [] = []
take (S n) (x : xs) = x : take n xs

-- Looks at the list first.
takeFB :: Nat -> [a] -> [a]
takeFB _ [] = []
takeFB Z (_ : _) = []
takeFB (S n) (x : xs) = x : takeFB n xs

scanl :: (b -> a -> b) -> b -> [a] -> [b]
scanl f q xs = q : (case xs of { [] -> []; y : ys -> scanl f (f q y) ys })

-- The accumulator is evaluated, and the list is looked at before the first result is there.
scanlFused :: (b -> a -> b) -> b -> [a] -> [b]
scanlFused f q xs = foldr (\x next q' -> q' : next (f q' x)) (\q' -> [q']) xs q

scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr _ z [] = [z]
scanr f z (x : xs) = case scanr f z xs of
  q : qs -> f x q : q : qs
  [] -> []

-- The list of results is there before that of elements is.
scanrFused :: (a -> b -> b) -> b -> [a] -> [b]
scanrFused f z xs = let r = foldr step (z, []) xs in first r : second r
  where
    step x r = (f x (first r), first r : second r)
    first (q, _) = q
    second (_, qs) = qs

scanl1 :: (a -> a -> a) -> [a] -> [a]
scanl1 _ [] = []
scanl1 f (x : xs) = scanl f x xs

scanl1Fused :: (a -> a -> a) -> [a] -> [a]
scanl1Fused _ [] = []
scanl1Fused f (x : xs) = scanlFused f x xs

data Step s a = Done | Skip s | Yield a s

data Stream a = forall s . Stream (s -> Step s a) s

stream :: [a] -> Stream a
stream xs = Stream next xs
  where
    next [] = Done
    next (y : ys) = Yield y ys

unstream :: Stream a -> [a]
unstream (Stream next s0) = go s0
  where
    go s = case next s of
      Done -> []
      Skip s' -> go s'
      Yield x s' -> x : go s'

newtype Cents = Cents Int

newtype Tens = Tens Int

toTens :: Cents -> Tens
toTens (Cents c) = Tens (c `div` 10)

toCents :: Tens -> Cents
toCents (Tens t) = Cents (t * 10)

{-# RULES
-- expect: refuted: a g that evaluates its first argument, for a k that is none
"fold/build" forall k z (g :: forall b . (a -> b -> b) -> b -> b) . foldr k z (build g) = g k z
-- expect: refuted
"foldr/augment" forall k z xs (g :: forall b . (a -> b -> b) -> b -> b) . foldr k z (augment g xs) = g k (foldr k z xs)
-- expect: verified
"augment/build" forall (g :: forall b . (a -> b -> b) -> b -> b) (h :: forall b . (a -> b -> b) -> b -> b) . augment g (build h) = build (\c n -> g c (h c n))
-- expect: verified
"augment/nil" forall (g :: forall b . (a -> b -> b) -> b -> b) . augment g [] = build g
-- expect: not refuted: what is total evaluates nothing that fails
-- selfsame: "fold/build of total ones" total k z g
"fold/build of total ones" forall k z (g :: forall b . (Int -> b -> b) -> b -> b) . foldr k z (build g) = g k (z :: Int)
-- expect: refuted: one element
"fold/build, wrong" forall k z (g :: forall b . (a -> b -> b) -> b -> b) . foldr k z (build g) = g (\_ r -> r) z
-- expect: verified
"foldr/id" forall xs . foldr (:) [] xs = xs
-- expect: verified
"map/map" forall f g xs . map f (map g xs) = map (f . g) xs
-- expect: verified
"++ []" forall xs . xs ++ [] = xs
-- expect: verified
"concatMap/map" forall f g xs . concatMap f (map g xs) = concatMap (f . g) xs
-- expect: not refuted
"concatMap fusion" forall f k z xs . foldr k z (concatMap f xs) = foldr (\x r -> foldr k r (f x)) z xs
-- expect: verified
"mapFB" forall c f g . mapFB (mapFB c f) g = mapFB c (f . g)
-- expect: refuted: c that is no function
"mapFB/id" forall c . mapFB c (\x -> x) = c
-- expect: verified
"filterFB" forall c p q x r . filterFB (filterFB c p) q x r = filterFB c (\y -> q y && p y) x r
-- expect: refuted: which of them fails
"filterFB swapped" forall c p q x r . filterFB (filterFB c p) q x r = filterFB c (\y -> p y && q y) x r
-- expect: verified
"takeWhile/map" forall p f xs . takeWhile p (map f xs) = map f (takeWhile (p . f) xs)
-- expect: refuted: it looks at an element too many
"takeWhile ahead" forall p xs . takeWhileAhead p xs = takeWhile p xs
-- expect: refuted: no element is wanted
"take/takeFB" forall n xs . takeFB n xs = take n xs
-- expect: refuted: a list that fails
"scanl" forall f q xs . scanlFused f q xs = scanl f q xs
-- expect: refuted: a list that fails
"scanr" forall f z xs . scanrFused f z xs = scanr f z xs
-- expect: refuted: a list that fails after its first element
"scanl1" forall f xs . scanl1Fused f xs = scanl1 f xs
-- expect: verified
"unstream/stream" forall xs . unstream (stream xs) = xs
-- expect: refuted: there is no stream
"stream/unstream" forall s . stream (unstream s) = s
-- expect: not verified: less than ten is lost
"through a newtype" forall c . toCents (toTens c) = c
  #-}

-- Laws of functors, monads and monoids, and rules that look like them. The comment above a rule says what is right, and why.
module Functors where

import Prelude hiding (Maybe (..), Either (..), maybe, either)

data Maybe a = Nothing | Just a

data Either a b = Left a | Right b

data Tree a = Leaf | Node (Tree a) a (Tree a)

newtype State s a = State { runState :: s -> (a, s) }

idf :: a -> a
idf x = x

compose :: (b -> c) -> (a -> b) -> a -> c
compose f g x = f (g x)

mapM' :: (a -> b) -> Maybe a -> Maybe b
mapM' _ Nothing = Nothing
mapM' f (Just x) = Just (f x)

bindM :: Maybe a -> (a -> Maybe b) -> Maybe b
bindM Nothing _ = Nothing
bindM (Just x) k = k x

orElse :: Maybe a -> Maybe a -> Maybe a
orElse Nothing y = y
orElse (Just x) _ = Just x

maybe :: b -> (a -> b) -> Maybe a -> b
maybe d _ Nothing = d
maybe _ f (Just x) = f x

mapE :: (b -> c) -> Either a b -> Either a c
mapE _ (Left e) = Left e
mapE f (Right x) = Right (f x)

bindE :: Either a b -> (b -> Either a c) -> Either a c
bindE (Left e) _ = Left e
bindE (Right x) k = k x

swapE :: Either a b -> Either b a
swapE (Left x) = Right x
swapE (Right x) = Left x

mapT :: (a -> b) -> Tree a -> Tree b
mapT _ Leaf = Leaf
mapT f (Node l x r) = Node (mapT f l) (f x) (mapT f r)

mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

mapL :: (a -> b) -> [a] -> [b]
mapL _ [] = []
mapL f (x : xs) = f x : mapL f xs

concatL :: [[a]] -> [a]
concatL [] = []
concatL (xs : rest) = append xs (concatL rest)

bindL :: [a] -> (a -> [b]) -> [b]
bindL [] _ = []
bindL (x : xs) k = append (k x) (bindL xs k)

reverseL :: [a] -> [a]
reverseL = go []
  where
    go acc [] = acc
    go acc (x : xs) = go (x : acc) xs

returnS :: a -> State s a
returnS x = State (\s -> (x, s))

bindS :: State s a -> (a -> State s b) -> State s b
bindS m k = State (\s -> case runState m s of (x, s') -> runState (k x) s')

lazyBindS :: State s a -> (a -> State s b) -> State s b
lazyBindS m k = State (\s -> let r = runState m s in runState (k (fst r)) (snd r))

{-# RULES
-- expect: verified: both sides take the value apart in the same way, bottoms included
"maybe: map id" forall m . mapM' idf m = m
-- expect: verified
"maybe: map compose" forall f g m . mapM' f (mapM' g m) = mapM' (compose f g) m
-- expect: verified: Just x is bound at once
"maybe: left identity" forall x k . bindM (Just x) k = k x
-- expect: verified
"maybe: right identity" forall m . bindM m Just = m
-- expect: verified
"maybe: associativity" forall m k h . bindM (bindM m k) h = bindM m (\x -> bindM (k x) h)
-- expect: verified
"maybe: orElse associative" forall a b c . orElse (orElse a b) c = orElse a (orElse b c)
-- expect: verified
"maybe: orElse Nothing" forall a . orElse a Nothing = a
-- expect: refuted: a = Just x, b = Just y
"maybe: orElse commutes" forall a b . orElse a b = orElse b a
-- expect: verified: the second look at a comes only when it is Nothing
"maybe: orElse and itself" forall a b . orElse a (orElse b a) = orElse a b
-- expect: refuted: m = undefined
"maybe: eliminated" forall d m . maybe d (\x -> d) m = d
-- expect: verified
"maybe: maybe Nothing Just" forall m . maybe Nothing Just m = m
-- expect: verified
"maybe: maybe after map" forall d f g m . maybe d f (mapM' g m) = maybe d (compose f g) m
-- expect: refuted: m = Just x
"maybe: map const" forall f m . mapM' f m = Nothing
-- expect: verified
"either: map id" forall e . mapE idf e = e
-- expect: verified
"either: map compose" forall f g e . mapE f (mapE g e) = mapE (compose f g) e
-- expect: verified
"either: left identity" forall x k . bindE (Right x) k = k x
-- expect: verified
"either: right identity" forall e . bindE e Right = e
-- expect: verified
"either: associativity" forall e k h . bindE (bindE e k) h = bindE e (\x -> bindE (k x) h)
-- expect: verified
"either: swap twice" forall e . swapE (swapE e) = e
-- expect: refuted: e = Right x, and f x is not x
"either: map over swap" forall f e . swapE (mapE f (swapE e)) = mapE f e
-- expect: verified: the errors are kept
"either: bind keeps errors" forall x k . bindE (Left x) k = Left x
-- expect: verified
"tree: map id" forall t . mapT idf t = t
-- expect: verified
"tree: map compose" forall f g t . mapT f (mapT g t) = mapT (compose f g) t
-- expect: verified
"tree: mirror twice" forall t . mirror (mirror t) = t
-- expect: verified
"tree: map after mirror" forall f t . mapT f (mirror t) = mirror (mapT f t)
-- expect: refuted: a node with different subtrees
"tree: mirror is id" forall t . mirror t = t
-- expect: verified
"list: map id" forall xs . mapL idf xs = xs
-- expect: verified
"list: map compose" forall f g xs . mapL f (mapL g xs) = mapL (compose f g) xs
-- expect: verified
"list: append nil" forall xs . append xs [] = xs
-- expect: verified
"list: append associative" forall xs ys zs . append (append xs ys) zs = append xs (append ys zs)
-- expect: verified
"list: map append" forall f xs ys . mapL f (append xs ys) = append (mapL f xs) (mapL f ys)
-- expect: verified
"list: left identity" forall x k . bindL [x] k = append (k x) []
-- expect: verified: append to [] is the identity
"list: left identity, simplified" forall x k . bindL [x] k = k x
-- expect: verified
"list: right identity" forall xs . bindL xs (\x -> [x]) = xs
-- expect: verified
"list: bind is concat map" forall xs k . bindL xs k = concatL (mapL k xs)
-- expect: verified
"list: bind append" forall xs ys k . bindL (append xs ys) k = append (bindL xs k) (bindL ys k)
-- expect: refuted: xs = [a], ys = [b]
"list: append commutes" forall xs ys . append xs ys = append ys xs
-- expect: refuted: an infinite or partial list
"list: reverse twice" forall xs . reverseL (reverseL xs) = xs
-- expect: refuted: k x = undefined is no function, the left side is one: seq tells them apart
"state: left identity" forall x k . bindS (returnS x) k = k x
-- expect: refuted: m = undefined is no function
"state: right identity" forall m . bindS m returnS = m
-- expect: verified
"state: associativity" forall m k h . bindS (bindS m k) h = bindS m (\x -> bindS (k x) h)
-- expect: refuted: as for the strict one
"state: lazy left identity" forall x k . lazyBindS (returnS x) k = k x
-- expect: refuted: m = undefined, or a state function that gives undefined instead of a pair
"state: lazy right identity" forall m . lazyBindS m returnS = m
  #-}

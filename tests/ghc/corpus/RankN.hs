{-# LANGUAGE RankNTypes #-}
module RankN where

build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

upTo :: Int -> [Int]
upTo n = build (\cons nil -> let go i = if i > n then nil else cons i (go (i + 1)) in go 1)

newtype Church = Church (forall a. (a -> a) -> a -> a)

toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0

zero, one, two :: Church
zero = Church (\_ z -> z)
one = suc zero
two = suc one

suc, dbl :: Church -> Church
suc (Church n) = Church (\s z -> s (n s z))
dbl (Church n) = Church (\s z -> n s (n s z))

add, mul :: Church -> Church -> Church
add (Church m) (Church n) = Church (\s z -> m s (n s z))
mul (Church m) (Church n) = Church (\s -> m (n s))

applyBoth :: (forall x. [x] -> Int) -> ([a], [b]) -> (Int, Int)
applyBoth f (xs, ys) = (f xs, f ys)

newtype Fold a = Fold (forall r. (a -> r -> r) -> r -> r)

fromL :: [a] -> Fold a
fromL xs = Fold (\c n -> foldr c n xs)

toL :: Fold a -> [a]
toL (Fold f) = f (:) []

mapF :: (a -> b) -> Fold a -> Fold b
mapF g (Fold f) = Fold (\c n -> f (c . g) n)

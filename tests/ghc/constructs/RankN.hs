{-# LANGUAGE RankNTypes #-}
module RankN where

build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

applyAll :: (forall a. [a] -> Int) -> ([Int], String) -> (Int, Int)
applyAll f (xs, s) = (f xs, f s)

newtype Church = Church { runChurch :: forall a. (a -> a) -> a -> a }

zero, one :: Church
zero = Church (\_ x -> x)
one = Church (\f x -> f x)

suc :: Church -> Church
suc (Church n) = Church (\f x -> f (n f x))

plus :: Church -> Church -> Church
plus (Church m) (Church n) = Church (\f -> m f . n f)

toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0

withShow :: (forall a. Show a => a -> String) -> String
withShow f = f (1 :: Int) ++ f True

upto :: Int -> [Int]
upto n = build (\c z -> let go i = if i > n then z else c i (go (i + 1)) in go 1)

{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
module Rules where

build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

{-# RULES
"fold/build" forall k z (g :: forall b. (a -> b -> b) -> b -> b). foldr k z (build g) = g k z
"map/map" [2] forall f g xs. map f (map g xs) = map (f . g) xs
"symmetric" forall x y. x == y = y == x
"show" forall (x :: a). show (id x) = show x
"types" forall a. forall (xs :: [a]). length (reverse xs) = length xs
"numbers" forall x. x + 0 = x
"ambiguous" forall xs. map (const (show 1)) xs = map (\_ -> "1") xs
"function" forall f. map f = \xs -> [f x | x <- xs]
"monad" forall m. m >>= return = m
"constant" length [1, 2, 3] = 3
  #-}

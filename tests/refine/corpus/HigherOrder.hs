-- Functions that take functions whose arguments and results are refined.
module HigherOrder where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}

-- expect: verified
{-@ applyTwice :: (Nat -> Nat) -> Nat -> Nat @-}
applyTwice :: (Int -> Int) -> Int -> Int
applyTwice f n = f (f n)

-- The function may be called with positive numbers alone.
-- because: raises (applyLow (\p -> if p > 0 then p else error "not positive") 0)
-- expect: concrete
{-@ applyLow :: (Pos -> Nat) -> Nat -> Nat @-}
applyLow :: (Int -> Int) -> Int -> Int
applyLow f n = f n

-- expect: verified
{-@ applyNext :: (Pos -> Nat) -> Nat -> Nat @-}
applyNext :: (Int -> Int) -> Int -> Int
applyNext f n = f (n + 1)

-- because: applyBelow id 0 < 0
-- expect: concrete
{-@ applyBelow :: (Nat -> Nat) -> Nat -> Nat @-}
applyBelow :: (Int -> Int) -> Int -> Int
applyBelow f n = f n - 1

-- expect: verified
{-@ composed :: (Nat -> Nat) -> (Int -> Nat) -> Int -> Nat @-}
composed :: (Int -> Int) -> (Int -> Int) -> Int -> Int
composed f g x = f (g x)

-- because: raises (composedAny (\n -> if n >= 0 then n else error "negative") (\x -> x) (-1))
-- expect: concrete
{-@ composedAny :: (Nat -> Nat) -> (Int -> Int) -> Int -> Nat @-}
composedAny :: (Int -> Int) -> (Int -> Int) -> Int -> Int
composedAny f g x = f (g x)

-- expect: verified
{-@ eachNat :: (Int -> Nat) -> xs:[Int] -> {v:[Nat] | len v = len xs} @-}
eachNat :: (Int -> Int) -> [Int] -> [Int]
eachNat _ [] = []
eachNat f (x : xs) = f x : eachNat f xs

-- because: any (<= 0) (eachPos (const 0) [1])
-- expect: concrete
{-@ eachPos :: (Int -> Nat) -> [Int] -> [Pos] @-}
eachPos :: (Int -> Int) -> [Int] -> [Int]
eachPos _ [] = []
eachPos f (x : xs) = f x : eachPos f xs

-- expect: verified
{-@ foldNat :: (Nat -> Nat -> Nat) -> Nat -> [Nat] -> Nat @-}
foldNat :: (Int -> Int -> Int) -> Int -> [Int] -> Int
foldNat _ z [] = z
foldNat f z (x : xs) = f x (foldNat f z xs)

-- because: foldFrom (\_ y -> y) (-1) [] < 0
-- expect: concrete
{-@ foldFrom :: (Nat -> Nat -> Nat) -> Int -> [Nat] -> Nat @-}
foldFrom :: (Int -> Int -> Int) -> Int -> [Int] -> Int
foldFrom _ z [] = z
foldFrom f z (x : xs) = f x (foldFrom f z xs)

-- expect: verified
{-@ added :: [Nat] -> Nat @-}
added :: [Int] -> Int
added xs = foldNat (\x y -> x + y) 0 xs

-- because: subtracted [0, 1] < 0
-- expect: concrete
{-@ subtracted :: [Nat] -> Nat @-}
subtracted :: [Int] -> Int
subtracted xs = foldNat (\x y -> x - y) 0 xs

-- expect: verified
{-@ bumped :: Int -> Int @-}
bumped :: Int -> Int
bumped n = n + 1

-- expect: verified
{-@ eachOf :: (Nat -> Nat) -> [Nat] -> [Nat] @-}
eachOf :: (Int -> Int) -> [Int] -> [Int]
eachOf _ [] = []
eachOf f (x : xs) = f x : eachOf f xs

-- `bumped` is fit for natural numbers, but its type does not say so.
-- expect: abstract bumped
{-@ allBumped :: [Nat] -> [Nat] @-}
allBumped :: [Int] -> [Int]
allBumped xs = eachOf bumped xs

-- expect: verified
{-@ tally :: (a -> Bool) -> xs:[a] -> {v:Nat | v <= len xs} @-}
tally :: (a -> Bool) -> [a] -> Int
tally _ [] = 0
tally p (x : xs) = if p x then 1 + tally p xs else tally p xs

-- because: not (tallyBelow (const True) "a" < 1)
-- expect: concrete
{-@ tallyBelow :: (a -> Bool) -> xs:{v:[a] | len v > 0} -> {v:Nat | v < len xs} @-}
tallyBelow :: (a -> Bool) -> [a] -> Int
tallyBelow p xs = tally p xs

-- expect: verified
{-@ kept :: (a -> Bool) -> xs:[a] -> {v:[a] | len v <= len xs} @-}
kept :: (a -> Bool) -> [a] -> [a]
kept _ [] = []
kept p (x : xs) = if p x then x : kept p xs else kept p xs

-- Nothing may be kept.
-- because: raises (firstKept (const False) [1 :: Int])
-- expect: concrete
{-@ firstKept :: (a -> Bool) -> {v:[a] | len v > 0} -> a @-}
firstKept :: (a -> Bool) -> [a] -> a
firstKept p xs = case kept p xs of
  x : _ -> x

-- expect: verified
{-@ repeated :: n:Nat -> (Nat -> Nat) -> Nat -> Nat @-}
repeated :: Int -> (Int -> Int) -> Int -> Int
repeated 0 _ x = x
repeated n f x = repeated (n - 1) f (f x)

-- expect: verified
{-@ tabulated :: n:Nat -> (Nat -> a) -> {v:[a] | len v = n} @-}
tabulated :: Int -> (Int -> a) -> [a]
tabulated 0 _ = []
tabulated n f = f (n - 1) : tabulated (n - 1) f

-- The last call is outside.
-- because: raises (tabulatedOver 1 (\i -> if i < 1 then i else error "outside"))
-- expect: concrete
{-@ tabulatedOver :: n:Nat -> ({i:Nat | i < n} -> a) -> [a] @-}
tabulatedOver :: Int -> (Int -> a) -> [a]
tabulatedOver n f = [f n]

-- expect: verified
{-@ inside :: n:Pos -> ({i:Nat | i < n} -> a) -> a @-}
inside :: Int -> (Int -> a) -> a
inside n f = f (n - 1)

-- expect: verified
{-@ strictly :: (x:Int -> {v:Int | v > x}) -> y:Int -> {v:Int | v > y + 1} @-}
strictly :: (Int -> Int) -> Int -> Int
strictly f y = f (f y)

-- because: not (strictlyOnce (\x -> x + 1) 0 > 1)
-- expect: concrete
{-@ strictlyOnce :: (x:Int -> {v:Int | v > x}) -> y:Int -> {v:Int | v > y + 1} @-}
strictlyOnce :: (Int -> Int) -> Int -> Int
strictlyOnce f y = f y

-- Assertions, assumptions and places that must not be reached.
module Asserts where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}

{-@ liquidAssert :: {v:Bool | v} -> a -> a @-}
liquidAssert :: Bool -> a -> a
liquidAssert True x = x
liquidAssert False _ = error "liquidAssert"

{-@ liquidAssertB :: {v:Bool | v} -> {v:Bool | v} @-}
liquidAssertB :: Bool -> Bool
liquidAssertB True = True
liquidAssertB False = error "liquidAssertB"

{-@ assume liquidAssume :: b:Bool -> a -> {v:a | b} @-}
liquidAssume :: Bool -> a -> a
liquidAssume True x = x
liquidAssume False _ = error "liquidAssume"

{-@ liquidError :: {v:String | false} -> a @-}
liquidError :: String -> a
liquidError message = error message

{-@ unsafeError :: {v:String | false} -> a @-}
unsafeError :: String -> a
unsafeError message = error message

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

{-@ assume choose :: Int -> Int @-}
choose :: Int -> Int
choose n = n

-- expect: verified
{-@ divided :: Int -> Pos -> Int @-}
divided :: Int -> Int -> Int
divided n d = liquidAssert (d /= 0) (n `div` d)

-- because: raises (dividedAny 1 0)
-- expect: concrete
{-@ dividedAny :: Int -> Nat -> Int @-}
dividedAny :: Int -> Int -> Int
dividedAny n d = liquidAssert (d /= 0) (n `div` d)

-- expect: verified
{-@ less :: a:Nat -> b:{v:Nat | v <= a} -> Nat @-}
less :: Int -> Int -> Int
less a b = let r = a - b in liquidAssert (r >= 0) r

-- because: raises (lessAny 0 1)
-- expect: concrete
{-@ lessAny :: Nat -> Nat -> Nat @-}
lessAny :: Int -> Int -> Int
lessAny a b = let r = a - b in liquidAssert (r >= 0) r

-- expect: verified
{-@ day :: {v:Int | 0 <= v && v < 7} -> {v:Int | v = 1 || v = 2} @-}
day :: Int -> Int
day 0 = 2
day 1 = 1
day 2 = 1
day 3 = 1
day 4 = 1
day 5 = 1
day 6 = 2
day _ = liquidError "day: no such day"

-- The days are counted from one, the table from zero.
-- because: raises (dayFromOne 7)
-- expect: concrete
{-@ dayFromOne :: {v:Int | 1 <= v && v <= 7} -> Int @-}
dayFromOne :: Int -> Int
dayFromOne 0 = 2
dayFromOne 1 = 1
dayFromOne 2 = 1
dayFromOne 3 = 1
dayFromOne 4 = 1
dayFromOne 5 = 1
dayFromOne 6 = 2
dayFromOne _ = liquidError "dayFromOne: no such day"

-- expect: verified
{-@ weekday :: Int -> {v:Int | v = 1 || v = 2} @-}
weekday :: Int -> Int
weekday n = day (n `mod` 7)

-- because: raises (weekdayRem (-1))
-- expect: concrete
{-@ weekdayRem :: Int -> Int @-}
weekdayRem :: Int -> Int
weekdayRem n = day (n `rem` 7)

-- expect: verified
{-@ level :: Int -> Int @-}
level :: Int -> Int
level n = n `mod` 3

-- expect: abstract level
{-@ lamp :: Int -> Int @-}
lamp :: Int -> Int
lamp n = case level n of
  0 -> 10
  1 -> 20
  2 -> 30
  _ -> unsafeError "lamp: no such level"

-- expect: verified
{-@ larger :: Int -> Int -> Int @-}
larger :: Int -> Int -> Int
larger x y = if x < y then y else x

-- expect: abstract larger
{-@ largerChecked :: x:Int -> y:Int -> Int @-}
largerChecked :: Int -> Int -> Int
largerChecked x y = let m = larger x y in liquidAssert (m >= x && m >= y) m

-- expect: verified
{-@ evenSum :: n:Int -> Int @-}
evenSum :: Int -> Int
evenSum n = let m = n + n in liquidAssert (m `mod` 2 == 0) m

-- because: raises (evenThrice 1)
-- expect: concrete
{-@ evenThrice :: n:Int -> Int @-}
evenThrice :: Int -> Int
evenThrice n = let m = n + n + n in liquidAssert (m `mod` 2 == 0) m

-- expect: verified
{-@ growing :: n:Nat -> {v:Bool | v} @-}
growing :: Int -> Bool
growing n = liquidAssertB (2 * n >= n)

-- because: raises (growingAny (-1))
-- expect: concrete
{-@ growingAny :: n:Int -> {v:Bool | v} @-}
growingAny :: Int -> Bool
growingAny n = liquidAssertB (2 * n >= n)

-- expect: verified
{-@ trusted :: Int -> Nat @-}
trusted :: Int -> Int
trusted n = liquidAssume (n >= 0) n

-- expect: verified
{-@ anyNat :: Int -> Nat @-}
anyNat :: Int -> Int
anyNat n = let c = choose n in if c > 0 then c else 0

-- expect: verified
{-@ opposite :: {v:Int | v = 0 || v = 1} -> {v:Int | v = 0 || v = 1} @-}
opposite :: Int -> Int
opposite 0 = 1
opposite 1 = 0
opposite _ = die "opposite: not a bit"

-- because: raises (oppositeAny 2)
-- expect: concrete
{-@ oppositeAny :: Nat -> Int @-}
oppositeAny :: Int -> Int
oppositeAny 0 = 1
oppositeAny 1 = 0

-- expect: verified
{-@ compared :: x:Int -> y:Int -> {v:Int | (x < y => v = 0 - 1) && (x = y => v = 0) && (x > y => v = 1)} @-}
compared :: Int -> Int -> Int
compared x y
  | x < y = 0 - 1
  | x > y = 1
  | x == y = 0

-- Between the last two marks is a gap.
-- because: raises (grade 89)
-- expect: concrete
{-@ grade :: {v:Int | 0 <= v && v <= 100} -> Int @-}
grade :: Int -> Int
grade n
  | n >= 90 = 1
  | n >= 50 && n < 89 = 2
  | n < 50 = 3

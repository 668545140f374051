-- What is believed, what is left out, and what is said of several.
module Believed where

import Language.Haskell.Liquid.Prelude

{-@ type Pos = {v:Int | v > 0} @-}

-- expect: verified
{-@ asserted :: Pos -> Int @-}
asserted :: Int -> Int
asserted n = liquidAssert (n > 0) n

-- because: raises (assertedWrong 1)
-- expect: concrete
{-@ assertedWrong :: Pos -> Int @-}
assertedWrong :: Int -> Int
assertedWrong n = liquidAssert (n > 1) n

-- expect: verified
{-@ assumedHere :: Int -> Pos @-}
assumedHere :: Int -> Int
assumedHere n = liquidAssume (n > 0) n

-- expect: verified
{-@ impossible :: {v:Int | v > 0} -> Int @-}
impossible :: Int -> Int
impossible n = if n > 0 then n else liquidError "never"

-- because: raises (possible 0)
-- expect: concrete
{-@ possible :: {v:Int | v >= 0} -> Int @-}
possible :: Int -> Int
possible n = if n > 0 then n else liquidError "sometimes"

{-@ assume oracle :: x:Int -> {v:Int | v > x} @-}
oracle :: Int -> Int
oracle x = x + 5

-- expect: verified
{-@ asked :: x:Int -> {v:Int | v > x + 1} @-}
asked :: Int -> Int
asked x = oracle (oracle x)

-- expect: abstract oracle
{-@ askedMore :: x:Int -> {v:Int | v > x + 2} @-}
askedMore :: Int -> Int
askedMore x = oracle (oracle x)

{-@ ignore unchecked @-}
{-@ unchecked :: x:Int -> {v:Int | v = x + 1} @-}
unchecked :: Int -> Int
unchecked x = x

-- expect: verified
{-@ onUnchecked :: x:Int -> {v:Int | v = x + 2} @-}
onUnchecked :: Int -> Int
onUnchecked x = unchecked (unchecked x)

{-@ first, second :: x:Int -> y:Int -> {v:Int | v = x || v = y} @-}
-- expect: verified
first :: Int -> Int -> Int
first x _ = x

-- expect: verified
second :: Int -> Int -> Int
second _ y = y

{-@ low, high, neither :: x:Int -> y:{v:Int | v >= x} -> {v:Int | x <= v && v <= y} @-}
-- expect: verified
low :: Int -> Int -> Int
low x _ = x

-- expect: verified
high :: Int -> Int -> Int
high _ y = y

-- because: neither 0 0 > 0
-- expect: concrete
neither :: Int -> Int -> Int
neither _ y = y + 1

-- expect: verified
{-@ implied :: x:Int -> {v:Int | (x < 0 ==> v = 0) && (x >= 0 ==> v = x)} @-}
implied :: Int -> Int
implied x = if x < 0 then 0 else x

-- because: impliedWrong (-1) /= 0
-- expect: concrete
{-@ impliedWrong :: x:Int -> {v:Int | (x < 0 ==> v = 0) && (x >= 0 ==> v = x)} @-}
impliedWrong :: Int -> Int
impliedWrong x = x

-- expect: verified
{-@ inferred :: x:{v:Int | v /= 0} -> {v:Int | v >= 0 || v <= 0} @-}
inferred x = 10 `div` x

-- because: raises (inferredWrong 0)
-- expect: concrete
{-@ inferredWrong :: x:Int -> Int @-}
inferredWrong :: Int -> Int
inferredWrong x = 10 `div` x

{-@ predicate Inside V L H = L <= V && V < H @-}
{-@ type Index N = {v:Int | Inside v 0 N} @-}

-- expect: verified
{-@ at :: xs:[a] -> Index (len xs) -> a @-}
at :: [a] -> Int -> a
at xs i = xs !! i

-- because: raises (atNext [1] 0)
-- expect: concrete
{-@ atNext :: xs:[a] -> Index (len xs) -> a @-}
atNext :: [a] -> Int -> a
atNext xs i = xs !! (i + 1)

-- expect: verified
{-@ lastIndex :: xs:{v:[a] | len v > 0} -> Index {len xs} @-}
lastIndex :: [a] -> Int
lastIndex xs = length xs - 1

-- because: lastIndexWrong [1] >= 1
-- expect: concrete
{-@ lastIndexWrong :: xs:{v:[a] | len v > 0} -> Index {len xs} @-}
lastIndexWrong :: [a] -> Int
lastIndexWrong xs = length xs

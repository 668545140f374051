-- The words of annotations: assume, assert, ignore, fail, lazy, several names, specifications without a signature.
module Words where

{-@ type Pos = {v:Int | v > 0} @-}

{-@ assume magic :: Int -> Pos @-}
magic :: Int -> Int
magic _ = 7

-- expect: verified
{-@ useMagic :: Int -> Pos @-}
useMagic :: Int -> Int
useMagic x = magic x

-- What is assumed says no more than that.
-- expect: abstract magic
{-@ useMagicTwo :: Int -> {v:Int | v > 1} @-}
useMagicTwo :: Int -> Int
useMagicTwo x = magic (x + 2)

{-@ ignore odd' @-}
{-@ odd' :: Int -> Pos @-}
odd' :: Int -> Int
odd' x = x - 1

-- expect: verified
{-@ useIgnored :: Int -> Pos @-}
useIgnored :: Int -> Int
useIgnored x = odd' x

-- because: assertedWrong 0 <= 0
-- expect: concrete
{-@ assert assertedWrong :: Int -> Pos @-}
assertedWrong :: Int -> Int
assertedWrong x = x

-- expect: verified
{-@ plusOne, plusTwo :: x:Int -> {v:Int | v > x} @-}
plusOne :: Int -> Int
plusOne x = x + 1

-- expect: verified
plusTwo :: Int -> Int
plusTwo x = x + 2

{-@ upOne, upNone :: x:Int -> {v:Int | v > x} @-}
-- expect: verified
upOne :: Int -> Int
upOne x = x + 1

-- because: upNone 0 <= 0
-- expect: concrete
upNone :: Int -> Int
upNone x = x

{-@ fail broken @-}
{-@ broken :: Int -> Pos @-}
broken :: Int -> Int
broken x = x

{-@ lazy forever @-}
{-@ forever :: Int -> {v:Int | false} @-}
forever :: Int -> Int
forever x = forever (x + 1)

-- A specification is signature enough.
-- expect: verified
{-@ unsigned :: Pos -> Pos @-}
unsigned x = x + 1

-- because: unsignedWrong 1 <= (0 :: Int)
-- expect: concrete
{-@ unsignedWrong :: Pos -> Pos @-}
unsignedWrong :: Int -> Int
unsignedWrong x = x - 1

-- expect: verified
{-@ holes :: x:_ -> {v:_ | v >= x} @-}
holes :: Int -> Int
holes x = x + 1

-- because: holesWrong 0 < 0
-- expect: concrete
{-@ holesWrong :: x:_ -> {v:_ | v >= x} @-}
holesWrong :: Int -> Int
holesWrong x = x - 1

-- expect: verified
{-@ braces :: x:Int -> y:{Int | x < y} -> {v:Int | v > 0} @-}
braces :: Int -> Int -> Int
braces x y = y - x

-- because: bracesWrong 0 0 <= 0
-- expect: concrete
{-@ bracesWrong :: x:Int -> y:{Int | x <= y} -> {v:Int | v > 0} @-}
bracesWrong :: Int -> Int -> Int
bracesWrong x y = y - x

-- expect: verified
{-@ conditions :: x:Int -> { v : Int | x > 0 ==> v > 0 } @-}
conditions :: Int -> Int
conditions x = x * 2

-- because: conditionsWrong 1 <= 1
-- expect: concrete
{-@ conditionsWrong :: x:Int -> { v : Int | x > 0 ==> v > 1 } @-}
conditionsWrong :: Int -> Int
conditionsWrong x = x

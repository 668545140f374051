-- What another module of the project says of its own.
module Imported where

import Supply
import qualified Supply as S

-- expect: verified
{-@ three :: {v:Shelf | room v = 3} @-}
three :: Shelf
three = build 3

-- because: S.room four /= 4
-- expect: concrete
{-@ four :: {v:Shelf | room v = 4} @-}
four :: Shelf
four = build 3

-- expect: verified
{-@ percent :: Int -> {v:Int | Between 0 v 100} @-}
percent :: Int -> Int
percent x = clamp 0 100 x

-- because: let v = percentWrong 200 in v > 99
-- expect: concrete
{-@ percentWrong :: Int -> {v:Int | Between 0 v 99} @-}
percentWrong :: Int -> Int
percentWrong x = clamp 0 100 x

-- expect: verified
{-@ lift :: Pos -> S.Shelf -> {v:S.Shelf | room v > 0} @-}
lift :: Int -> S.Shelf -> S.Shelf
lift n s = S.Plank n s

-- What `clamp` asks for.
-- because: let v = upside 1 in not (5 <= v && v <= 4)
-- expect: concrete
{-@ upside :: Pos -> Int @-}
upside :: Int -> Int
upside x = clamp 5 4 x

-- expect: verified
{-@ top :: s:{v:Shelf | room v > 0} -> Int @-}
top :: Shelf -> Int
top (Plank n _) = n

-- because: raises (topAny Empty)
-- expect: concrete
{-@ topAny :: Shelf -> Int @-}
topAny :: Shelf -> Int
topAny (Plank n _) = n

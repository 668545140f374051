-- Specifications of another module are known here.
module Across where

import Ware

-- expect: verified
{-@ dear :: c:Cart -> p:Price -> {v:Cart | total v = total c + p} @-}
dear :: Cart -> Int -> Cart
dear c p = Item p c

-- because: sumUp (dearWrong Nil 1) /= 1
-- expect: concrete
{-@ dearWrong :: c:Cart -> p:Price -> {v:Cart | total v = total c + p} @-}
dearWrong :: Cart -> Int -> Cart
dearWrong c p = Item (p + p) c

-- The price of an item is never negative.
-- because: case rebate Nil of { Item p _ -> p < 0; Nil -> False }
-- expect: concrete
{-@ rebate :: Cart -> Cart @-}
rebate :: Cart -> Cart
rebate c = Item (-5) c

-- expect: verified
{-@ bill :: c:Cart -> {v:Int | v = total c + 1} @-}
bill :: Cart -> Int
bill c = sumUp c + 1

-- expect: verified
{-@ some :: Int -> Cart @-}
some :: Int -> Cart
some n = Item (trusted n) Nil

-- because: billWrong Nil /= 2
-- expect: concrete
{-@ billWrong :: c:Cart -> {v:Int | v = total c + 2} @-}
billWrong :: Cart -> Int
billWrong c = sumUp c + 1

-- A module that others import, with its specifications.
module Ware where

{-@ type Price = {v:Int | v >= 0} @-}

{-@ measure total :: Cart -> Int
      total Nil = 0
      total (Item p c) = p + total c
  @-}

{-@ data Cart = Nil | Item { price :: Price, others :: Cart } @-}
data Cart = Nil | Item { price :: Int, others :: Cart }

-- expect: verified
{-@ sumUp :: c:Cart -> {v:Int | v = total c} @-}
sumUp :: Cart -> Int
sumUp Nil = 0
sumUp (Item p c) = p + sumUp c

{-@ assume trusted :: Int -> Price @-}
trusted :: Int -> Int
trusted n = abs n

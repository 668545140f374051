-- What other modules use.
module Supply where

{-@ type Pos = {v:Int | v > 0} @-}
{-@ predicate Between L V H = L <= V && V <= H @-}

{-@ measure room @-}
{-@ room :: Shelf -> {v:Int | v >= 0} @-}
room :: Shelf -> Int
room Empty = 0
room (Plank _ s) = 1 + room s

data Shelf = Empty | Plank Int Shelf

-- expect: verified
{-@ build :: n:{v:Int | v >= 0} -> {v:Shelf | room v = n} @-}
build :: Int -> Shelf
build n = if n == 0 then Empty else Plank n (build (n - 1))

-- expect: verified
{-@ clamp :: l:Int -> h:{v:Int | l <= v} -> Int -> {v:Int | Between l v h} @-}
clamp :: Int -> Int -> Int -> Int
clamp l h x
  | x < l = l
  | x > h = h
  | otherwise = x

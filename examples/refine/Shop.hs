module Shop where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}

data Item = Item { price :: Int, count :: Int }

{-@ data Item = Item { price :: Nat, count :: Pos } @-}

{-@ total :: [Item] -> Nat @-}
total :: [Item] -> Int
total [] = 0
total (Item p n : items) = p * n + total items

{-@ cheapest :: {items:[Item] | len items > 0} -> Nat @-}
cheapest :: [Item] -> Int
cheapest [Item p _] = p
cheapest (Item p _ : items) = min p (cheapest items)

{-@ average :: [Item] -> Nat @-}
average :: [Item] -> Int
average items = total items `div` length items

{-@ reduced :: percent:Nat -> Item -> Item @-}
reduced :: Int -> Item -> Item
reduced percent (Item p n) = Item (p - p * percent `div` 100) n

{-@ split :: n:Nat -> xs:[a] -> ([a], [a]) @-}
split :: Int -> [a] -> ([a], [a])
split n xs = (take n xs, drop n xs)

{-@ page :: n:Nat -> {xs:[a] | n <= len xs} -> {v:[a] | len v = n} @-}
page :: Int -> [a] -> [a]
page n xs = fst (split n xs)

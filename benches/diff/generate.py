#!/usr/bin/env python3
"""Two versions of a module of 5,000 lines: usage generate.py OLD.hs NEW.hs

The new one has one edit that changes what the module does (`insert` loses the order of equal keys), ten definitions that stand elsewhere
in the file, and ten that have another name, with everything that uses them written anew. The texts are the same on every run."""

import re
import sys

HEADER = """module Warehouse where

data Tree a = Leaf | Node (Tree a) a (Tree a)

data Item = Item { name :: String, price :: Int, stock :: Int }

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x (Node left y right)
  | x <= y = Node (insert x left) y right
  | otherwise = Node left y (insert x right)

toList :: Tree a -> [a]
toList Leaf = []
toList (Node left x right) = toList left ++ [x] ++ toList right

fromList :: Ord a => [a] -> Tree a
fromList = foldr insert Leaf

union :: Ord a => Tree a -> Tree a -> Tree a
union left right = foldr insert right (toList left)

"""

EDIT = ("x <= y = Node (insert x left) y right", "x < y = Node (insert x left) y right")

# Each is a definition with its signature; {i} is its number, {j} that of an earlier one of the same kind.
KINDS = [
    ("sumTo", "sumTo{i} :: Int -> Int\nsumTo{i} n\n  | n <= 0 = {i}\n  | otherwise = n + sumTo{i} (n - 1)\n"),
    ("scale", "scale{i} :: [Int] -> [Int]\nscale{i} [] = []\nscale{i} (x : xs)\n  | x > {i} = x * {i} : scale{i} xs\n  | otherwise = scale{i} xs\n"),
    ("label", "label{i} :: Item -> String\nlabel{i} item\n  | stock item > {i} = name item ++ \"-{i}\"\n  | price item == 0 = \"free\"\n  | otherwise = label{j} item\n"),
    ("total", "total{i} :: [Item] -> Int\ntotal{i} items = sum [price item * stock item | item <- items, stock item > {i}] + first\n  where\n    first = case items of\n      [] -> 0\n      item : _ -> total{j} [item]\n"),
    ("depth", "depth{i} :: Tree Int -> Int\ndepth{i} Leaf = 0\ndepth{i} (Node left x right)\n  | x == {i} = 1 + depth{i} left\n  | otherwise = 1 + max (depth{i} left) (depth{j} right)\n"),
    ("pick", "pick{i} :: Eq a => a -> [a] -> Maybe Int\npick{i} x = go 0\n  where\n    go _ [] = Nothing\n    go n (y : ys)\n      | x == y && n > {i} = Just n\n      | otherwise = go (n + 1) ys\n"),
    ("merge", "merge{i} :: [Int] -> [Int] -> [Int]\nmerge{i} [] ys = ys\nmerge{i} xs [] = xs\nmerge{i} (x : xs) (y : ys)\n  | x + {i} <= y = x : merge{i} xs (y : ys)\n  | otherwise = y : merge{j} (x : xs) ys\n"),
]
LINES = 5000
MOVED = 10
RENAMED = 10


def definitions():
    count = HEADER.count("\n")
    number = 0
    while count < LINES:
        kind, text = KINDS[number % len(KINDS)]
        earlier = number - len(KINDS) if number >= len(KINDS) else number
        body = text.format(i=number, j=earlier)
        yield f"{kind}{number}", body
        count += body.count("\n") + 1
        number += 1


def main():
    old, new = sys.argv[1:]
    all_ = list(definitions())
    with open(old, "w") as file:
        file.write(HEADER + "\n".join(body for _, body in all_))
    step = len(all_) // (MOVED + RENAMED)
    moved = [all_[i * step] for i in range(MOVED)]
    rest = [entry for entry in all_ if entry not in moved]
    text = HEADER.replace(*EDIT) + "\n".join(body for _, body in rest + moved[::-1])
    for k in range(RENAMED):
        name = all_[(MOVED + k) * step][0]
        text = re.sub(rf"\b{name}\b", f"{name}Renamed", text)
    with open(new, "w") as file:
        file.write(text)


main()

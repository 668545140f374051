module Huffman where

import Data.Function (on)
import Data.List (insertBy, sortBy, group, sort)
import qualified Data.Map as Map

data Tree = Leaf Int Char
          | Fork Int Tree Tree
          deriving (Show, Eq)

weight :: Tree -> Int
weight (Leaf w _) = w
weight (Fork w _ _) = w

build :: [Tree] -> Tree
build [t] = t
build (a : b : ts) = build (insertBy (compare `on` weight) (Fork (weight a + weight b) a b) ts)
build [] = error "empty text"

codes :: Tree -> Map.Map Char String
codes (Leaf _ c) = Map.singleton c "0"
codes t = Map.fromList (walk t "")
  where
    walk (Leaf _ c) path = [(c, reverse path)]
    walk (Fork _ l r) path = walk l ('0' : path) ++ walk r ('1' : path)

tree :: String -> Tree
tree s = build (sortBy (compare `on` weight) [Leaf (length g) (head g) | g <- group (sort s)])

encode :: String -> String
encode s = concatMap (codes (tree s) Map.!) s

decode :: Tree -> String -> String
decode t = go t
  where
    go (Leaf _ c) [] = [c | False]
    go (Leaf _ c) (_ : bs) | single = c : go t bs
    go (Leaf _ c) bs = c : go t bs
    go (Fork _ _ _) [] = []
    go (Fork _ l r) (b : bs) = case go' (if b == '0' then l else r) of
      Left c -> c : go t bs
      Right n -> go n bs
    go' (Leaf _ c) = Left c
    go' n = Right n
    single = case t of
      Leaf _ _ -> True
      _ -> False

module Mutual where

isEven', isOdd' :: Int -> Bool
isEven' 0 = True
isEven' n = isOdd' (n - 1)
isOdd' 0 = False
isOdd' n = isEven' (n - 1)

data Forest = Forest [Node]
data Node = Node Int Forest

sumForest :: Forest -> Int
sumForest (Forest ns) = sum (map sumNode ns)

sumNode :: Node -> Int
sumNode (Node n f) = n + sumForest f

female, male :: Int -> Int
female 0 = 1
female n = n - male (female (n - 1))
male 0 = 0
male n = n - female (male (n - 1))

ping :: Int -> [String]
ping n = "ping" : if n > 0 then pong (n - 1) else []
  where
    pong m = "pong" : ping m

streams :: ([Int], [Int])
streams = (as, bs)
  where
    as = 0 : map (+ 1) bs
    bs = map (* 2) as

data Token = TNum Int | TOpen | TClose deriving (Show, Eq)

tokens :: String -> [Token]
tokens s = case s of
  [] -> []
  '(' : r -> TOpen : tokens r
  ')' : r -> TClose : tokens r
  c : r
    | c >= '0' && c <= '9' -> let (ds, r') = span (`elem` "0123456789") s in TNum (read ds) : tokens r'
    | otherwise -> tokens r

balanced :: String -> Bool
balanced = go (0 :: Int) . tokens
  where
    go d [] = d == 0
    go d (TOpen : ts) = go (d + 1) ts
    go d (TClose : ts) = d > 0 && go (d - 1) ts
    go d (_ : ts) = go d ts

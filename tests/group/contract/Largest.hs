module Largest where

-- The largest number; there is none in the empty list.
reference :: [Int] -> Int
reference l = case l of
  [] -> error "empty"
  [x] -> x
  h : t -> let m = reference t in if h > m then h else m

-- The same, and zero for the empty list.
total :: [Int] -> Int
total l = case l of
  [] -> 0
  [x] -> x
  a : b : t -> if a > b then total (a : t) else total (b : t)

-- Fails for a list of one too.
stops :: [Int] -> Int
stops l = case l of
  [] -> error "too short"
  [_] -> error "too short"
  [x, y] -> if x > y then x else y
  h : t -> let m = stops t in if h > m then h else m

smallest :: [Int] -> Int
smallest l = case l of
  [] -> error "empty"
  [x] -> x
  h : t -> let m = smallest t in if h < m then h else m

-- Right only where something is at least zero.
zero :: [Int] -> Int
zero l = case l of
  [] -> 0
  h : t -> let m = zero t in if h > m then h else m

endless :: [Int] -> Int
endless l = case l of
  [] -> error "empty"
  [x] -> x
  h : t -> let m = endless l in if h > m then h else m

module Mismatch where

number :: Int
number = "three"
char :: Char
char = "c"
string :: String
string = 'c'
arguments = length [1] [2]
missing :: Int
missing = subtract 1
tooMany :: Int -> Int
tooMany x y = x + y
notFunction = 'c' 1
branches b = if b then 'x' else "y"
condition n = if n + 1 then True else 'c'
list = [1, 'c', True]
applied f = f f
pattern (Just x) = x
pattern [] = 0
arity (Just x y) = x
equations 0 = 1
equations x y = 2
tuple :: (Int, Bool)
tuple = (True, 3)
nested :: Maybe [Int]
nested = Just ["a"]
unaffected = number + 1
good = map (+ 1) [1, 2, 3 :: Int]
several = (number ++ "x", not 'c')

module Defaulting where

average xs = sum xs / fromIntegral (length xs)

big = 2 ^ 70

ratio a b = fromIntegral a / fromIntegral b

shown = show 3 ++ show 3.5

mono = (+ 1)

default (Integer, Double)

module Bad where

import Missing (thing)

average :: [Double] -> Double
average xs = sum xs / lenght xs

double :: Int -> Int
double n = n * "two"

fine :: Int -> Int
fine n = n + 1

needsThing = thing 1

module Fib where

fib :: Int -> Int
fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)

bench :: Int
bench = fib 27

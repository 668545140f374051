module Fifteen where

eight :: Int -> (Int, Int, Int, Int, Int, Int, Int, Int)
eight n = (1, 2, 3, 4, 5, 6, 7, n)

fifteen :: a -> (Int, Char, Bool, (), Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, a)
fifteen x = (1, 'a', True, (), 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, x)

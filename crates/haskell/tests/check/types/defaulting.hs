module Defaulting where

import Data.List (genericLength)

limit = 100
taken xs = take limit xs
shown = show (2 ^ 10)
fraction = 1 / 3
rounded = truncate (10 ** 2.5 :: Double)
power x = x ^ 2
mean xs = sum xs / genericLength xs
compared = 3 < 4.5
range = [1, 3 .. 9]
text = show [1, 2.5]
divided = 7 `div` 2
converted = fromIntegral (length "abc") * 0.5

-- | Single precision.
module Singles where

import GHC.Float (double2Float, float2Double)

area :: Float -> Float
area r = pi * r * r

average :: [Float] -> Float
average xs = sum xs / fromIntegral (length xs)

newton :: Float -> [Float]
newton n = take 6 (iterate (\x -> (x + n / x) / 2) n)

samples :: [Float]
samples = [0, 1, 0.1, 1 / 3, 16777216, 16777217, 1e10, 1.0e-2, 9999999, 12345678, 3.4028235e38, 1.17549435e-38, 1e-45, 5.0e-324, 123.456, 0.3, 2 / 3, 1e7, 0.1 + 0.2]

{-# LANGUAGE NumDecimals #-}
module WholeDecimals where

million :: Int
million = 1e6

more :: Integer
more = 2.5e3

half :: Double
half = 0.5

isHundred :: Int -> Bool
isHundred 1e2 = True
isHundred _ = False

limits :: [Word]
limits = [1e0, 1.5e1, 1e3]

module Defaults where

default (Int, Double)

small = 3
shown = show (2 ^ 3)
half = 1 / 2

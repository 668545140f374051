module Unclosed where
f = 1
{- never closed
g = 2

module Exports (exists, Missing (..), missing, module Nowhere, T (A, Z)) where

data T = A | B
exists = 1

module ListOrder where

import Data.List

e :: Int -> a
e n = error ('e' : show n)

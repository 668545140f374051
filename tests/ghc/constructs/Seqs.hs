module Seqs where

import Control.Exception ()
import Data.Function (on, fix, (&))

force :: [a] -> ()
force [] = ()
force (x : xs) = x `seq` force xs

($>) :: a -> b -> b
a $> b = seq a b

ackermann :: Int -> Int -> Int
ackermann 0 n = n + 1
ackermann m 0 = ackermann (m - 1) 1
ackermann m n = ackermann (m - 1) (ackermann m (n - 1))

memo :: Int -> Integer
memo n = table !! n
  where
    table = map go [0 ..]
    go 0 = 0
    go 1 = 1
    go i = table !! (i - 1) + table !! (i - 2)

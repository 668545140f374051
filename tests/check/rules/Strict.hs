-- A strict length, over numbers: elements are evaluated where they are passed. The comment above a rule says what is right.
module Strict where

import Prelude (Bool (..), Int, seq, (+), (<=))

size :: [Int] -> Int
size [] = 0
size (x : xs) = x `seq` (1 + size xs)

filter :: (Int -> Bool) -> [Int] -> [Int]
filter _ [] = []
filter p (x : xs) = x `seq` (case p x of
  True -> x : filter p xs
  False -> filter p xs)

{-# RULES
-- expect: if: by induction, once elements are known to have values; no list is so long that its length overflows
-- selfsame: "filter shrinks" total p, finite xs
"filter shrinks" forall p xs . (size (filter p xs) <= size xs) = True
-- expect: refuted: for p that is always False
-- selfsame: "filter keeps" total p, finite xs
"filter keeps" forall p xs . (size xs <= size (filter p xs)) = True
  #-}

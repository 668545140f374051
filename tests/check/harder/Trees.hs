-- Trees: flattening, mirroring, sizes. A law and, where there is one, its false neighbour; the comment above says which is which.
module Trees where

import Functions
import Prelude (Bool (..))

{-# RULES
-- expect: verified
-- selfsame: "flatten with accumulator" finite t
"flatten with accumulator" forall t . flattenAcc t [] = flatten t
-- expect: verified
-- selfsame: "flatten with any accumulator" finite t xs
"flatten with any accumulator" forall t xs . flattenAcc t xs = flatten t ++ xs
-- false for t = Node Leaf y Leaf, xs = [x]
-- expect: refuted
-- selfsame: "flatten with accumulator, before" finite t xs
"flatten with accumulator, before" forall t xs . flattenAcc t xs = xs ++ flatten t
-- expect: verified
-- selfsame: "flatten the mirror" finite t
"flatten the mirror" forall t . flatten (mirror t) = rev (flatten t)
-- false for t with two different elements
-- expect: refuted
-- selfsame: "flatten the mirror, unchanged" finite t
"flatten the mirror, unchanged" forall t . flatten (mirror t) = flatten t
-- expect: verified
-- selfsame: "flatten backwards" finite t
"flatten backwards" forall t . revflat t = rev (flatten t)
-- false for t with two different elements
-- expect: refuted
-- selfsame: "flatten backwards, forwards" finite t
"flatten backwards, forwards" forall t . revflat t = flatten t
-- expect: verified
-- selfsame: "length of a flattening" finite t
"length of a flattening" forall t . length (flatten t) = size t
-- false for t with three elements in two levels
-- expect: refuted
-- selfsame: "height of a flattening" finite t
"height of a flattening" forall t . length (flatten t) = height t
-- expect: verified
-- selfsame: "size with accumulator" finite t
"size with accumulator" forall t . sizeAcc t Z = size t
-- false for t = Leaf
-- expect: refuted
-- selfsame: "size with accumulator, from one" finite t
"size with accumulator, from one" forall t . sizeAcc t (S Z) = size t
-- expect: verified
-- selfsame: "size of the mirror" finite t
"size of the mirror" forall t . size (mirror t) = size t
-- expect: verified
-- selfsame: "height of the mirror" finite t
"height of the mirror" forall t . height (mirror t) = height t
-- false for t with three elements in two levels
-- expect: refuted
-- selfsame: "height is size" finite t
"height is size" forall t . height t = size t
-- expect: verified
-- selfsame: "height is at most the size" finite t
"height is at most the size" forall t . height t <= size t = True
-- false for t with three elements in two levels
-- expect: refuted
-- selfsame: "size is at most the height" finite t
"size is at most the height" forall t . size t <= height t = True
-- expect: verified
-- selfsame: "sum of a flattening" finite t
"sum of a flattening" forall t . sum (flatten t) = sumTree t
-- expect: verified
-- selfsame: "map and flatten" total f, finite t
"map and flatten" forall f t . flatten (mapTree f t) = map f (flatten t)
-- false for t with two different elements
-- expect: refuted
-- selfsame: "map and mirror" total f, finite t
"map and mirror" forall f t . mapTree f (mirror t) = mapTree f t
-- expect: verified
-- selfsame: "size after insertion" finite x t
"size after insertion" forall x t . size (insertTree x t) = S (size t)
-- false for x = Z, t = Node Leaf Z (Node Leaf Z Leaf)
-- expect: refuted
-- selfsame: "height after insertion" finite x t
"height after insertion" forall x t . height (insertTree x t) = S (height t)
-- expect: verified
-- selfsame: "count after insertion" finite x t
"count after insertion" forall x t . count x (flatten (insertTree x t)) = S (count x (flatten t))
-- false for x = Z, y = S Z, t = Leaf
-- expect: refuted
-- selfsame: "count after another insertion" finite x y t
"count after another insertion" forall x y t . count x (flatten (insertTree y t)) = S (count x (flatten t))
-- expect: verified
-- selfsame: "sorted after insertion" finite x t
"sorted after insertion" forall x t . sorted (flatten t) ==> sorted (flatten (insertTree x t)) = True
-- false for x = Z, t = Node (Node Leaf (S Z) Leaf) Z Leaf
-- expect: refuted
-- selfsame: "sorted after insertion, no hypothesis" finite x t
"sorted after insertion, no hypothesis" forall x t . sorted (flatten (insertTree x t)) = True
  #-}

module Directives where

{-# RULES
-- selfsame: "first" total n xs, finite ys
"first" forall n xs ys. f n xs ys = ys
-- selfsame: finite xs
"second" forall xs. g xs = xs
--selfsame: "third" total all
"third" forall a. h a = a
  #-}

-- selfsame: total x; finite y
{-# RULES "above" forall x y. k x y = y #-}

-- selfsame: total n
prop_named n = n == n

-- selfsame: "prop_named" finite xs
-- selfsame: "missing" total x
-- selfsame: "first" total z
-- selfsame: "first" complete n
-- selfsame: "first"
-- selfsame: "first" total
-- an ordinary comment about selfsame: nothing
-- selfsame:
x = 1
-- selfsame: total y

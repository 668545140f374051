-- Overloaded laws that hold for integers, and not at every instance of the library.
module Instances where

less, atMost :: Ord a => a -> a -> Bool
less x y = x < y
atMost x y = x <= y

same :: Eq a => a -> a -> Bool
same x y = x == y

always :: a -> Bool
always x = x `seq` True

greater :: Ord a => a -> a -> a
greater x y = if x >= y then x else y

difference, sum3, sum3' :: Num a => a -> a -> a
difference x y = (x + y) - y
sum3 x y = x + y + 1
sum3' x y = x + (y + 1)

-- What is said to be the first is: no instance is looked at.
firstOf :: Ord a => a -> a -> a
firstOf x _ = x

{-# RULES
-- expect: refuted
"an order is total" forall x y. less x y = not (atMost y x)
-- expect: refuted
"everything is itself" forall x. same x x = always x
-- expect: refuted
"the greater one" forall x y. greater x y = max x y
-- expect: refuted
"there and back" forall x y. difference x y = y `seq` x
-- expect: refuted
"sums associate" forall x y. sum3 x y = sum3' x y
-- expect: verified
"the first" forall x y. firstOf x y = x
  #-}

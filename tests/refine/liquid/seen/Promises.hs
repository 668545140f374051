-- What abstract refinements do not promise.
module Promises where

{-@ data Box <p :: Int -> Bool> = Box { held :: Int<p> } @-}
data Box = Box { held :: Int }

-- expect: verified
{-@ opened :: forall <p :: Int -> Bool>. Box <p> -> Int<p> @-}
opened :: Box -> Int
opened (Box n) = n

-- Anything may be in the box.
-- because: openedWrong (Box 0) <= 0
-- expect: concrete
{-@ openedWrong :: Box -> {v:Int | v > 0} @-}
openedWrong :: Box -> Int
openedWrong b = opened b

-- because: firstWrong 1 0 <= 0
-- expect: concrete
{-@ firstWrong :: {v:Int | v > 0} -> Int -> {v:Int | v > 0} @-}
firstWrong :: Int -> Int -> Int
firstWrong x y = second x y

-- expect: verified
{-@ second :: forall <p :: Int -> Bool>. Int -> Int<p> -> Int<p> @-}
second :: Int -> Int -> Int
second _ y = y

-- A proof that leans on itself proves nothing.
-- expect: diverges
{-@ circular :: x:Int -> { x > 0 } @-}
circular :: Int -> ()
circular x = circular x

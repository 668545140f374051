-- Numbers: double, half, even, products, powers and their accumulators. A law and, where there is one, its false neighbour; the comment above says which is which.
module Numbers where

import Functions
import Prelude (Bool (..))

{-# RULES
-- expect: verified
-- selfsame: "double is a sum" finite n
"double is a sum" forall n . double n = n + n
-- false for n = Z
-- expect: refuted
-- selfsame: "double is a sum, of one more" finite n
"double is a sum, of one more" forall n . double n = n + S n
-- expect: verified
-- selfsame: "successor moves out" finite n
"successor moves out" forall n . n + S n = S (n + n)
-- false for n = Z
-- expect: refuted
-- selfsame: "successor is lost" finite n
"successor is lost" forall n . n + S n = n + n
-- expect: verified
-- selfsame: "half of a sum" finite n
"half of a sum" forall n . half (n + n) = n
-- false for m = Z, n = S (S Z)
-- expect: refuted
-- selfsame: "half of two numbers" finite m n
"half of two numbers" forall m n . half (m + n) = m
-- expect: verified
-- selfsame: "half of double" finite n
"half of double" forall n . half (double n) = n
-- false for n = S Z
-- expect: refuted
-- selfsame: "double of half" finite n
"double of half" forall n . double (half n) = n
-- expect: verified
-- selfsame: "double of half, even" finite n
"double of half, even" forall n . even n ==> double (half n) == n = True
-- false for n = S Z
-- expect: refuted
-- selfsame: "double of half, odd" finite n
"double of half, odd" forall n . odd n ==> double (half n) == n = True
-- expect: verified
-- selfsame: "both halves" finite n
"both halves" forall n . half n + half (S n) = n
-- false for n = S Z
-- expect: refuted
-- selfsame: "both halves, the same" finite n
"both halves, the same" forall n . half n + half n = n
-- expect: verified
-- selfsame: "even sum" finite n
"even sum" forall n . even (n + n) = True
-- false for m = Z, n = S Z
-- expect: refuted
-- selfsame: "even sum of two" finite m n
"even sum of two" forall m n . even (m + n) = even m
-- expect: verified
-- selfsame: "even double" finite n
"even double" forall n . even2 (double n) = True
-- false for n = Z
-- expect: refuted
-- selfsame: "even after double" finite n
"even after double" forall n . even2 (S (double n)) = True
-- expect: verified
-- selfsame: "even commutes" finite m n
"even commutes" forall m n . even2 (m + n) = even2 (n + m)
-- expect: verified
-- selfsame: "half commutes" finite m n
"half commutes" forall m n . half (m + n) = half (n + m)
-- false for m = n = S Z
-- expect: refuted
-- selfsame: "half distributes" finite m n
"half distributes" forall m n . half (m + n) = half m + half n
-- expect: verified
-- selfsame: "even in two ways" finite n
"even in two ways" forall n . even n = even2 n
-- false for n = Z
-- expect: refuted
-- selfsame: "even is odd" finite n
"even is odd" forall n . even n = odd n
-- expect: verified
-- selfsame: "even of a successor" finite n
"even of a successor" forall n . even2 (S n) = not (even2 n)
-- false for n = Z
-- expect: refuted
-- selfsame: "even of two successors" finite n
"even of two successors" forall n . even2 (S (S n)) = not (even2 n)
-- expect: verified
-- selfsame: "even numbers add" finite m n
"even numbers add" forall m n . even m ==> even n ==> even (m + n) = True
-- false for m = Z, n = S Z
-- expect: refuted
-- selfsame: "even numbers add, one hypothesis" finite m n
"even numbers add, one hypothesis" forall m n . even m ==> even (m + n) = True
-- expect: verified
-- selfsame: "odd numbers add" finite m n
"odd numbers add" forall m n . odd m ==> odd n ==> even (m + n) = True
-- false for m = n = S Z
-- expect: refuted
-- selfsame: "odd numbers add to odd" finite m n
"odd numbers add to odd" forall m n . odd m ==> odd n ==> odd (m + n) = True
-- expect: verified
-- selfsame: "addition with accumulator" finite m n
"addition with accumulator" forall m n . addAcc m n = m + n
-- expect: verified
-- selfsame: "times commutes" finite m n
"times commutes" forall m n . m * n = n * m
-- false for m = Z, n = S Z
-- expect: refuted
-- selfsame: "times is plus" finite m n
"times is plus" forall m n . m * n = m + n
-- expect: verified
-- selfsame: "times distributes" finite k m n
"times distributes" forall k m n . k * (m + n) = k * m + k * n
-- false for k = Z, n = S Z
-- expect: refuted
-- selfsame: "times distributes over one" finite k m n
"times distributes over one" forall k m n . k * (m + n) = k * m + n
-- expect: verified
-- selfsame: "times associates" finite k m n
"times associates" forall k m n . (k * m) * n = k * (m * n)
-- expect: verified
-- selfsame: "times with accumulator" finite m n
"times with accumulator" forall m n . timesAcc m n Z = m * n
-- false for m = Z
-- expect: refuted
-- selfsame: "times with accumulator, from one" finite m n
"times with accumulator, from one" forall m n . timesAcc m n (S Z) = m * n
-- expect: verified
-- selfsame: "times with any accumulator" finite k m n
"times with any accumulator" forall k m n . timesAcc m n k = m * n + k
-- false for m = Z, n = S Z, k = Z
-- expect: refuted
-- selfsame: "times with accumulator, swapped" finite k m n
"times with accumulator, swapped" forall k m n . timesAcc m k n = m * n + k
-- expect: verified
-- selfsame: "factorial with accumulator" finite n
"factorial with accumulator" forall n . facAcc n (S Z) = fac n
-- false for n = Z
-- expect: refuted
-- selfsame: "factorial with accumulator, from zero" finite n
"factorial with accumulator, from zero" forall n . facAcc n Z = fac n
-- expect: verified
-- selfsame: "power with accumulator" finite m n
"power with accumulator" forall m n . powerAcc m n (S Z) = power m n
-- false for m = Z, n = S Z
-- expect: refuted
-- selfsame: "power with accumulator, swapped" finite m n
"power with accumulator, swapped" forall m n . powerAcc n m (S Z) = power m n
-- expect: verified
-- selfsame: "power of a sum" finite k m n
"power of a sum" forall k m n . power k (m + n) = power k m * power k n
-- false for m = n = Z
-- expect: refuted
-- selfsame: "power of a sum is a sum" finite k m n
"power of a sum is a sum" forall k m n . power k (m + n) = power k m + power k n
-- expect: verified
-- selfsame: "triangle with accumulator" finite n
"triangle with accumulator" forall n . triangleAcc n Z = triangle n
-- false for n = Z
-- expect: refuted
-- selfsame: "triangle with accumulator, from one" finite n
"triangle with accumulator, from one" forall n . triangleAcc n (S Z) = triangle n
-- expect: verified
-- selfsame: "twice a triangle" finite n
"twice a triangle" forall n . double (triangle n) = n * S n
-- false for n = S Z
-- expect: refuted
-- selfsame: "twice a triangle, off by one" finite n
"twice a triangle, off by one" forall n . double (triangle n) = n * n
  #-}

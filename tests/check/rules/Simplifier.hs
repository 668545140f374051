module Simplifier where

-- Simplifiers of expressions, right and wrong: literal patterns below constructors, arithmetic with what they say.

data E = Num Int | Add E E | Mul E E | Neg E | Var Int

eval :: (Int -> Int) -> E -> Int
eval _ (Num n) = n
eval env (Add a b) = eval env a + eval env b
eval env (Mul a b) = eval env a * eval env b
eval env (Neg a) = negate (eval env a)
eval env (Var v) = env v

zeros :: E -> E
zeros (Add (Num 0) e) = zeros e
zeros (Add e (Num 0)) = zeros e
zeros (Add a b) = Add (zeros a) (zeros b)
zeros e = e

ones :: E -> E
ones (Add (Num 0) e) = ones e
ones (Add a b) = Add (ones a) (ones b)
ones (Mul (Num 1) e) = ones e
ones (Mul a b) = Mul (ones a) (ones b)
ones e = e

swapped :: E -> E
swapped (Mul a b) = Mul (swapped b) (swapped a)
swapped (Add a b) = Add (swapped b) (swapped a)
swapped (Neg (Neg e)) = swapped e
swapped e = e

guarded :: E -> E
guarded (Add (Num n) e) | n == 0 = guarded e
guarded (Add e (Num n)) | 0 == n = guarded e
guarded (Add a b) = Add (guarded a) (guarded b)
guarded e = e

wrongOnes :: E -> E
wrongOnes (Mul (Num 1) e) = wrongOnes e
wrongOnes (Mul (Num 2) e) = Add (wrongOnes e) (Num 2)
wrongOnes e = e

wrongSigns :: E -> E
wrongSigns (Neg e) = wrongSigns e
wrongSigns e = e

{-# RULES
-- expect: verified: zero is neutral, with overflow too; induction on the expression.
-- selfsame: "zeros" finite env e
"zeros" forall env e. eval env (zeros e) = eval env e
-- expect: if: zero and one are neutral. With overflow too, which is not found.
-- selfsame: "ones" finite env e
"ones" forall env e. eval env (ones e) = eval env e
-- expect: verified: sums and products commute, two negations are none.
-- selfsame: "swapped" finite env e
"swapped" forall env e. eval env (swapped e) = eval env e
-- expect: verified: guards say the same as literals.
-- selfsame: "guarded" finite env e
"guarded" forall env e. guarded e = zeros e
-- expect: refuted: twice zero is not two.
-- selfsame: "wrong ones" finite env e
"wrong ones" forall env e. eval env (wrongOnes e) = eval env e
-- expect: refuted: one is not minus one.
-- selfsame: "wrong signs" finite env e
"wrong signs" forall env e. eval env (wrongSigns e) = eval env e
-- expect: verified: a function that is total may be applied again and again.
-- selfsame: "iterate" total f x
"iterate" forall (f :: Int -> Int) x. map f (iterate f x) = iterate f (f x)
-- expect: refuted: what is done twice is not done once.
"idempotent" forall (f :: Int -> Int) x. f (f x) = f x
-- expect: refuted: also when all is total.
-- selfsame: "idempotent, total" total f x
"idempotent, total" forall (f :: Int -> Int) x. f (f x) = f x
-- expect: refuted: two functions, each given what the other made.
-- selfsame: "to and fro" total f g x
"to and fro" forall (f :: Int -> Int) (g :: Int -> Int) x. f (g (f x)) = g (f (g x))
  #-}

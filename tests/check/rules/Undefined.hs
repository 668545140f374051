-- Laws over finite values that are false because a call has no finite value: the checker must not take it to have one.
-- expect all: not verified
module Undefined where

import Prelude (Bool (..))

data Nat = Z | S Nat

-- Z, if the argument has a value.
seen :: Nat -> Nat
seen Z = Z
seen (S _) = Z

-- Z, if the argument is finite.
walked :: Nat -> Nat
walked Z = Z
walked (S n) = walked n

same :: Nat -> Nat
same n = same n

up :: Nat -> Nat
up n = up (S n)

around :: Nat -> Nat -> Nat
around Z m = around m (S Z)
around (S n) m = around n (S m)

ping :: Nat -> Nat
ping n = pong (S n)

pong :: Nat -> Nat
pong Z = Z
pong (S n) = ping n

part :: Nat -> Nat
part (S n) = n

endless :: Nat -> Nat
endless n = S (endless n)

apply :: (Nat -> Nat) -> Nat -> Nat
apply f n = f n

twice :: (Nat -> Nat) -> Nat -> Nat
twice f n = f (f n)

back :: Nat -> Nat
back Z = Z
back (S n) = back (rest (S n))

rest :: Nat -> Nat
rest Z = Z
rest (S n) = S n

{-# RULES
-- selfsame: "itself" finite n
"itself" forall n . seen (same n) = Z
-- selfsame: "upwards" finite n
"upwards" forall n . seen (up n) = Z
-- selfsame: "round and round" finite n m
"round and round" forall n m . seen (around n m) = Z
-- selfsame: "to and fro" finite n
"to and fro" forall n . seen (ping n) = Z
-- selfsame: "a case is missing" finite n
"a case is missing" forall n . seen (part n) = Z
-- selfsame: "no end" finite n
"no end" forall n . walked (endless n) = Z
-- selfsame: "by a function" finite n
"by a function" forall n . seen (apply up n) = Z
-- selfsame: "twice" finite n
"twice" forall n . walked (twice endless n) = Z
-- selfsame: "the same size" finite n
"the same size" forall n . seen (back n) = Z
  #-}

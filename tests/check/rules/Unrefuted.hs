-- Rules that are true for a reason that a search for counterexamples could overlook: none may be refuted.
-- expect all: not refuted
module Unrefuted where

import Prelude (Bool (..), Int, seq, undefined, (+))

data Nat = Z | S Nat

-- No value of it is infinite: making one would never end.
data Tight = Loose | Tight !Nat !Tight

data Strict = End | Next !Strict

-- Strict and lazy fields by turns: a knot is a value.
data Odd = Odd !Even

data Even = Even Odd | Stop

data Self = Self (Self -> Nat)

data List = Nil | Cons Nat List

tighten :: List -> Tight
tighten Nil = Loose
tighten (Cons x xs) = Tight x (tighten xs)

loosen :: Tight -> List
loosen Loose = Nil
loosen (Tight x t) = Cons x (loosen t)

depth :: Strict -> Nat
depth End = Z
depth (Next s) = S (depth s)

walked :: Strict -> Bool
walked End = True
walked (Next s) = walked s

seen :: Nat -> Bool
seen Z = True
seen (S _) = True

self :: Self -> Nat
self s = case s of Self f -> f s

odds :: Odd -> Bool
odds (Odd (Even o)) = odds o
odds (Odd Stop) = True

{-# RULES
-- a strict list is finite
"there and back" forall t . tighten (loosen t) = t
"walked, if there" forall s . walked s = seq s True
-- total functions have total results, whatever types a program has besides
-- selfsame: "a total result" total f n
"a total result" forall f n . seen (f (n :: Nat)) = True
-- selfsame: "a total field" total f n
"a total field" forall f n . seq (self (Self (\x -> f n))) True = seen (f (n :: Nat))
  #-}

{-# RULES
-- expect: refuted
"knots with lazy fields are values" forall o . odds o = seq o True
  #-}

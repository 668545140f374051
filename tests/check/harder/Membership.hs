-- Lists as sets: membership under hypotheses. A law and, where there is one, its false neighbour; the comment above says which is which.
module Membership where

import Functions
import Prelude (Bool (..))

{-# RULES
-- expect: verified
-- selfsame: "member of the first" finite x ys zs
"member of the first" forall x ys zs . elem x ys ==> elem x (ys ++ zs) = True
-- false for ys = zs = []
-- expect: refuted
-- selfsame: "member of an append" finite x ys zs
"member of an append" forall x ys zs . elem x (ys ++ zs) = True
-- expect: verified
-- selfsame: "member of the second" finite x ys zs
"member of the second" forall x ys zs . elem x zs ==> elem x (ys ++ zs) = True
-- false for ys = [x], zs = []
-- expect: refuted
-- selfsame: "member of the second, from both" finite x ys zs
"member of the second, from both" forall x ys zs . elem x (ys ++ zs) ==> elem x zs = True
-- expect: verified
-- selfsame: "member of either" finite x ys zs
"member of either" forall x ys zs . elem x (ys ++ zs) = elem x ys || elem x zs
-- false for ys = [x], zs = []
-- expect: refuted
-- selfsame: "member of both" finite x ys zs
"member of both" forall x ys zs . elem x (ys ++ zs) = elem x ys && elem x zs
-- expect: verified
-- selfsame: "member of a rest" finite n x ys
"member of a rest" forall n x ys . elem x (drop n ys) ==> elem x ys = True
-- false for n = S Z, ys = [x]
-- expect: refuted
-- selfsame: "member of every rest" finite n x ys
"member of every rest" forall n x ys . elem x ys ==> elem x (drop n ys) = True
-- expect: verified
-- selfsame: "member of a reverse" finite x ys
"member of a reverse" forall x ys . elem x (rev ys) = elem x ys
-- expect: verified
-- selfsame: "member after insertion" finite x ys
"member after insertion" forall x ys . elem x (insert x ys) = True
-- false for x = Z, y = S Z, ys = []
-- expect: refuted
-- selfsame: "member after another insertion" finite x y ys
"member after another insertion" forall x y ys . elem x (insert y ys) = True
-- expect: verified
-- selfsame: "member after insertion, same" finite x y ys
"member after insertion, same" forall x y ys . x == y ==> elem x (insert y ys) = True
-- expect: verified
-- selfsame: "member after insertion, different" finite x y ys
"member after insertion, different" forall x y ys . not (x == y) ==> (elem x (insert y ys) ==> elem x ys) = True
-- false for x = y, ys = []
-- expect: refuted
-- selfsame: "member after any insertion" finite x y ys
"member after any insertion" forall x y ys . elem x (insert y ys) ==> elem x ys = True
-- expect: verified
-- selfsame: "member of a union, first" finite x ys zs
"member of a union, first" forall x ys zs . elem x ys ==> elem x (union ys zs) = True
-- false for ys = [], zs = [x]
-- expect: refuted
-- selfsame: "member of a union, always" finite x ys zs
"member of a union, always" forall x ys zs . elem x (union ys zs) ==> elem x ys = True
-- expect: verified
-- selfsame: "member of a union, second" finite x ys zs
"member of a union, second" forall x ys zs . elem x zs ==> elem x (union ys zs) = True
-- expect: verified
-- selfsame: "member of an intersection" finite x ys zs
"member of an intersection" forall x ys zs . elem x ys ==> elem x zs ==> elem x (intersect ys zs) = True
-- false for ys = [x], zs = []
-- expect: refuted
-- selfsame: "member of an intersection, one hypothesis" finite x ys zs
"member of an intersection, one hypothesis" forall x ys zs . elem x ys ==> elem x (intersect ys zs) = True
-- expect: verified
-- selfsame: "union with a subset" finite xs ys
"union with a subset" forall xs ys . subset xs ys ==> same (union xs ys) ys = True
-- false for xs = [x], ys = []
-- expect: refuted
-- selfsame: "union with anything" finite xs ys
"union with anything" forall xs ys . same (union xs ys) ys = True
-- expect: verified
-- selfsame: "intersection with a superset" finite xs ys
"intersection with a superset" forall xs ys . subset xs ys ==> same (intersect xs ys) xs = True
-- false for xs = [x], ys = []
-- expect: refuted
-- selfsame: "intersection with a subset" finite xs ys
"intersection with a subset" forall xs ys . subset ys xs ==> same (intersect xs ys) xs = True
  #-}

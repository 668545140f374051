-- The paper's examples of what must not be provable.
module Paper where

import Prelude (Bool (..))

data Nat = S Nat | Z

data List = Nil | Cons Nat List

-- Example 4.1 and Fig. 14
f :: List
f = Nil

g :: List
g = g

w :: List -> List -> List
w h c = case h of
  Nil -> c
  Cons _ _ -> c

{-# RULES
-- expect: refuted: the left side ends, the right one does not
"example 4.1" w f (w f f) = g
-- expect: verified: both sides end in the same way
"example 4.1, the lemma" w f f = w f (w f f)
-- expect: verified: neither side ends
"both diverge" w g f = g
-- expect: refuted: different numbers
"example 6.1" S (S Z) = S Z
  #-}

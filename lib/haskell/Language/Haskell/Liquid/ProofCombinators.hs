-- | What proofs are written with. The specifications are in @lib/refine/Prelude.spec@. What a proof leans on is evaluated, so that
-- what a lemma says is known where it was called.
module Language.Haskell.Liquid.ProofCombinators
  ( Proof
  , QED (..)
  , trivial
  , unreachable
  , toProof
  , (***)
  , (?)
  , (&&&)
  , (===)
  , (==!)
  , (==.)
  , (=<=)
  , (<=.)
  , (<.)
  , (=>=)
  , (>=.)
  , (>.)
  , (==>)
  , withProof
  , withTheorem
  , because
  , impossible
  ) where

infixl 3 ===, ==!, ==., =<=, <=., <., =>=, >=., >., ?, ==>, &&&
infixl 2 ***

-- | A theorem is a refinement of the one value.
type Proof = ()

-- | The end of a proof.
data QED = QED | Admit

trivial :: Proof
trivial = ()

unreachable :: Proof
unreachable = ()

toProof :: a -> Proof
toProof x = x `seq` ()

(***) :: a -> QED -> Proof
x *** _ = x `seq` ()

(?) :: a -> b -> a
x ? lemma = lemma `seq` x

(&&&) :: Proof -> Proof -> Proof
x &&& y = x `seq` y

(===), (==!), (==.), (=<=), (<=.), (<.), (=>=), (>=.), (>.) :: a -> a -> a
_ === y = y
_ ==! y = y
_ ==. y = y
_ =<= y = y
_ <=. y = y
_ <. y = y
_ =>= y = y
_ >=. y = y
_ >. y = y

(==>) :: Proof -> Proof -> Proof
x ==> y = x `seq` y

withProof :: a -> b -> a
withProof x lemma = lemma `seq` x

withTheorem :: a -> Proof -> a
withTheorem x lemma = lemma `seq` x

because :: a -> Proof -> a
because x lemma = lemma `seq` x

impossible :: String -> a
impossible message = error message

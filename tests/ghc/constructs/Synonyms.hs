{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | Pattern synonyms of every direction.
module Synonyms where

import Data.Sequence (Seq (Empty, (:<|), (:|>)))
import qualified Data.Sequence as Seq

data Term = App String [Term] deriving (Eq, Show)

pattern Var :: String -> Term
pattern Var x = App x []

pattern Arrow t u = App "->" [t, u]

pattern Int = App "Int" []

infixr 5 :->

pattern (:->) :: Term -> Term -> Term
pattern t :-> u <- App "->" [t, u]
  where
    t :-> u = App "->" [t, u]

pattern Even :: Int
pattern Even <- (even -> True)

pattern Half :: Int -> Int
pattern Half n <- (halve -> Just n)
  where
    Half n = n * 2

halve :: Int -> Maybe Int
halve n = if even n then Just (n `div` 2) else Nothing

pattern Point :: a -> b -> (a, b)
pattern Point {px, py} = (px, py)

pattern Head x <- x : _

pattern Zero :: (Eq a, Num a) => a
pattern Zero = 0



args :: Term -> [Term]
args (t :-> u) = t : args u
args _ = []

result :: Term -> Term
result (Arrow _ u) = result u
result t = t

name :: Term -> String
name Int = "int"
name (Var x) = x
name (t :-> u) = name t ++ ">" ++ name u
name _ = "?"

classify :: Int -> String
classify Zero = "zero"
classify (Half (Half n)) = "four*" ++ show n
classify (Half n) = "two*" ++ show n
classify _ = "odd"

isEven :: Int -> Bool
isEven Even = True
isEven _ = False

firstOr :: a -> [a] -> a
firstOr _ (Head x) = x
firstOr d _ = d

sumSeq :: Seq Int -> Int
sumSeq Empty = 0
sumSeq (x :<| xs) = x + sumSeq xs

lastSeq :: Seq a -> Maybe a
lastSeq (_ :|> x) = Just x
lastSeq _ = Nothing

ends :: Seq a -> Maybe (a, a)
ends (x :<| (_ :|> y)) = Just (x, y)
ends _ = Nothing

-- Newtypes of functions: counterexamples have their constructors, wherever they stand, and reproducers take them off.
module Parsers where

newtype Parser a = Parser { parse :: String -> Maybe (a, String) }

andThen :: Parser a -> (a -> Parser b) -> Parser b
andThen p k = Parser (\s -> case parse p s of
  Nothing -> Nothing
  Just (x, rest) -> parse (k x) rest)

orElse :: Parser a -> Parser a -> Parser a
orElse p q = Parser (\s -> case parse p s of
  Nothing -> parse q s
  found -> found)

newtype Age = Age Int

older :: Age -> Age
older (Age n) = Age (n + 1)

{-# RULES
-- expect: refuted: p succeeds, k does not, and q fails
"choice first" forall p q k . andThen (orElse p q) k = orElse (andThen p k) (andThen q k)
-- expect: refuted: a = Age 0
"ageless" forall a . older a = a
  #-}

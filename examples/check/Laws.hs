-- Laws as properties: a function prop_... must be True for all arguments.
module Laws where

data Colour = Red | Green | Blue
  deriving (Eq, Show)

next :: Colour -> Colour
next Red = Green
next Green = Blue
next Blue = Red

-- True of every colour, and an error for an error.
-- selfsame: "prop_next_thrice" total c
prop_next_thrice :: Colour -> Bool
prop_next_thrice c = next (next (next c)) == c

-- Not quite.
prop_next_twice :: Colour -> Bool
prop_next_twice c = next (next c) /= Red

newtype Parser a = Parser { parse :: String -> Maybe (a, String) }

result :: a -> Parser a
result x = Parser (\s -> Just (x, s))

andThen :: Parser a -> (a -> Parser b) -> Parser b
andThen p k = Parser (\s -> case parse p s of
  Nothing -> Nothing
  Just (x, rest) -> parse (k x) rest)

orElse :: Parser a -> Parser a -> Parser a
orElse p q = Parser (\s -> case parse p s of
  Nothing -> parse q s
  found -> found)

{-# RULES
"andThen/andThen" forall p j k . andThen (andThen p j) k = andThen p (\x -> andThen (j x) k)
"orElse/orElse" forall p q r . orElse (orElse p q) r = orElse p (orElse q r)
"orElse/andThen" forall p q k . andThen (orElse p q) k = orElse (andThen p k) (andThen q k)
  #-}

module Regex where

-- Matching by derivatives.

data Re
  = Fail
  | Eps
  | Sym Char
  | Re :|: Re
  | Re :.: Re
  | Star Re
  deriving (Eq, Show)

infixl 5 :|:
infixl 6 :.:

nullable :: Re -> Bool
nullable Fail = False
nullable Eps = True
nullable Sym {} = False
nullable (a :|: b) = nullable a || nullable b
nullable (a :.: b) = nullable a && nullable b
nullable (Star _) = True

deriv :: Char -> Re -> Re
deriv c re = case re of
  Fail -> Fail
  Eps -> Fail
  Sym d | c == d -> Eps
        | otherwise -> Fail
  a :|: b -> deriv c a <|> deriv c b
  a :.: b
    | nullable a -> deriv c a <.> b <|> deriv c b
    | otherwise -> deriv c a <.> b
  s@(Star a) -> deriv c a <.> s
  where
    infixl 5 <|>
    infixl 6 <.>
    Fail <|> r = r
    r <|> Fail = r
    r <|> s = if r == s then r else r :|: s
    Fail <.> _ = Fail
    _ <.> Fail = Fail
    Eps <.> r = r
    r <.> s = r :.: s

matches :: Re -> String -> Bool
matches r = nullable . foldl (flip deriv) r

str :: String -> Re
str = foldr (\c r -> Sym c :.: r) Eps

plus :: Re -> Re
plus r = r :.: Star r

binary, abba :: Re
binary = plus (Sym '0' :|: Sym '1')
abba = Star (str "ab" :|: str "ba")

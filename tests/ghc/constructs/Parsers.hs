module Parsers where

import Control.Applicative
import Data.Char

newtype Parser a = Parser { parse :: String -> [(a, String)] }

instance Functor Parser where
  fmap f p = Parser $ \s -> [(f a, r) | (a, r) <- parse p s]

instance Applicative Parser where
  pure a = Parser $ \s -> [(a, s)]
  pf <*> pa = Parser $ \s -> [(f a, r') | (f, r) <- parse pf s, (a, r') <- parse pa r]

instance Monad Parser where
  p >>= f = Parser $ \s -> concat [parse (f a) r | (a, r) <- parse p s]

instance Alternative Parser where
  empty = Parser (const [])
  p <|> q = Parser $ \s -> case parse p s of
    [] -> parse q s
    rs -> rs

item :: Parser Char
item = Parser $ \s -> case s of { [] -> []; (c : cs) -> [(c, cs)] }

sat :: (Char -> Bool) -> Parser Char
sat p = do { c <- item; if p c then return c else empty }

char :: Char -> Parser Char
char = sat . (==)

number :: Parser Int
number = read <$> some (sat isDigit)

expr, term, factor :: Parser Int
expr = do
  t <- term
  rest t
  where
    rest acc = (do { _ <- char '+'; t <- term; rest (acc + t) })
      <|> (do { _ <- char '-'; t <- term; rest (acc - t) })
      <|> pure acc
term = do { f <- factor; rest f }
  where rest acc = (char '*' *> factor >>= rest . (acc *)) <|> pure acc
factor = number <|> char '(' *> expr <* char ')'

eval :: String -> Maybe Int
eval s = case parse expr (filter (not . isSpace) s) of
  [(n, "")] -> Just n
  _ -> Nothing

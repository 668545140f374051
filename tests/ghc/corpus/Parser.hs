module Parser where

import Control.Applicative
import Data.Char (isAlpha, isDigit, isSpace)

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \s -> case p s of
    Nothing -> Nothing
    Just (a, rest) -> Just (f a, rest)

instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser pf <*> Parser pa = Parser $ \s -> do
    (f, s') <- pf s
    (a, s'') <- pa s'
    pure (f a, s'')

instance Monad Parser where
  Parser p >>= k = Parser $ \s -> p s >>= \(a, s') -> runParser (k a) s'

instance Alternative Parser where
  empty = Parser (const Nothing)
  Parser p <|> Parser q = Parser $ \s -> p s <|> q s

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser f
  where
    f (c : cs) | ok c = Just (c, cs)
    f _ = Nothing

char :: Char -> Parser Char
char = satisfy . (==)

spaces :: Parser ()
spaces = () <$ many (satisfy isSpace)

token :: Parser a -> Parser a
token p = p <* spaces

symbol :: Char -> Parser Char
symbol = token . char

number :: Parser Int
number = token (read <$> some (satisfy isDigit))

chainl1 :: Parser a -> Parser (a -> a -> a) -> Parser a
chainl1 p op = p >>= rest
  where
    rest x = (do f <- op
                 y <- p
                 rest (f x y))
             <|> pure x

expr, term, factor :: Parser Int
expr = term `chainl1` (((+) <$ symbol '+') <|> ((-) <$ symbol '-'))
term = factor `chainl1` (((*) <$ symbol '*') <|> (div <$ symbol '/'))
factor = number <|> symbol '(' *> expr <* symbol ')' <|> negate <$> (symbol '-' *> factor)

word :: Parser String
word = token (some (satisfy isAlpha))

sepBy :: Parser a -> Parser b -> Parser [a]
sepBy p s = ((:) <$> p <*> many (s *> p)) <|> pure []

calc :: String -> Maybe Int
calc s = case runParser (spaces *> expr) s of
  Just (n, "") -> Just n
  _ -> Nothing

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }
instance Functor Parser where fmap f (Parser p) = Parser (\s -> fmap (\(a, r) -> (f a, r)) (p s))
instance Applicative Parser where
  pure x = Parser (\s -> Just (x, s))
  Parser f <*> Parser p = Parser (\s -> case f s of { Nothing -> Nothing; Just (g, r) -> fmap (\(a, t) -> (g a, t)) (p r) })
instance Monad Parser where
  Parser p >>= k = Parser (\s -> p s >>= \(a, r) -> runParser (k a) r)
char :: Char -> Parser Char
char c = Parser go where
  go (x : xs) | x == c = Just (c, xs)
  go _ = Nothing
many1 :: Parser a -> Parser [a]
many1 p = do { x <- p; xs <- many0 p; return (x : xs) }
many0 :: Parser a -> Parser [a]
many0 p = Parser (\s -> case runParser p s of { Nothing -> Just ([], s); Just (a, r) -> runParser (fmap (a :) (many0 p)) r })
main :: IO ()
main = do
  l <- getLine
  print (runParser (many1 (char 'a')) l)
  print (runParser (char 'b' >> many0 (char 'c')) l)

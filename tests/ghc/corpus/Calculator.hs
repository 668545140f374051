module Calculator (tokenize, rpn, evalRpn, calculate, Token (..)) where

import Data.Char (isDigit, isSpace)

data Token
  = Number Int
  | Operator Char
  | Paren Char
  deriving (Eq, Show)

tokenize :: String -> Either String [Token]
tokenize [] = Right []
tokenize (c : cs)
  | isSpace c = tokenize cs
  | c `elem` "+-*/^" = (Operator c :) <$> tokenize cs
  | c `elem` "()" = (Paren c :) <$> tokenize cs
  | isDigit c =
      let (ds, rest) = span isDigit (c : cs)
       in (Number (read ds) :) <$> tokenize rest
  | otherwise = Left ("unexpected " ++ show c)

precedence :: Char -> Int
precedence '^' = 3
precedence c
  | c `elem` "*/" = 2
  | otherwise = 1

leftAssoc :: Char -> Bool
leftAssoc = (/= '^')

rpn :: [Token] -> [Token]
rpn = go [] []
  where
    go out ops [] = reverse out ++ map Operator ops
    go out ops (Number n : ts) = go (Number n : out) ops ts
    go out ops (Paren '(' : ts) = go out ('(' : ops) ts
    go out ops (Paren _ : ts) =
      let (inner, outer) = break (== '(') ops
       in go (reverse (map Operator inner) ++ out) (drop 1 outer) ts
    go out ops (Operator o : ts) =
      let (popped, rest) = span binds ops
          binds p = p /= '(' && (precedence p > precedence o || precedence p == precedence o && leftAssoc o)
       in go (reverse (map Operator popped) ++ out) (o : rest) ts

evalRpn :: [Token] -> Maybe Int
evalRpn = go []
  where
    go [x] [] = Just x
    go _ [] = Nothing
    go st (Number n : ts) = go (n : st) ts
    go (y : x : st) (Operator o : ts) = apply o x y >>= \v -> go (v : st) ts
    go _ _ = Nothing
    apply '+' x y = Just (x + y)
    apply '-' x y = Just (x - y)
    apply '*' x y = Just (x * y)
    apply '/' _ 0 = Nothing
    apply '/' x y = Just (x `div` y)
    apply '^' x y | y >= 0 = Just (x ^ y)
    apply _ _ _ = Nothing

calculate :: String -> Either String Int
calculate s = do
  ts <- tokenize s
  maybe (Left "malformed") Right (evalRpn (rpn ts))

-- Mistake: copied from addition, multiplication still adds.
module Submission where

data Expr
  = Num Int
  | Var String
  | Lam String Expr
  | App Expr Expr
  | Add Expr Expr
  | Sub Expr Expr
  | Mul Expr Expr
  | Nil
  | Cons Expr Expr
  | Head Expr
  | Tail Expr
  deriving (Eq, Show)

data Value
  = NumV Int
  | NilV
  | ConsV Value Value
  | ClosV String Expr [(String, Value)]
  deriving (Eq, Show)

data Op = Plus | Minus | Times

run :: Int -> Expr -> Maybe Value
run n e = eval e n []

eval :: Expr -> Int -> [(String, Value)] -> Maybe Value
eval (Add a b) n env = operate Plus (eval a n env) (eval b n env)
eval (Sub a b) n env = operate Minus (eval a n env) (eval b n env)
eval (Mul a b) n env = operate Times (eval a n env) (eval b n env)
eval (Num i) _ _ = Just (NumV i)
eval (App f a) n env = if n <= 0 then Nothing else apply (eval f n env) (eval a n env)
  where
    apply (Just (ClosV x b cenv)) (Just v) = eval b (n - 1) ((x, v) : cenv)
    apply _ _ = Nothing
eval (Lam x b) _ env = Just (ClosV x b env)
eval (Var x) _ env = find env
  where
    find [] = Nothing
    find ((y, v) : rest) | y == x = Just v
                         | otherwise = find rest
eval Nil _ _ = Just NilV
eval (Cons a b) n env = cons (eval a n env) (eval b n env)
eval (Head e) n env = case eval e n env of
  Just (ConsV h _) -> Just h
  _ -> Nothing
eval (Tail e) n env = case eval e n env of
  Just (ConsV _ t) -> Just t
  _ -> Nothing

operate :: Op -> Maybe Value -> Maybe Value -> Maybe Value
operate op (Just (NumV i)) (Just (NumV j)) = Just (NumV (number op))
  where
    number Plus = i + j
    number Minus = i - j
    number Times = i + j
operate _ _ _ = Nothing

cons :: Maybe Value -> Maybe Value -> Maybe Value
cons (Just h) (Just NilV) = Just (ConsV h NilV)
cons (Just h) (Just (ConsV x xs)) = Just (ConsV h (ConsV x xs))
cons _ _ = Nothing

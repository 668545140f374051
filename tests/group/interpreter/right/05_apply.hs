-- Style: each construct has its own function on values.
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

run :: Int -> Expr -> Maybe Value
run k e = eval k [] e

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval _ _ (Num i) = Just (NumV i)
eval _ env (Var x) = lookup x env
eval _ env (Lam x e) = Just (ClosV x e env)
eval k env (App f a) = both (apply k) (eval k env f) (eval k env a)
eval k env (Add a b) = both plus (eval k env a) (eval k env b)
eval k env (Sub a b) = both minus (eval k env a) (eval k env b)
eval k env (Mul a b) = both times (eval k env a) (eval k env b)
eval _ _ Nil = Just NilV
eval k env (Cons a b) = both cons (eval k env a) (eval k env b)
eval k env (Head e) = eval k env e >>= first
eval k env (Tail e) = eval k env e >>= rest

both :: (Value -> Value -> Maybe Value) -> Maybe Value -> Maybe Value -> Maybe Value
both f (Just a) (Just b) = f a b
both _ _ _ = Nothing

apply :: Int -> Value -> Value -> Maybe Value
apply k (ClosV x e env) v | k > 0 = eval (k - 1) ((x, v) : env) e
apply _ _ _ = Nothing

plus, minus, times, cons :: Value -> Value -> Maybe Value
plus (NumV a) (NumV b) = Just (NumV (a + b))
plus _ _ = Nothing
minus (NumV a) (NumV b) = Just (NumV (a - b))
minus _ _ = Nothing
times (NumV a) (NumV b) = Just (NumV (a * b))
times _ _ = Nothing
cons v NilV = Just (ConsV v NilV)
cons v (ConsV x xs) = Just (ConsV v (ConsV x xs))
cons _ _ = Nothing

first, rest :: Value -> Maybe Value
first (ConsV x _) = Just x
first _ = Nothing
rest (ConsV _ xs) = Just xs
rest _ = Nothing

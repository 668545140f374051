-- Style: do-notation with helpers that check the kind of a value.
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

type Env = [(String, Value)]

run :: Int -> Expr -> Maybe Value
run n = interp n []

interp :: Int -> Env -> Expr -> Maybe Value
interp _ _ (Num i) = return (NumV i)
interp _ env (Var x) = lookup x env
interp _ env (Lam x b) = return (ClosV x b env)
interp n env (App f a) = do
  (x, b, cenv) <- interp n env f >>= closure
  v <- interp n env a
  if n > 0 then interp (n - 1) ((x, v) : cenv) b else Nothing
interp n env (Add a b) = do
  l <- interp n env a >>= number
  r <- interp n env b >>= number
  return (NumV (l + r))
interp n env (Sub a b) = do
  l <- interp n env a >>= number
  r <- interp n env b >>= number
  return (NumV (l - r))
interp n env (Mul a b) = do
  l <- interp n env a >>= number
  r <- interp n env b >>= number
  return (NumV (l * r))
interp _ _ Nil = return NilV
interp n env (Cons h t) = do
  x <- interp n env h
  xs <- interp n env t >>= list
  return (ConsV x xs)
interp n env (Head e) = interp n env e >>= cell >>= return . fst
interp n env (Tail e) = interp n env e >>= cell >>= return . snd

number :: Value -> Maybe Int
number (NumV i) = Just i
number _ = Nothing

closure :: Value -> Maybe (String, Expr, Env)
closure (ClosV x b env) = Just (x, b, env)
closure _ = Nothing

list :: Value -> Maybe Value
list NilV = Just NilV
list v@(ConsV _ _) = Just v
list _ = Nothing

cell :: Value -> Maybe (Value, Value)
cell (ConsV x xs) = Just (x, xs)
cell _ = Nothing

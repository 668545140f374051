-- Style: cases in another order, operands evaluated from right to left.
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
run n e = eval n [] e

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval n env (Tail e) = case eval n env e of
  Nothing -> Nothing
  Just (ConsV _ t) -> Just t
  Just _ -> Nothing
eval n env (Head e) = case eval n env e of
  Nothing -> Nothing
  Just (ConsV h _) -> Just h
  Just _ -> Nothing
eval n env (Cons a b) = do
  t <- eval n env b
  h <- eval n env a
  case t of
    NumV _ -> Nothing
    ClosV {} -> Nothing
    _ -> Just (ConsV h t)
eval _ _ Nil = Just NilV
eval n env (Mul a b) = do
  r <- eval n env b
  l <- eval n env a
  case (l, r) of
    (NumV i, NumV j) -> Just (NumV (j * i))
    _ -> Nothing
eval n env (Sub a b) = do
  r <- eval n env b
  l <- eval n env a
  case (r, l) of
    (NumV j, NumV i) -> Just (NumV (i - j))
    _ -> Nothing
eval n env (Add a b) = do
  r <- eval n env b
  l <- eval n env a
  case (l, r) of
    (NumV i, NumV j) -> Just (NumV (j + i))
    _ -> Nothing
eval n env (App f a) = do
  v <- eval n env a
  g <- eval n env f
  case g of
    ClosV x b cenv | n > 0 -> eval (n - 1) ((x, v) : cenv) b
    _ -> Nothing
eval _ env (Lam x b) = Just (ClosV x b env)
eval _ env (Var x) = lookup x env
eval _ _ (Num i) = Just (NumV i)

-- Mistake: in arithmetic, what is not a number counts as zero.
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

toInt :: Value -> Int
toInt (NumV i) = i
toInt _ = 0

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval _ _ (Num i) = Just (NumV i)
eval _ env (Var x) = lookup x env
eval _ env (Lam x b) = Just (ClosV x b env)
eval n env (App f a) = do
  c <- eval n env f
  v <- eval n env a
  case c of
    ClosV x b cenv | n > 0 -> eval (n - 1) ((x, v) : cenv) b
    _ -> Nothing
eval n env (Add a b) = do
  i <- eval n env a
  j <- eval n env b
  Just (NumV (toInt i + toInt j))
eval n env (Sub a b) = do
  i <- eval n env a
  j <- eval n env b
  Just (NumV (toInt i - toInt j))
eval n env (Mul a b) = do
  i <- eval n env a
  j <- eval n env b
  Just (NumV (toInt i * toInt j))
eval _ _ Nil = Just NilV
eval n env (Cons a b) = do
  h <- eval n env a
  t <- eval n env b
  case t of
    NilV -> Just (ConsV h NilV)
    ConsV x xs -> Just (ConsV h (ConsV x xs))
    _ -> Nothing
eval n env (Head e) = case eval n env e of
  Just (ConsV h _) -> Just h
  _ -> Nothing
eval n env (Tail e) = case eval n env e of
  Just (ConsV _ t) -> Just t
  _ -> Nothing

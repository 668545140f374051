-- Mistake: the head of an empty list is the empty list.
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
run n e = eval n [] e

eval :: Int -> Env -> Expr -> Maybe Value
eval n env e = case e of
  Num i -> Just (NumV i)
  Var x -> lookup x env
  Lam x b -> Just (ClosV x b env)
  App f a -> do
    ClosV x b cenv <- eval n env f
    v <- eval n env a
    if n <= 0 then Nothing else eval (n - 1) ((x, v) : cenv) b
  Add a b -> do
    NumV i <- eval n env a
    NumV j <- eval n env b
    Just (NumV (i + j))
  Sub a b -> do
    NumV i <- eval n env a
    NumV j <- eval n env b
    Just (NumV (i - j))
  Mul a b -> do
    NumV i <- eval n env a
    NumV j <- eval n env b
    Just (NumV (i * j))
  Nil -> Just NilV
  Cons a b -> do
    h <- eval n env a
    t <- eval n env b
    case t of
      NumV _ -> Nothing
      ClosV _ _ _ -> Nothing
      _ -> Just (ConsV h t)
  Head l -> do
    v <- eval n env l
    case v of
      ConsV h _ -> Just h
      NilV -> Just NilV
      _ -> Nothing
  Tail l -> do
    ConsV _ t <- eval n env l
    Just t

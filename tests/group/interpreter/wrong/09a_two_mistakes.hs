-- Mistake: an unbound variable is zero, and head and tail of an empty list are empty.
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
eval n env e = case e of
  Num i -> Just (NumV i)
  Var x -> case lookup x env of
    Just v -> Just v
    Nothing -> Just (NumV 0)
  Lam x b -> Just (ClosV x b env)
  App f a -> case (eval n env f, eval n env a) of
    (Just (ClosV x b cenv), Just v) | n > 0 -> eval (n - 1) ((x, v) : cenv) b
    _ -> Nothing
  Add a b -> arith (+) a b
  Sub a b -> arith (-) a b
  Mul a b -> arith (*) a b
  Nil -> Just NilV
  Cons a b -> case (eval n env a, eval n env b) of
    (Just h, Just (ConsV x y)) -> Just (ConsV h (ConsV x y))
    (Just h, Just NilV) -> Just (ConsV h NilV)
    _ -> Nothing
  Head l -> case eval n env l of
    Just (ConsV h _) -> Just h
    Just NilV -> Just NilV
    _ -> Nothing
  Tail l -> case eval n env l of
    Just (ConsV _ t) -> Just t
    Just NilV -> Just NilV
    _ -> Nothing
  where
    arith op a b = case (eval n env a, eval n env b) of
      (Just (NumV i), Just (NumV j)) -> Just (NumV (op i j))
      _ -> Nothing

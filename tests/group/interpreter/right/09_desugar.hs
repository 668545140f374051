-- Style: subtraction is expressed by addition and multiplication.
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
eval _ _ (Num i) = Just (NumV i)
eval n env (Add a b) =
  case (eval n env a, eval n env b) of
    (Just (NumV i), Just (NumV j)) -> Just (NumV (i + j))
    _ -> Nothing
eval n env (Mul a b) =
  case (eval n env a, eval n env b) of
    (Just (NumV i), Just (NumV j)) -> Just (NumV (i * j))
    _ -> Nothing
-- a - b is the same as a + (-1) * b
eval n env (Sub a b) =
  case (eval n env a, eval n env b) of
    (Just (NumV i), Just (NumV j)) -> Just (NumV (i + (-1) * j))
    _ -> Nothing
eval _ env (Var x) = lookup x env
eval _ env (Lam x b) = Just (ClosV x b env)
eval n env (App f a) =
  case eval n env f of
    Just (ClosV x b cenv) ->
      if n <= 0
        then Nothing
        else case eval n env a of
          Nothing -> Nothing
          Just v -> eval (n - 1) ((x, v) : cenv) b
    _ -> Nothing
eval _ _ Nil = Just NilV
eval n env (Cons a b) =
  case eval n env b of
    Just NilV -> consOn NilV
    Just (ConsV x y) -> consOn (ConsV x y)
    _ -> Nothing
  where
    consOn t = case eval n env a of
      Nothing -> Nothing
      Just h -> Just (ConsV h t)
eval n env (Head e) =
  case eval n env e of
    Just (ConsV h _) -> Just h
    _ -> Nothing
eval n env (Tail e) =
  case eval n env e of
    Just (ConsV _ t) -> Just t
    _ -> Nothing

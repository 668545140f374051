-- Style: one function, nested cases.
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
run fuel e = eval fuel [] e

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval fuel env expr = case expr of
  Num n -> Just (NumV n)
  Var x -> lookup x env
  Lam x b -> Just (ClosV x b env)
  App f a -> case eval fuel env f of
    Just (ClosV x b cenv) -> case eval fuel env a of
      Just v -> if fuel <= 0 then Nothing else eval (fuel - 1) ((x, v) : cenv) b
      Nothing -> Nothing
    _ -> Nothing
  Add a b -> case eval fuel env a of
    Just (NumV m) -> case eval fuel env b of
      Just (NumV n) -> Just (NumV (m + n))
      _ -> Nothing
    _ -> Nothing
  Sub a b -> case eval fuel env a of
    Just (NumV m) -> case eval fuel env b of
      Just (NumV n) -> Just (NumV (m - n))
      _ -> Nothing
    _ -> Nothing
  Mul a b -> case eval fuel env a of
    Just (NumV m) -> case eval fuel env b of
      Just (NumV n) -> Just (NumV (m * n))
      _ -> Nothing
    _ -> Nothing
  Nil -> Just NilV
  Cons h t -> case eval fuel env h of
    Nothing -> Nothing
    Just v -> case eval fuel env t of
      Just NilV -> Just (ConsV v NilV)
      Just (ConsV w ws) -> Just (ConsV v (ConsV w ws))
      _ -> Nothing
  Head e -> case eval fuel env e of
    Just (ConsV v _) -> Just v
    _ -> Nothing
  Tail e -> case eval fuel env e of
    Just (ConsV _ vs) -> Just vs
    _ -> Nothing

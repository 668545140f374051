-- Mistake: the argument of a call is evaluated with less fuel.
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
run n = eval n []

eval :: Int -> Env -> Expr -> Maybe Value
eval n env (App f a) =
  case eval n env f of
    Just (ClosV x b cenv) -> call (n - 1)
      where
        call m
          | n > 0 = eval m env a >>= \v -> eval m ((x, v) : cenv) b
          | otherwise = Nothing
    _ -> Nothing
eval _ env (Var x) = lookup x env
eval _ env (Lam x b) = Just (ClosV x b env)
eval _ _ (Num i) = Just (NumV i)
eval n env (Add a b) = do { i <- evalInt n env a; j <- evalInt n env b; Just (NumV (i + j)) }
eval n env (Sub a b) = do { i <- evalInt n env a; j <- evalInt n env b; Just (NumV (i - j)) }
eval n env (Mul a b) = do { i <- evalInt n env a; j <- evalInt n env b; Just (NumV (i * j)) }
eval _ _ Nil = Just NilV
eval n env (Cons a b) = do
  t <- eval n env b
  h <- eval n env a
  case t of
    NumV _ -> Nothing
    ClosV _ _ _ -> Nothing
    list -> Just (ConsV h list)
eval n env (Head e) = fmap fst (evalCons n env e)
eval n env (Tail e) = fmap snd (evalCons n env e)

evalInt :: Int -> Env -> Expr -> Maybe Int
evalInt n env e = case eval n env e of
  Just (NumV i) -> Just i
  _ -> Nothing

evalCons :: Int -> Env -> Expr -> Maybe (Value, Value)
evalCons n env e = case eval n env e of
  Just (ConsV h t) -> Just (h, t)
  _ -> Nothing

-- Style: a function for each kind of value, mutually recursive.
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
run n e = evalAny n [] e

evalAny :: Int -> Env -> Expr -> Maybe Value
evalAny n env e = case e of
  Num i -> Just (NumV i)
  Add _ _ -> fmap NumV (evalArith n env e)
  Sub _ _ -> fmap NumV (evalArith n env e)
  Mul _ _ -> fmap NumV (evalArith n env e)
  Var x -> lookup x env
  Lam x b -> Just (ClosV x b env)
  App f a -> do
    (x, b, cenv) <- evalFun n env f
    v <- evalAny n env a
    if n <= 0 then Nothing else evalAny (n - 1) ((x, v) : cenv) b
  Nil -> Just NilV
  Cons h t -> do
    v <- evalAny n env h
    vs <- evalAny n env t
    case vs of
      NilV -> Just (ConsV v NilV)
      ConsV w ws -> Just (ConsV v (ConsV w ws))
      _ -> Nothing
  Head l -> fmap fst (evalCell n env l)
  Tail l -> fmap snd (evalCell n env l)

evalArith :: Int -> Env -> Expr -> Maybe Int
evalArith n env (Add a b) = do { i <- evalInt n env a; j <- evalInt n env b; Just (i + j) }
evalArith n env (Sub a b) = do { i <- evalInt n env a; j <- evalInt n env b; Just (i - j) }
evalArith n env (Mul a b) = do { i <- evalInt n env a; j <- evalInt n env b; Just (i * j) }
evalArith _ _ _ = Nothing

evalInt :: Int -> Env -> Expr -> Maybe Int
evalInt n env e = case evalAny n env e of
  Just (NumV i) -> Just i
  _ -> Nothing

evalFun :: Int -> Env -> Expr -> Maybe (String, Expr, Env)
evalFun n env e = case evalAny n env e of
  Just (ClosV x b cenv) -> Just (x, b, cenv)
  _ -> Nothing

evalCell :: Int -> Env -> Expr -> Maybe (Value, Value)
evalCell n env e = case evalAny n env e of
  Just (ConsV h t) -> Just (h, t)
  _ -> Nothing

module Evaluator where

import qualified Data.Map as Map

data Expr
  = Num Double
  | Var String
  | BinOp Op Expr Expr
  | Let String Expr Expr
  | IfZero Expr Expr Expr
  deriving (Show, Eq)

data Op = Add | Sub | Mul | Div
  deriving (Show, Eq, Enum, Bounded)

type Env = Map.Map String Double

data Failure
  = Unbound String
  | DivByZero Expr
  deriving (Show, Eq)

eval :: Env -> Expr -> Either Failure Double
eval _ (Num x) = Right x
eval env (Var v) = maybe (Left (Unbound v)) Right (Map.lookup v env)
eval env (BinOp op l r) = do
  x <- eval env l
  y <- eval env r
  case op of
    Add -> pure (x + y)
    Sub -> pure (x - y)
    Mul -> pure (x * y)
    Div
      | y == 0 -> Left (DivByZero r)
      | otherwise -> pure (x / y)
eval env (Let v e body) = do
  x <- eval env e
  eval (Map.insert v x env) body
eval env (IfZero c t e) = do
  x <- eval env c
  if x == 0 then eval env t else eval env e

simplify :: Expr -> Expr
simplify (BinOp Add (Num 0) e) = simplify e
simplify (BinOp Add e (Num 0)) = simplify e
simplify (BinOp Mul (Num 1) e) = simplify e
simplify (BinOp Mul e (Num 1)) = simplify e
simplify (BinOp Mul z@(Num 0) _) = z
simplify (BinOp op l r)
  | l' /= l || r' /= r = simplify (BinOp op l' r')
  | otherwise = BinOp op l r
  where
    l' = simplify l
    r' = simplify r
simplify (Let v e b) = Let v (simplify e) (simplify b)
simplify e = e

free :: Expr -> [String]
free (Num _) = []
free (Var v) = [v]
free (BinOp _ l r) = free l ++ free r
free (Let v e b) = free e ++ filter (/= v) (free b)
free (IfZero c t e) = concatMap free [c, t, e]

sample :: Expr
sample = Let "x" (Num 3) (BinOp Mul (Var "x") (BinOp Add (Var "x") (Num 0)))

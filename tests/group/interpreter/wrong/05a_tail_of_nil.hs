-- Mistake: the tail of an empty list is the empty list.
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
eval _ _   (Num n)    = Just (NumV n)
eval _ env (Var x)    = lookup x env
eval _ env (Lam x e)  = Just (ClosV x e env)
eval n env (App f a)  =
  case (eval n env f, eval n env a) of
    (Just (ClosV x e cl), Just v) | n > 0 -> eval (n - 1) ((x, v) : cl) e
    _                                     -> Nothing
eval n env (Add a b)  = arith (+) (eval n env a) (eval n env b)
eval n env (Sub a b)  = arith (-) (eval n env a) (eval n env b)
eval n env (Mul a b)  = arith (*) (eval n env a) (eval n env b)
eval _ _   Nil        = Just NilV
eval n env (Cons a b) =
  case (eval n env a, eval n env b) of
    (Just v, Just NilV)         -> Just (ConsV v NilV)
    (Just v, Just (ConsV x xs)) -> Just (ConsV v (ConsV x xs))
    _                           -> Nothing
eval n env (Head e)   =
  case eval n env e of
    Just (ConsV x _) -> Just x
    _                -> Nothing
eval n env (Tail e)   =
  case eval n env e of
    Just NilV         -> Just NilV
    Just (ConsV _ xs) -> Just xs
    _                 -> Nothing

arith :: (Int -> Int -> Int) -> Maybe Value -> Maybe Value -> Maybe Value
arith op (Just (NumV a)) (Just (NumV b)) = Just (NumV (op a b))
arith _ _ _ = Nothing

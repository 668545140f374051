-- Mistake: a parameter is bound behind the variables of the closure, and so does not hide them.
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
eval _ env (Var x) = lookup x env
eval _ env (Lam x b) = Just (ClosV x b env)
eval n env (App f a) = do
  c <- eval n env f
  v <- eval n env a
  case c of
    ClosV x b cenv | n > 0 -> eval (n - 1) (cenv ++ [(x, v)]) b
    _ -> Nothing
eval n env (Add a b) = arith (+) (eval n env a) (eval n env b)
eval n env (Sub a b) = arith (-) (eval n env a) (eval n env b)
eval n env (Mul a b) = arith (*) (eval n env a) (eval n env b)
eval _ _ Nil = Just NilV
eval n env (Cons a b) = cons (eval n env a) (eval n env b)
eval n env (Head e) = do
  v <- eval n env e
  case v of
    ConsV h _ -> Just h
    _ -> Nothing
eval n env (Tail e) = do
  v <- eval n env e
  case v of
    ConsV _ t -> Just t
    _ -> Nothing

arith :: (Int -> Int -> Int) -> Maybe Value -> Maybe Value -> Maybe Value
arith op (Just (NumV i)) (Just (NumV j)) = Just (NumV (op i j))
arith _ _ _ = Nothing

cons :: Maybe Value -> Maybe Value -> Maybe Value
cons (Just h) (Just NilV) = Just (ConsV h NilV)
cons (Just h) (Just t@(ConsV _ _)) = Just (ConsV h t)
cons _ _ = Nothing

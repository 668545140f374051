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

run :: Int -> Expr -> Maybe Value
run n e = eval n [] e

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval n env expr = case expr of
  Num i -> Just (NumV i)
  Var x -> lookup x env
  Lam x b -> Just (ClosV x b env)
  App f a
    | n <= 0 -> Nothing
    | otherwise -> do
        c <- eval n env f
        v <- eval (n - 1) env a
        case c of
          ClosV x b cenv -> eval (n - 1) ((x, v) : cenv) b
          _ -> Nothing
  Add a b -> arith (+) (eval n env a) (eval n env b)
  Sub a b -> arith (-) (eval n env a) (eval n env b)
  Mul a b -> arith (*) (eval n env a) (eval n env b)
  Nil -> Just NilV
  Cons a b -> do
    h <- eval n env a
    t <- eval n env b
    if isList t then Just (ConsV h t) else Nothing
  Head e -> case eval n env e of
    Just (ConsV h _) -> Just h
    _ -> Nothing
  Tail e -> case eval n env e of
    Just (ConsV _ t) -> Just t
    _ -> Nothing

arith :: (Int -> Int -> Int) -> Maybe Value -> Maybe Value -> Maybe Value
arith op (Just (NumV i)) (Just (NumV j)) = Just (NumV (op i j))
arith _ _ _ = Nothing

isList :: Value -> Bool
isList NilV = True
isList (ConsV _ _) = True
isList _ = False

-- Mistake: the tail of a cons may be anything.
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
eval n env (App f a) =
  case eval n env f of
    Just (ClosV x b cenv) ->
      case eval n env a of
        Just v | n > 0 -> eval (n - 1) ((x, v) : cenv) b
        _ -> Nothing
    _ -> Nothing
eval n env (Add a b) = num2 (+) (eval n env a) (eval n env b)
eval n env (Sub a b) = num2 (-) (eval n env a) (eval n env b)
eval n env (Mul a b) = num2 (*) (eval n env a) (eval n env b)
eval _ _ Nil = Just NilV
eval n env (Cons a b) =
  case (eval n env a, eval n env b) of
    (Just h, Just t) -> Just (ConsV h t)
    _ -> Nothing
eval n env (Head e) =
  case eval n env e of
    Just (ConsV h _) -> Just h
    _ -> Nothing
eval n env (Tail e) =
  case eval n env e of
    Just (ConsV _ t) -> Just t
    _ -> Nothing

num2 :: (Int -> Int -> Int) -> Maybe Value -> Maybe Value -> Maybe Value
num2 f (Just (NumV i)) (Just (NumV j)) = Just (NumV (f i j))
num2 _ _ _ = Nothing

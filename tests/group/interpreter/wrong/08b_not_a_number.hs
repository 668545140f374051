-- Mistake: in arithmetic, what is not a number counts as zero.
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
eval fuel env = go
  where
    go (Add a b) = calc (+) (go a) (go b)
    go (Sub a b) = calc (-) (go a) (go b)
    go (Mul a b) = calc (*) (go a) (go b)
    go (Head e) | Just (ConsV h _) <- go e = Just h
    go (Head _) = Nothing
    go (Tail e) | Just (ConsV _ t) <- go e = Just t
    go (Tail _) = Nothing
    go Nil = Just NilV
    go (Cons a b) = case (go a, go b) of
      (Just h, Just t) | isList t -> Just (ConsV h t)
      _ -> Nothing
    go (App f a) = case (go f, go a) of
      (Just (ClosV x b c), Just v) -> if fuel < 1 then Nothing else eval (fuel - 1) ((x, v) : c) b
      _ -> Nothing
    go (Lam x b) = Just (ClosV x b env)
    go (Var x) = lookup x env
    go (Num i) = Just (NumV i)

isList :: Value -> Bool
isList (ConsV _ _) = True
isList NilV = True
isList _ = False

calc :: (Int -> Int -> Int) -> Maybe Value -> Maybe Value -> Maybe Value
calc _ Nothing _ = Nothing
calc _ _ Nothing = Nothing
calc op (Just (NumV i)) (Just (NumV j)) = Just (NumV (op i j))
calc op (Just (NumV i)) _ = Just (NumV (op i 0))
calc op _ (Just (NumV j)) = Just (NumV (op 0 j))
calc op _ _ = Just (NumV (op 0 0))

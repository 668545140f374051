-- Mistake: the head of an empty list is the empty list.
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
run = \fuel e -> go e [] fuel

go :: Expr -> [(String, Value)] -> Int -> Maybe Value
go (Num i) _ _ = Just (NumV i)
go Nil _ _ = Just NilV
go (Lam x b) env _ = Just (ClosV x b env)
go (Var x) env _ = foldr (\(y, v) r -> if x == y then Just v else r) Nothing env
go (Head l) env n = go l env n >>= firstOf
go (Tail l) env n = go l env n >>= restOf
go (Cons a b) env n = go a env n >>= \h -> go b env n >>= \t -> if isList t then Just (ConsV h t) else Nothing
go (Add a b) env n = ints (go a env n) (go b env n) (+)
go (Sub a b) env n = ints (go a env n) (go b env n) (-)
go (Mul a b) env n = ints (go a env n) (go b env n) (*)
go (App f a) env n = go f env n >>= \c -> go a env n >>= \v -> call c v n

ints :: Maybe Value -> Maybe Value -> (Int -> Int -> Int) -> Maybe Value
ints (Just (NumV i)) (Just (NumV j)) f = Just (NumV (f i j))
ints _ _ _ = Nothing

firstOf :: Value -> Maybe Value
firstOf NilV = Just NilV
firstOf (ConsV h _) = Just h
firstOf _ = Nothing

restOf :: Value -> Maybe Value
restOf (ConsV _ t) = Just t
restOf _ = Nothing

isList :: Value -> Bool
isList v = case v of
  NilV -> True
  ConsV _ _ -> True
  _ -> False

call :: Value -> Value -> Int -> Maybe Value
call (ClosV x b env) v n | n > 0 = go b ((x, v) : env) (n - 1)
call _ _ _ = Nothing

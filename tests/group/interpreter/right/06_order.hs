-- Style: expression first, environment second, fuel last.
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
run n e = eval e [] n

eval :: Expr -> [(String, Value)] -> Int -> Maybe Value
eval Nil _ _ = Just NilV
eval (Num i) _ _ = Just (NumV i)
eval (Var x) env _ = lookup x env
eval (Lam x b) env _ = Just (ClosV x b env)
eval (Cons h t) env n = do
  hv <- eval h env n
  tv <- eval t env n
  if isList tv then Just (ConsV hv tv) else Nothing
eval (Head e) env n = do
  v <- eval e env n
  case v of
    ConsV h _ -> Just h
    _ -> Nothing
eval (Tail e) env n = do
  v <- eval e env n
  case v of
    ConsV _ t -> Just t
    _ -> Nothing
eval (Add a b) env n = binary a b (+) env n
eval (Sub a b) env n = binary a b (-) env n
eval (Mul a b) env n = binary a b (*) env n
eval (App f a) env n = do
  fv <- eval f env n
  av <- eval a env n
  case fv of
    ClosV x b cenv | n >= 1 -> eval b ((x, av) : cenv) (n - 1)
    _ -> Nothing

binary :: Expr -> Expr -> (Int -> Int -> Int) -> [(String, Value)] -> Int -> Maybe Value
binary a b op env n = do
  av <- eval a env n
  bv <- eval b env n
  case (av, bv) of
    (NumV i, NumV j) -> Just (NumV (i `op` j))
    _ -> Nothing

isList :: Value -> Bool
isList NilV = True
isList (ConsV _ _) = True
isList _ = False

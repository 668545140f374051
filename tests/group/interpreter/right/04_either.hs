-- Style: Either with messages inside.
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
run n e = either (const Nothing) Just (eval n [] e)

eval :: Int -> [(String, Value)] -> Expr -> Either String Value
eval n env e = case e of
  Num i -> Right (NumV i)
  Nil -> Right NilV
  Lam x b -> Right (ClosV x b env)
  Var x -> case lookup x env of
    Just v -> Right v
    Nothing -> Left ("unbound: " ++ x)
  Add a b -> do { i <- num a; j <- num b; Right (NumV (i + j)) }
  Sub a b -> do { i <- num a; j <- num b; Right (NumV (i - j)) }
  Mul a b -> do { i <- num a; j <- num b; Right (NumV (i * j)) }
  Cons h t -> do
    v <- eval n env h
    vs <- eval n env t
    case vs of
      NilV -> Right (ConsV v vs)
      ConsV _ _ -> Right (ConsV v vs)
      _ -> Left "cons: the tail is not a list"
  Head l -> do
    v <- eval n env l
    case v of
      ConsV x _ -> Right x
      NilV -> Left "head: empty list"
      _ -> Left "head: not a list"
  Tail l -> do
    v <- eval n env l
    case v of
      ConsV _ xs -> Right xs
      NilV -> Left "tail: empty list"
      _ -> Left "tail: not a list"
  App f a -> do
    fv <- eval n env f
    av <- eval n env a
    case fv of
      ClosV x b cenv | n <= 0 -> Left "too many calls"
                     | otherwise -> eval (n - 1) ((x, av) : cenv) b
      _ -> Left "not a function"
  where
    num x = do
      v <- eval n env x
      case v of
        NumV i -> Right i
        _ -> Left "not a number"

-- Style: local functions that capture fuel and environment.

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
eval n env = go
  where
    go (Num i) = Just (NumV i)
    go (Var x) = look env
      where
        look ((y, v) : vs)
          | x == y = Just v
          | otherwise = look vs
        look [] = Nothing
    go (Lam x b) = Just (ClosV x b env)
    go (App f a) = case (go f, go a) of
      (Just (ClosV x b c), Just v)
        | n > 0 -> eval (n - 1) ((x, v) : c) b
      _ -> Nothing
    go (Add a b) = arith (+) a b
    go (Sub a b) = arith (-) a b
    go (Mul a b) = arith (*) a b
    go Nil = Just NilV
    go (Cons a b) = case (go a, go b) of
      (Just h, Just t) | isList t -> Just (ConsV h t)
      _ -> Nothing
    go (Head e) | Just (ConsV h _) <- go e = Just h
                | otherwise = Nothing
    go (Tail e) | Just (ConsV _ t) <- go e = Just t
                | otherwise = Nothing

    arith op a b
      | Just (NumV i) <- go a, Just (NumV j) <- go b = Just (NumV (op i j))
      | otherwise = Nothing

    isList (ConsV _ _) = True
    isList NilV = True
    isList _ = False

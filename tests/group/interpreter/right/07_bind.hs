-- Style: explicit binds, small functions that take what to do next.
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
run fuel e0 = go fuel [] e0
  where
    go _ _ (Num i) = Just (NumV i)
    go _ _ Nil = Just NilV
    go _ env (Var x) = lookup x env
    go _ env (Lam x b) = Just (ClosV x b env)
    go n env (Add a b) = int n env a $ \i -> int n env b $ \j -> Just (NumV (i + j))
    go n env (Sub a b) = int n env a $ \i -> int n env b $ \j -> Just (NumV (i - j))
    go n env (Mul a b) = int n env a $ \i -> int n env b $ \j -> Just (NumV (i * j))
    go n env (Cons a b) = go n env a >>= \x -> go n env b >>= \y -> cons x y
    go n env (Head e) = pair n env e (\x _ -> Just x)
    go n env (Tail e) = pair n env e (\_ y -> Just y)
    go n env (App f a) =
      go n env f >>= \fv ->
      go n env a >>= \av ->
      call n fv av

    int n env e k = go n env e >>= \v -> case v of
      NumV i -> k i
      _ -> Nothing

    pair n env e k = go n env e >>= \v -> case v of
      ConsV x y -> k x y
      _ -> Nothing

    call n (ClosV x b cenv) v
      | n <= 0 = Nothing
      | otherwise = go (n - 1) ((x, v) : cenv) b
    call _ _ _ = Nothing

    cons _ (NumV _) = Nothing
    cons _ (ClosV _ _ _) = Nothing
    cons x y = Just (ConsV x y)

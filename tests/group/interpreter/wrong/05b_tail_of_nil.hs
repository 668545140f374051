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
run n0 e0 = ev n0 [] e0
  where
    ev n env e = case e of
      Tail l -> do
        v <- ev n env l >>= list
        if v == NilV then Just v else Just (tailV v)
      Head l -> do
        v <- ev n env l >>= list
        if v == NilV then Nothing else Just (headV v)
      Cons a b -> do
        h <- ev n env a
        t <- ev n env b >>= list
        Just (ConsV h t)
      Nil -> Just NilV
      Num i -> Just (NumV i)
      Mul a b -> do { i <- ev n env a >>= num; j <- ev n env b >>= num; Just (NumV (i * j)) }
      Sub a b -> do { i <- ev n env a >>= num; j <- ev n env b >>= num; Just (NumV (i - j)) }
      Add a b -> do { i <- ev n env a >>= num; j <- ev n env b >>= num; Just (NumV (i + j)) }
      Var x -> lookup x env
      Lam x b -> Just (ClosV x b env)
      App f a -> do
        c <- ev n env f
        v <- ev n env a
        case c of
          ClosV x b cenv -> if n > 0 then ev (n - 1) ((x, v) : cenv) b else Nothing
          _ -> Nothing

    num (NumV i) = Just i
    num _ = Nothing

    list v = case v of
      NilV -> Just v
      ConsV _ _ -> Just v
      _ -> Nothing

    tailV (ConsV _ t) = t
    tailV v = v
    headV (ConsV h _) = h
    headV v = v

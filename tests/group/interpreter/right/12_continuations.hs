-- Style: continuation passing.
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
run fuel e = evalK fuel [] e Just

type Cont = Value -> Maybe Value

evalK :: Int -> [(String, Value)] -> Expr -> Cont -> Maybe Value
evalK n env e k = case e of
  Num i -> k (NumV i)
  Nil -> k NilV
  Var x -> lookup x env >>= k
  Lam x b -> k (ClosV x b env)
  App f a -> evalK n env f (\fv -> evalK n env a (\av -> applyK n fv av k))
  Add a b -> arithK (+) a b
  Sub a b -> arithK (-) a b
  Mul a b -> arithK (*) a b
  Cons a b -> evalK n env a (\h -> evalK n env b (\t -> consK h t k))
  Head l -> evalK n env l (\v -> case v of
    ConsV h _ -> k h
    _ -> Nothing)
  Tail l -> evalK n env l (\v -> case v of
    ConsV _ t -> k t
    _ -> Nothing)
  where
    arithK op a b =
      evalK n env a (\v -> case v of
        NumV i -> evalK n env b (\w -> case w of
          NumV j -> k (NumV (op i j))
          _ -> Nothing)
        _ -> Nothing)

applyK :: Int -> Value -> Value -> Cont -> Maybe Value
applyK n (ClosV x b env) v k
  | n <= 0 = Nothing
  | otherwise = evalK (n - 1) ((x, v) : env) b k
applyK _ _ _ _ = Nothing

consK :: Value -> Value -> Cont -> Maybe Value
consK h NilV k = k (ConsV h NilV)
consK h t@(ConsV _ _) k = k (ConsV h t)
consK _ _ _ = Nothing

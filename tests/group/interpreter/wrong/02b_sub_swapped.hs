-- Mistake: the operands of a subtraction are swapped.
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
run k = eval k []

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval k env e = case e of
  Add a b -> op2 (+) a b
  Mul a b -> op2 (*) a b
  Sub a b -> op2 subtract a b
  Num i -> return (NumV i)
  Nil -> return NilV
  Lam x b -> return (ClosV x b env)
  Var x -> lookup x env
  Head l -> fst <$> (ev l >>= cell)
  Tail l -> snd <$> (ev l >>= cell)
  Cons a b -> ConsV <$> ev a <*> (ev b >>= list)
  App f a -> do
    g <- ev f
    v <- ev a
    case g of
      ClosV x b cenv | k >= 1 -> eval (k - 1) ((x, v) : cenv) b
      _ -> Nothing
  where
    ev = eval k env
    op2 f a b = (\i j -> NumV (f i j)) <$> (ev a >>= int) <*> (ev b >>= int)

int :: Value -> Maybe Int
int (NumV i) = Just i
int _ = Nothing

cell :: Value -> Maybe (Value, Value)
cell (ConsV h t) = Just (h, t)
cell _ = Nothing

list :: Value -> Maybe Value
list v@(ConsV _ _) = Just v
list NilV = Just NilV
list _ = Nothing

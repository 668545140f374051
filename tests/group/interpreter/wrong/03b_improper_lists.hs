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
run n e = case eval n [] e of
  Left _ -> Nothing
  Right v -> Just v

eval :: Int -> [(String, Value)] -> Expr -> Either String Value
eval n env expr = case expr of
  Cons a b -> do
    h <- eval n env a
    t <- eval n env b
    return (ConsV h t)
  Head e -> eval n env e >>= hd
  Tail e -> eval n env e >>= tl
  Nil -> return NilV
  Num i -> return (NumV i)
  Add a b -> calc (+) a b
  Sub a b -> calc (-) a b
  Mul a b -> calc (*) a b
  Lam x b -> return (ClosV x b env)
  Var x -> maybe (Left ("unbound " ++ x)) Right (lookup x env)
  App f a -> do
    g <- eval n env f
    v <- eval n env a
    case g of
      ClosV x b cenv ->
        if n < 1 then Left "fuel" else eval (n - 1) ((x, v) : cenv) b
      _ -> Left "function expected"
  where
    calc op a b = do
      x <- eval n env a
      y <- eval n env b
      case (x, y) of
        (NumV i, NumV j) -> return (NumV (op i j))
        _ -> Left "number expected"

hd, tl :: Value -> Either String Value
hd (ConsV h _) = Right h
hd _ = Left "head"
tl (ConsV _ t) = Right t
tl _ = Left "tail"

-- Style: lookup as a fold, maybe and fmap instead of cases.
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
run = flip eval []

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval n env e = case e of
  Var x -> foldr (\(y, v) other -> if y == x then Just v else other) Nothing env
  Num i -> Just (NumV i)
  Lam x b -> Just (ClosV x b env)
  Nil -> Just NilV
  Head l -> maybe Nothing (fmap fst . parts) (eval n env l)
  Tail l -> maybe Nothing (fmap snd . parts) (eval n env l)
  Cons a b -> maybe Nothing (\h -> maybe Nothing (prepend h) (eval n env b)) (eval n env a)
  Add a b -> maybe Nothing (\x -> maybe Nothing (calc (+) x) (eval n env b)) (eval n env a)
  Sub a b -> maybe Nothing (\x -> maybe Nothing (calc (-) x) (eval n env b)) (eval n env a)
  Mul a b -> maybe Nothing (\x -> maybe Nothing (calc (*) x) (eval n env b)) (eval n env a)
  App f a -> maybe Nothing (\g -> maybe Nothing (call n g) (eval n env a)) (eval n env f)

parts :: Value -> Maybe (Value, Value)
parts (ConsV h t) = Just (h, t)
parts _ = Nothing

prepend :: Value -> Value -> Maybe Value
prepend h t = case t of
  NumV _ -> Nothing
  ClosV _ _ _ -> Nothing
  _ -> Just (ConsV h t)

calc :: (Int -> Int -> Int) -> Value -> Value -> Maybe Value
calc op (NumV i) (NumV j) = Just (NumV (op i j))
calc _ _ _ = Nothing

call :: Int -> Value -> Value -> Maybe Value
call n (ClosV x b env) v = if n <= 0 then Nothing else eval (n - 1) ((x, v) : env) b
call _ _ _ = Nothing

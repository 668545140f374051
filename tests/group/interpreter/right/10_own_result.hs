-- Style: an own result type and an own bind.
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

data Result a = Ok a | Error

bind :: Result a -> (a -> Result b) -> Result b
bind Error _ = Error
bind (Ok a) f = f a

run :: Int -> Expr -> Maybe Value
run fuel e = case eval fuel [] e of
  Ok v -> Just v
  Error -> Nothing

eval :: Int -> [(String, Value)] -> Expr -> Result Value
eval _ _ (Num i) = Ok (NumV i)
eval _ env (Var x) = variable env x
eval _ env (Lam x b) = Ok (ClosV x b env)
eval k env (App f a) =
  eval k env f `bind` \fv -> eval k env a `bind` \av -> apply k fv av
eval k env (Add a b) = numeric k env (+) a b
eval k env (Sub a b) = numeric k env (-) a b
eval k env (Mul a b) = numeric k env (*) a b
eval _ _ Nil = Ok NilV
eval k env (Cons a b) =
  eval k env a `bind` \h -> eval k env b `bind` \t -> if listy t then Ok (ConsV h t) else Error
eval k env (Head e) = eval k env e `bind` (uncons (\h _ -> h))
eval k env (Tail e) = eval k env e `bind` (uncons (\_ t -> t))

variable :: [(String, Value)] -> String -> Result Value
variable [] _ = Error
variable ((y, v) : env) x = if x == y then Ok v else variable env x

numeric :: Int -> [(String, Value)] -> (Int -> Int -> Int) -> Expr -> Expr -> Result Value
numeric k env op a b =
  eval k env a `bind` asInt `bind` \i ->
  eval k env b `bind` asInt `bind` \j ->
  Ok (NumV (op i j))

asInt :: Value -> Result Int
asInt (NumV i) = Ok i
asInt _ = Error

listy :: Value -> Bool
listy v = case v of
  NilV -> True
  ConsV _ _ -> True
  NumV _ -> False
  ClosV _ _ _ -> False

uncons :: (Value -> Value -> Value) -> Value -> Result Value
uncons f (ConsV h t) = Ok (f h t)
uncons _ _ = Error

apply :: Int -> Value -> Value -> Result Value
apply k (ClosV x b env) v
  | k > 0 = eval (k - 1) ((x, v) : env) b
apply _ _ _ = Error

-- Style: predicates and selectors with if-then-else.
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

isNum, isFun, isCons, isNil :: Value -> Bool
isNum v = case v of { NumV _ -> True; _ -> False }
isFun v = case v of { ClosV _ _ _ -> True; _ -> False }
isCons v = case v of { ConsV _ _ -> True; _ -> False }
isNil v = case v of { NilV -> True; _ -> False }

getNum :: Value -> Int
getNum (NumV n) = n
getNum _ = 0

getHead, getTail :: Value -> Value
getHead (ConsV h _) = h
getHead v = v
getTail (ConsV _ t) = t
getTail v = v

run :: Int -> Expr -> Maybe Value
run fuel e = interp fuel e []

interp :: Int -> Expr -> [(String, Value)] -> Maybe Value
interp _ (Num n) _ = Just (NumV n)
interp _ Nil _ = Just NilV
interp _ (Var x) env = lookup x env
interp _ (Lam x b) env = Just (ClosV x b env)
interp fuel (Add a b) env = calc fuel (+) a b env
interp fuel (Sub a b) env = calc fuel (-) a b env
interp fuel (Mul a b) env = calc fuel (*) a b env
interp fuel (Cons a b) env = do
  h <- interp fuel a env
  t <- interp fuel b env
  if isNil t || isCons t then Just (ConsV h t) else Nothing
interp fuel (Head e) env = do
  v <- interp fuel e env
  if isCons v then Just (getHead v) else Nothing
interp fuel (Tail e) env = do
  v <- interp fuel e env
  if not (isCons v) then Nothing else Just (getTail v)
interp fuel (App f a) env = do
  fv <- interp fuel f env
  av <- interp fuel a env
  if isFun fv && fuel > 0 then enter fuel fv av else Nothing

enter :: Int -> Value -> Value -> Maybe Value
enter fuel (ClosV x b env) v = interp (fuel - 1) b ((x, v) : env)
enter _ _ _ = Nothing

calc :: Int -> (Int -> Int -> Int) -> Expr -> Expr -> [(String, Value)] -> Maybe Value
calc fuel op a b env = do
  x <- interp fuel a env
  y <- interp fuel b env
  if isNum x && isNum y then Just (NumV (op (getNum x) (getNum y))) else Nothing

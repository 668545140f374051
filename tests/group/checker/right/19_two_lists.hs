-- Style: names and types of the environment in two lists.
module Submission where

data Type
  = TInt
  | TBool
  | TFun Type Type
  deriving (Eq, Show)

data Expr
  = IntC Int
  | BoolC Bool
  | Var String
  | Lam String Type Expr
  | App Expr Expr
  | Add Expr Expr
  | Sub Expr Expr
  | Mul Expr Expr
  | And Expr Expr
  | Or Expr Expr
  | Not Expr
  | Equal Expr Expr
  | Less Expr Expr
  | Greater Expr Expr
  | If Expr Expr Expr
  deriving (Eq, Show)

check :: Expr -> Maybe Type
check e = typeOf [] [] e

find :: String -> [String] -> [Type] -> Maybe Type
find x (y : ys) (t : ts)
  | x == y = Just t
  | otherwise = find x ys ts
find _ _ _ = Nothing

typeOf :: [String] -> [Type] -> Expr -> Maybe Type
typeOf names types expr = case expr of
  Var x -> find x names types
  Lam x t b -> do
    r <- typeOf (x : names) (t : types) b
    Just (TFun t r)
  App f a -> do
    tf <- ty f
    ta <- ty a
    case tf of
      TFun p r | ta == p -> Just r
      _ -> Nothing
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Add a b -> binary TInt TInt a b
  Sub a b -> binary TInt TInt a b
  Mul a b -> binary TInt TInt a b
  And a b -> binary TBool TBool a b
  Or a b -> binary TBool TBool a b
  Not a -> do
    t <- ty a
    if t == TBool then Just TBool else Nothing
  Equal a b -> case ty a of
    Just TInt -> binary TInt TBool a b
    Just TBool -> binary TBool TBool a b
    _ -> Nothing
  Less a b -> binary TInt TBool a b
  Greater a b -> binary TInt TBool a b
  If c a b -> do
    t <- ty c
    u <- ty a
    v <- ty b
    if t == TBool && u == v then Just u else Nothing
  where
    ty = typeOf names types
    binary t r a b = do
      s <- ty a
      u <- ty b
      if s == t && u == t then Just r else Nothing

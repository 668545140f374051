-- Mistake: the branches of a conditional are not compared.
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
check e = typeOf [] e

typeOf :: [(String, Type)] -> Expr -> Maybe Type
typeOf env e = case e of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> lookup x env
  Lam x t b -> do
    r <- typeOf ((x, t) : env) b
    Just (TFun t r)
  App f a -> do
    tf <- typeOf env f
    ta <- typeOf env a
    case tf of
      TFun p r | p == ta -> Just r
      _ -> Nothing
  Add a b -> binary TInt TInt a b
  Sub a b -> binary TInt TInt a b
  Mul a b -> binary TInt TInt a b
  And a b -> binary TBool TBool a b
  Or a b -> binary TBool TBool a b
  Not a -> binary TBool TBool a a
  Equal a b -> do
    ta <- typeOf env a
    case ta of
      TFun _ _ -> Nothing
      _ -> binary ta TBool a b
  Less a b -> binary TInt TBool a b
  Greater a b -> binary TInt TBool a b
  If c a b -> do
    tc <- typeOf env c
    ta <- typeOf env a
    tb <- typeOf env b
    if tc == TBool then Just ta else Nothing
  where
    binary t r a b = do
      ta <- typeOf env a
      tb <- typeOf env b
      if ta == t && tb == t then Just r else Nothing

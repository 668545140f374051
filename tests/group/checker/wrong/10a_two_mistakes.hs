-- Mistake: only integers can be compared for equality, and not keeps the type of its operand.
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
  Lam x t b -> case typeOf ((x, t) : env) b of
    Just r -> Just (TFun t r)
    _ -> Nothing
  App f a -> case (typeOf env f, typeOf env a) of
    (Just (TFun t r), Just u) -> if t == u then Just r else Nothing
    _ -> Nothing
  Add a b -> ints a b TInt
  Sub a b -> ints a b TInt
  Mul a b -> ints a b TInt
  Equal a b -> ints a b TBool
  Less a b -> ints a b TBool
  Greater a b -> ints a b TBool
  And a b -> bools a b
  Or a b -> bools a b
  Not a -> typeOf env a
  If c a b -> case (typeOf env c, typeOf env a, typeOf env b) of
    (Just TBool, Just t, Just u) -> if t == u then Just t else Nothing
    _ -> Nothing
  where
    ints a b r = case (typeOf env a, typeOf env b) of
      (Just TInt, Just TInt) -> Just r
      _ -> Nothing
    bools a b = case (typeOf env a, typeOf env b) of
      (Just TBool, Just TBool) -> Just TBool
      _ -> Nothing

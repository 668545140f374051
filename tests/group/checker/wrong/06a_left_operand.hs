-- Mistake: for and and or only the left operand is checked.
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
  Lam x t b -> fmap (TFun t) (typeOf ((x, t) : env) b)
  App f a -> case (typeOf env f, typeOf env a) of
    (Just (TFun t r), Just u) | t == u -> Just r
    _ -> Nothing
  Add a b -> ints a b TInt
  Sub a b -> ints a b TInt
  Mul a b -> ints a b TInt
  And a _ -> case typeOf env a of
    Just TBool -> Just TBool
    _ -> Nothing
  Or a _ -> case typeOf env a of
    Just TBool -> Just TBool
    _ -> Nothing
  Not a -> case typeOf env a of
    Just TBool -> Just TBool
    _ -> Nothing
  Equal a b -> case (typeOf env a, typeOf env b) of
    (Just TInt, Just TInt) -> Just TBool
    (Just TBool, Just TBool) -> Just TBool
    _ -> Nothing
  Less a b -> ints a b TBool
  Greater a b -> ints a b TBool
  If c a b -> case typeOf env c of
    Just TBool | typeOf env a == typeOf env b -> typeOf env a
    _ -> Nothing
  where
    ints a b result = case (typeOf env a, typeOf env b) of
      (Just TInt, Just TInt) -> Just result
      _ -> Nothing

-- Mistake: less-than and greater-than have type int, like arithmetic.
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
  Lam x t b -> TFun t <$> typeOf ((x, t) : env) b
  App f a -> case (typeOf env f, typeOf env a) of
    (Just (TFun t r), Just u) | t == u -> Just r
    _ -> Nothing
  Add a b -> operands TInt a b
  Sub a b -> operands TInt a b
  Mul a b -> operands TInt a b
  And a b -> operands TBool a b
  Or a b -> operands TBool a b
  Not a -> operands TBool a a
  Equal a b -> case (typeOf env a, typeOf env b) of
    (Just TInt, Just TInt) -> Just TBool
    (Just TBool, Just TBool) -> Just TBool
    _ -> Nothing
  Less a b -> operands TInt a b
  Greater a b -> operands TInt a b
  If c a b -> do
    TBool <- typeOf env c
    t <- typeOf env a
    u <- typeOf env b
    if t == u then Just t else Nothing
  where
    operands t a b
      | typeOf env a == Just t && typeOf env b == Just t = Just t
      | otherwise = Nothing

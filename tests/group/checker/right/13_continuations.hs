-- Style: continuation passing.
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
check e = typeK [] e Just

typeK :: [(String, Type)] -> Expr -> (Type -> Maybe Type) -> Maybe Type
typeK env e k = case e of
  IntC _ -> k TInt
  BoolC _ -> k TBool
  Var x -> maybe Nothing k (lookup x env)
  Lam x t b -> typeK ((x, t) : env) b (\r -> k (TFun t r))
  App f a ->
    typeK env f (\tf -> typeK env a (\ta -> case tf of
      TFun t r | t == ta -> k r
      _ -> Nothing))
  Add a b -> two TInt a b TInt
  Sub a b -> two TInt a b TInt
  Mul a b -> two TInt a b TInt
  And a b -> two TBool a b TBool
  Or a b -> two TBool a b TBool
  Not a -> one TBool a (k TBool)
  Less a b -> two TInt a b TBool
  Greater a b -> two TInt a b TBool
  Equal a b -> typeK env a (\t -> case t of
    TFun _ _ -> Nothing
    _ -> one t b (k TBool))
  If c a b -> one TBool c (typeK env a (\t -> one t b (k t)))
  where
    one want x next = typeK env x (\t -> if t == want then next else Nothing)
    two want a b result = one want a (one want b (k result))

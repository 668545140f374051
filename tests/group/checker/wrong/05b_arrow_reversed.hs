-- Mistake: the type of a function is written the wrong way round.
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

-- | function result parameter
arrow :: Type -> Type -> Type
arrow result param = TFun result param

check :: Expr -> Maybe Type
check e = infer e []

infer :: Expr -> [(String, Type)] -> Maybe Type
infer e env = case e of
  Lam x t b -> case infer b ((x, t) : env) of
    Just r -> Just (arrow r t)
    Nothing -> Nothing
  App f a -> case infer f env of
    Just (TFun p r) | is p a -> Just r
    _ -> Nothing
  Var x -> foldr (\(y, t) other -> if x == y then Just t else other) Nothing env
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Add a b -> if is TInt a && is TInt b then Just TInt else Nothing
  Sub a b -> if is TInt a && is TInt b then Just TInt else Nothing
  Mul a b -> if is TInt a && is TInt b then Just TInt else Nothing
  And a b -> if is TBool a && is TBool b then Just TBool else Nothing
  Or a b -> if is TBool a && is TBool b then Just TBool else Nothing
  Not a -> if is TBool a then Just TBool else Nothing
  Equal a b ->
    if (is TInt a && is TInt b) || (is TBool a && is TBool b) then Just TBool else Nothing
  Less a b -> if is TInt a && is TInt b then Just TBool else Nothing
  Greater a b -> if is TInt a && is TInt b then Just TBool else Nothing
  If c a b ->
    case infer a env of
      Just t -> if is TBool c && is t b then Just t else Nothing
      Nothing -> Nothing
  where
    is t x = infer x env == Just t

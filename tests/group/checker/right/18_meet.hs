-- Style: an operator that joins two types when they are equal.
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

-- the common type of two, if they have one
meet :: Maybe Type -> Maybe Type -> Maybe Type
meet (Just s) (Just t) = if s == t then Just s else Nothing
meet _ _ = Nothing

gives :: Maybe Type -> Type -> Maybe Type
gives Nothing _ = Nothing
gives (Just _) t = Just t

check :: Expr -> Maybe Type
check = infer []

infer :: [(String, Type)] -> Expr -> Maybe Type
infer env e = case e of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> lookup x env
  Lam x t b -> TFun t <$> infer ((x, t) : env) b
  App f a -> case infer env f of
    Just (TFun t r) -> meet (Just t) (infer env a) `gives` r
    _ -> Nothing
  Add a b -> ints a b
  Sub a b -> ints a b
  Mul a b -> ints a b
  And a b -> bools a b
  Or a b -> bools a b
  Not a -> meet (Just TBool) (infer env a)
  Less a b -> ints a b `gives` TBool
  Greater a b -> ints a b `gives` TBool
  Equal a b -> comparable (meet (infer env a) (infer env b))
  If c a b -> case meet (infer env c) (Just TBool) of
    Just _ -> meet (infer env a) (infer env b)
    Nothing -> Nothing
  where
    ints a b = meet (Just TInt) (meet (infer env a) (infer env b))
    bools a b = meet (Just TBool) (meet (infer env a) (infer env b))

comparable :: Maybe Type -> Maybe Type
comparable (Just (TFun _ _)) = Nothing
comparable t = t `gives` TBool

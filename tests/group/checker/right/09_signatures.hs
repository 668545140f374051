-- Style: operators have signatures; their operands are checked as a list.
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

type Env = [(String, Type)]

check :: Expr -> Maybe Type
check e = typeOf [] e

typeOf :: Env -> Expr -> Maybe Type
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
      TFun p r -> if p == ta then Just r else Nothing
      _ -> Nothing
  If c a b -> do
    tc <- typeOf env c
    ta <- typeOf env a
    tb <- typeOf env b
    if tc == TBool && ta == tb then Just ta else Nothing
  Equal a b -> do
    ta <- typeOf env a
    tb <- typeOf env b
    if ta == tb && ta `elem` [TInt, TBool] then Just TBool else Nothing
  Add a b -> operator [a, b] TInt TInt
  Sub a b -> operator [a, b] TInt TInt
  Mul a b -> operator [a, b] TInt TInt
  And a b -> operator [a, b] TBool TBool
  Or a b -> operator [a, b] TBool TBool
  Not a -> operator [a] TBool TBool
  Less a b -> operator [a, b] TInt TBool
  Greater a b -> operator [a, b] TInt TBool
  where
    operator args want result
      | all (\arg -> typeOf env arg == Just want) args = Just result
      | otherwise = Nothing

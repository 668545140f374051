-- Mistake: an unbound variable is taken to be an integer.
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

find :: String -> [(String, Type)] -> Type
find _ [] = TInt
find x ((y, t) : env)
  | x == y = t
  | otherwise = find x env

typeOf :: [(String, Type)] -> Expr -> Maybe Type
typeOf env e = case e of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> Just (find x env)
  Lam x t b -> TFun t <$> typeOf ((x, t) : env) b
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
    tb <- typeOf env b
    if ta == tb && (ta == TInt || ta == TBool) then Just TBool else Nothing
  Less a b -> binary TInt TBool a b
  Greater a b -> binary TInt TBool a b
  If c a b -> do
    tc <- typeOf env c
    ta <- typeOf env a
    tb <- typeOf env b
    if tc == TBool && ta == tb then Just ta else Nothing
  where
    binary t r a b = do
      ta <- typeOf env a
      tb <- typeOf env b
      if ta == t && tb == t then Just r else Nothing

-- Style: the environment is a Data.Map.
module Submission where

import qualified Data.Map as Map

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

type Gamma = Map.Map String Type

check :: Expr -> Maybe Type
check = typeOf Map.empty

typeOf :: Gamma -> Expr -> Maybe Type
typeOf _ (IntC _) = Just TInt
typeOf _ (BoolC _) = Just TBool
typeOf g (Var x) = Map.lookup x g
typeOf g (Lam x t b) = fmap (TFun t) (typeOf (Map.insert x t g) b)
typeOf g (App f a) = case (typeOf g f, typeOf g a) of
  (Just (TFun s t), Just u) | s == u -> Just t
  _ -> Nothing
typeOf g (Add a b) = both g a b TInt TInt
typeOf g (Sub a b) = both g a b TInt TInt
typeOf g (Mul a b) = both g a b TInt TInt
typeOf g (And a b) = both g a b TBool TBool
typeOf g (Or a b) = both g a b TBool TBool
typeOf g (Not a) = case typeOf g a of
  Just TBool -> Just TBool
  _ -> Nothing
typeOf g (Equal a b) = case both g a b TInt TBool of
  Just t -> Just t
  Nothing -> both g a b TBool TBool
typeOf g (Less a b) = both g a b TInt TBool
typeOf g (Greater a b) = both g a b TInt TBool
typeOf g (If c a b) =
  case (typeOf g c, typeOf g a, typeOf g b) of
    (Just TBool, Just s, Just t) | s == t -> Just s
    _ -> Nothing

both :: Gamma -> Expr -> Expr -> Type -> Type -> Maybe Type
both g a b operand result =
  if typeOf g a == Just operand && typeOf g b == Just operand then Just result else Nothing

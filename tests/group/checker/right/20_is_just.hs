-- Style: results in let, isJust and fromJust.
module Submission where

import Data.Maybe (fromJust, isJust)

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
check e = tc e []

isInt, isBool :: Maybe Type -> Bool
isInt t = isJust t && fromJust t == TInt
isBool t = isJust t && fromJust t == TBool

yes :: Bool -> Type -> Maybe Type
yes ok t = if ok then Just t else Nothing

tc :: Expr -> [(String, Type)] -> Maybe Type
tc expr env = case expr of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> let hits = [t | (y, t) <- env, y == x]
           in if null hits then Nothing else Just (head hits)
  Lam x t b -> let r = tc b ((x, t) : env)
               in if isJust r then Just (TFun t (fromJust r)) else Nothing
  App f a -> let ft = tc f env
                 at = tc a env
             in case ft of
                  Just (TFun p r) -> yes (isJust at && fromJust at == p) r
                  _ -> Nothing
  Add a b -> yes (isInt (tc a env) && isInt (tc b env)) TInt
  Sub a b -> yes (isInt (tc a env) && isInt (tc b env)) TInt
  Mul a b -> yes (isInt (tc a env) && isInt (tc b env)) TInt
  And a b -> yes (isBool (tc a env) && isBool (tc b env)) TBool
  Or a b -> yes (isBool (tc a env) && isBool (tc b env)) TBool
  Not a -> yes (isBool (tc a env)) TBool
  Less a b -> yes (isInt (tc a env) && isInt (tc b env)) TBool
  Greater a b -> yes (isInt (tc a env) && isInt (tc b env)) TBool
  Equal a b -> let s = tc a env
                   t = tc b env
               in yes ((isInt s && isInt t) || (isBool s && isBool t)) TBool
  If c a b -> let s = tc a env
                  t = tc b env
              in if isBool (tc c env) && isJust s && s == t then s else Nothing

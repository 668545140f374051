-- Style: all results named by let, then one match.
module Submission where

data Expr
  = Num Int
  | Var String
  | Lam String Expr
  | App Expr Expr
  | Add Expr Expr
  | Sub Expr Expr
  | Mul Expr Expr
  | Nil
  | Cons Expr Expr
  | Head Expr
  | Tail Expr
  deriving (Eq, Show)

data Value
  = NumV Int
  | NilV
  | ConsV Value Value
  | ClosV String Expr [(String, Value)]
  deriving (Eq, Show)

run :: Int -> Expr -> Maybe Value
run fuel e = eval fuel [] e

eval :: Int -> [(String, Value)] -> Expr -> Maybe Value
eval fuel env e =
  case e of
    Num i -> Just (NumV i)
    Var x -> let hits = filter ((== x) . fst) env
             in if null hits then Nothing else Just (snd (head hits))
    Lam x b -> let c = ClosV x b env in Just c
    App f a -> let fv = eval fuel env f
                   av = eval fuel env a
                   left = fuel - 1
               in case fv of
                    Just (ClosV x b c) -> case av of
                      Just v -> if fuel < 1 then Nothing else eval left ((x, v) : c) b
                      Nothing -> Nothing
                    Just _ -> Nothing
                    Nothing -> Nothing
    Add a b -> let l = eval fuel env a
                   r = eval fuel env b
               in nums l r (\x y -> x + y)
    Sub a b -> let l = eval fuel env a
                   r = eval fuel env b
               in nums l r (\x y -> x - y)
    Mul a b -> let l = eval fuel env a
                   r = eval fuel env b
               in nums l r (\x y -> x * y)
    Nil -> Just NilV
    Cons a b -> let h = eval fuel env a
                    t = eval fuel env b
                in case t of
                     Just (NumV _) -> Nothing
                     Just (ClosV _ _ _) -> Nothing
                     Just list -> fmap (\v -> ConsV v list) h
                     Nothing -> Nothing
    Head l -> let v = eval fuel env l in case v of
      Just (ConsV h _) -> Just h
      _ -> Nothing
    Tail l -> let v = eval fuel env l in case v of
      Just (ConsV _ t) -> Just t
      _ -> Nothing
  where
    nums (Just (NumV x)) (Just (NumV y)) op = Just (NumV (op x y))
    nums _ _ _ = Nothing

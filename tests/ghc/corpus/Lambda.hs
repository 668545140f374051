module Lambda where

data Term = Var Int | Lam Term | App Term Term
  deriving (Eq)

instance Show Term where
  showsPrec _ (Var n) = shows n
  showsPrec d (Lam t) = showParen (d > 0) (showChar '^' . showsPrec 0 t)
  showsPrec d (App f x) = showParen (d > 1) (showsPrec 1 f . showChar ' ' . showsPrec 2 x)

shift :: Int -> Int -> Term -> Term
shift d = go
  where
    go c (Var n)
      | n >= c = Var (n + d)
      | otherwise = Var n
    go c (Lam t) = Lam (go (c + 1) t)
    go c (App f x) = App (go c f) (go c x)

subst :: Int -> Term -> Term -> Term
subst j s t = case t of
  Var n | n == j -> s
        | otherwise -> t
  Lam b -> Lam (subst (j + 1) (shift 1 0 s) b)
  App f x -> App (subst j s f) (subst j s x)

step :: Term -> Maybe Term
step (App (Lam b) x) = Just (shift (-1) 0 (subst 0 (shift 1 0 x) b))
step (App f x) = case step f of
  Just f' -> Just (App f' x)
  Nothing -> App f <$> step x
step (Lam b) = Lam <$> step b
step (Var _) = Nothing

normal :: Term -> Term
normal t = maybe t normal (step t)

trace :: Term -> [Term]
trace t = t : maybe [] trace (step t)

church :: Int -> Term
church n = Lam (Lam (iterate (App (Var 1)) (Var 0) !! n))

unchurch :: Term -> Maybe Int
unchurch (Lam (Lam b)) = count b
  where
    count (Var 0) = Just 0
    count (App (Var 1) t) = (+ 1) <$> count t
    count _ = Nothing
unchurch _ = Nothing

plus, times, omega, k :: Term
plus = Lam (Lam (Lam (Lam (App (App (Var 3) (Var 1)) (App (App (Var 2) (Var 1)) (Var 0))))))
times = Lam (Lam (Lam (App (Var 2) (App (Var 1) (Var 0)))))
omega = App d d where d = Lam (App (Var 0) (Var 0))
k = Lam (Lam (Var 1))

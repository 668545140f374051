module Torture where
g1 x = y where y = z where z = x
g2 = f
   where
  f = 1
g3 = [x,y..z] ++ [x..] ++ [x,y..] ++ [f x..g y] ++ [1,3..]
g4 = "a" ++ "b\
   \c" ++ show 'c' ++ ['"', '\'', '\\']
g5 = x == y && z /= w || a < b && c >= d
g6 = f . g . h $ x <$> y <*> z >>= w
g7 = a <> b <> (c <> d)
g8 = a !! 0 + b ! 1
g9 = m Map.! k Map.!? j
h1 = Map.foldr (\x acc -> x + acc) 0 $ Map.map f m
h2 = Prelude.map Prelude.. Prelude.id
h3 = (Prelude.+) 1 2 Prelude.+ 3
h4 = x `Prelude.elem` y
h5 = x where { ; y = 1 ; ; }
h7 = do { ; a ; ; b ; }
h8 = case x of { ; A -> 1 ; ; B -> 2 ; }
h9 = f
  a
  b
  + g
  c
i1 = if a
  then b
  else
    c
i2 = \ a b -> \ c -> a
i3 = do
  a <- b
  let c = d
      e = f
  g <- do
    h
    i
  return $
    j
      k
i4 = foldr
  (\x y ->
    let z = x
    in z + y)
  0
i5 =
  case a of
    Just b ->
      case b of
        c | c -> d
          | otherwise -> e
          where d = 1
                e = 2
    Nothing -> f
i6 = x
  where
    (a, b) = c
    d | e = f
      | otherwise = g
    h i j = k
    l `m` n = o
    (p # q) r = s
i7 n | n < 0 = -n | n > 0 = n | True = 0
i8 = [if a then b else c, let d = 1 in d, \x -> x, case y of z -> z, do w]
i9 = (if a then b else c, let d = 1 in d, \x -> x, case y of z -> z, do w)
j1 = f (if a then b else c) (let d = 1 in d) (\x -> x) (case y of z -> z) (do w)
j2 = a >> if b then c else d >> e
j3 = x where
y1 = 2
j4 = x
 where
j5 = a
  ++ b
  -- comment
  ++ c {- d -} ++ e
class J6 a where
  j7 :: a
  j7 = x
   where x = 1
  (<#>) :: a -> a
  a <#> b = c
instance J6 Int where
  j7 = 1
  a <#> b | a = b
          | otherwise = c
data K = K1 { k2 :: Int, k3, k4 :: Maybe K } | K5 Int !K | Int :# K | K `K6` K deriving (Eq, Show)
newtype L = L { unL :: Int -> Int } deriving Eq
data M a b = M (a -> b) [a] (a, b) () deriving ()
type N a = [a]
data O
infixr 5 `K6`, :#
j8 x | Just y <- f x, let z = y, z > 1 = z | otherwise = 0
(j9, k0) = (1, 2)
[k1, _] | a = b
        | otherwise = c
Just l1 | True = x where x = 1
l2 : _ = l3

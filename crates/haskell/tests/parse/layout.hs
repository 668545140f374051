{-# LANGUAGE LambdaCase #-}
module Layout where
f = do a
       b
  where c = 1
        d = do
          e
g x
  | x = do
      y
  | otherwise
  = z
h = let x = 1
        y = 2 in x + y
i = case x of
      1 -> if a
        then b
        else c
      2 -> d
        where d = 1
              e = 2
j = foo (do
  a
  b) c
k = [ do a
         b
    , c ]
l = do
  let go 0 = 1
      go n = go (n - 1)
  go 5
m = if a then do
    b
    c
  else do
    d
n =
  let
    a = 1
    b = 2
  in
  a
  + b
o = a `op` \x -> do
      b x
      c
p = do
  x <- case y of
    1 -> a
    2 -> b
  where_ x
q = f $ \case
  A -> 1
  B -> 2
class C a where
  r :: a
  r = s where
    s = t
  u :: a

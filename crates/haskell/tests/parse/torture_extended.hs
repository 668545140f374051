{-# LANGUAGE LambdaCase, MultiWayIf, TupleSections, BangPatterns, ViewPatterns, TypeApplications, ScopedTypeVariables, NamedFieldPuns, RecordWildCards, BlockArguments, NondecreasingIndentation, RankNTypes, KindSignatures, NegativeLiterals #-}
module TortureExtended where
a1 = do
  if x
  then a
  else b
  c
a2 = do
  case x of
   1 -> 2
  where y = 1
a3 = do { a; if b then c else d; e }
a4 = let x = 1; y = 2
     in x
a5 = [ x | x <- xs, let y = 1
         , even y ]
a6 = f x where { y = 1; z = 2 }
a7 x
 | a
 , b
 = c
 | otherwise = d
 where
 e = 1
 f = 2
a8 = \x -> case x of A -> 1
                     B -> 2
a9 = (do a; b) >>= \x ->
  do c
     d
b1 = f $ do
  a
 where b = 1
b2 = case x of
  (a, b)
    | a -> 1
    | b
    -> 2
  _ -> 3
b3 = if | a -> 1
        | otherwise -> case b of
            1 -> 2
            _ -> 3
b4 = when a do
  b
  c
b5 = f do { a } do { b }
b6 = f \x -> x + 1
b7 = let f 0 = 1
         f n | n > 1 = 2
             | otherwise = 3
         g = 2 in f g
b8 = do let x = 1
            y = 2
        z
b9 = do
  let x = 1 in y
  let { a = 1 }; b
  c
c1 = (`f` 1) . (subtract 2 `g`) . (x `op` y `op`)
c2 = (.) . (.)
c3 = [(- 1), (-1), - 1, -1, (subtract 1), (\x -> -x)]
c4 = x - 1 - y-1 -z
c5 = f (-1) (- 1) -1
c6 = a `seq` b `seq` \x -> c `seq` d
c7 = if a then b else c + d
c8 = (if a then b else c) + d
c9 = case a of b -> c + d
d1 = do a + do b + c
d2 = a : b : case c of d -> e : f
d3 = x { a = 1 } { b = 2 }
d4 = f x { a = 1 }.g
d5 = C { a = \x -> x, b = do c; d }
d6 = (,) <$> a <*> b
d7 = (, a) . (a ,) . (,, b)
d8 = [] : [[]] : [()]
d9 = f () [] (,) (,,) [] ()
e1 (x:y:_) (Just (z:[])) = 1
e2 ~(a, b) !c = 1
e3 !(Just x) = x
e4 x@y@z = 1
e5 (a `C` b) = 1
e6 (a :+ b `D` c) = 1
e7 [] [[]] [a, [b]] = 1
e8 ((((a)))) = 1
e9 (f -> (g -> x)) = 1
f1 :: forall a . (forall b . b -> b) -> a -> a
f2 :: (a -> b) -> (forall c. (c -> c) -> d) -> e
f3 :: Maybe (Maybe [a -> b])
f4 :: (Monad m, forall x. Show (m x)) => m a
f5, f6, (+++) :: Int
f7 :: [(a, b)] -> Either a (b, c) -> ()
f8 :: (:+:) a b -> (a :+: b) c

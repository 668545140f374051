{-# LANGUAGE LambdaCase, MultiWayIf, TupleSections, TypeApplications #-}
module Expressions where

negation = -1 + -x ^ 2 `mod` (-y) - -z
application = f x (g y) [z] (a, b) {- comment -} "s" 'c' 1.5
operators = a + b * c == d && not e || M.member k m M.! j . h $ i
sections = [(+ 1), (1 +), (subtract 1), (`elem` xs), (x `elem`), (- 5), (a + b *), (M.! k), (m M.!), (.), (-), (,), (,,), (!), (! i), (a !)]
tuples = ((), (a, b), (, b), (a, ), (, b, ), (a, b, c))
lists = [[], [a], [a, b, c], [1 ..], [1, 3 ..], [1 .. 10], [1, 3 .. 10], ['a'..'z'], [False ..], [a..b]]
comprehensions = [[x | x <- xs], [x|x<-xs], [(x,y)|x<-xs,y<-ys,x<y], [y | Just x <- xs, let y = x + 1; z = y, z > 2], [1|True], [xs|xs<-xss], [M.x|_<-u]]
lambdas = \x -> \ ~(a, b) !c (Just d) [e] _ -> x + \y -> y * 2
cases = case x of
  Nothing -> 0
  Just y | y > 0, even y -> y
         | Just z <- g y -> z
    where g = id
          h = 1
  _ -> case y of { 1 -> 2; 2 -> 3 }
empty = case x of {}
lambdaCase = map (\case
  Just x -> x
  Nothing | a -> 0
          | otherwise -> 1) xs
conditionals = if a then b else if c then d else e
multiWay = if | a -> 1
              | b, c -> if | d -> 2
                           | otherwise -> 3
              | otherwise -> 4
lets = let a = 1
           b = 2; c = 3
           f 0 = 1
           f n = n
           infixl 5 `f`
       in a + let x = 1 in x + 2
oneLine = let in let {} in let { a = 1 ; } in a
annotated = (x :: Int, [] :: [a], f x :: forall a. Show a => a -> String)
typeApplied = read @Int s + show @(Maybe [a]) x `f` g @_ @'True
records = (C { a = 1, M.b = 2 }, C {}, C {..}, C { a, .. }, r { a = 1 }, f r { a = 1 } s, (g x) { a = 1, b = 2 }, M.C { a })
dos = do
  x <- a
  let y = 1
      z = 2
  Just w <- b x
  if x then c else d
  if y
    then e
    else f
  case z of
    1 -> g
    _ -> h
  when x $ do
    i
    j
  k
oneLineDo = do { x <- a; let { y = 1 }; ; return x; }
blocks = forM xs $ \x -> do
    print x
    return $ case x of
      1 -> do a
              b
      _ -> c
  where d = do e; f
parseError = (case x of y -> y, do a; b, let z = 1 in z)
operatorLayout = foo
  $ bar
  . baz $ do
      a
  <|> b
where_ = x where
holes = _ + _hole
seqIf = do { if a then b; else c; d }
guarded | a = 1 | b = 2

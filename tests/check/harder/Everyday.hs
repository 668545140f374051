-- Laws of everyday programs, with the Prelude's own functions and machine integers: folds, lengths, searching, an expression
-- simplifier, a compiler, queues. A law and, where there is one, its false neighbour; the comment above says which is which.
module Everyday where

import Data.List (foldl')

-- Programs

count :: Int -> [Int] -> Int
count _ [] = 0
count n (x : xs)
  | n == x = 1 + count n xs
  | otherwise = count n xs

sumTo :: [Int] -> Int -> Int
sumTo [] acc = acc
sumTo (x : xs) acc = sumTo xs (acc + x)

lengthTo :: [a] -> Int -> Int
lengthTo [] acc = acc
lengthTo (_ : xs) acc = lengthTo xs (1 + acc)

data Tree = Leaf | Node Tree Int Tree

insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

member :: Int -> Tree -> Bool
member _ Leaf = False
member x (Node l y r)
  | x < y = member x l
  | x > y = member x r
  | otherwise = True

size :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r

total :: Tree -> Int
total Leaf = 0
total (Node l x r) = total l + x + total r

toList :: Tree -> [Int]
toList Leaf = []
toList (Node l x r) = toList l ++ [x] ++ toList r

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

data Expr = Lit Int | Var String | Add Expr Expr | Mul Expr Expr | Neg Expr

eval :: (String -> Int) -> Expr -> Int
eval _ (Lit n) = n
eval env (Var v) = env v
eval env (Add a b) = eval env a + eval env b
eval env (Mul a b) = eval env a * eval env b
eval env (Neg a) = negate (eval env a)

simp :: Expr -> Expr
simp (Add a b) = plus (simp a) (simp b)
simp (Mul a b) = times (simp a) (simp b)
simp (Neg a) = minus (simp a)
simp e = e

plus :: Expr -> Expr -> Expr
plus (Lit 0) b = b
plus a (Lit 0) = a
plus (Lit m) (Lit n) = Lit (m + n)
plus a b = Add a b

-- One of its rules is wrong.
badPlus :: Expr -> Expr -> Expr
badPlus (Lit 1) b = b
badPlus a b = Add a b

times :: Expr -> Expr -> Expr
times (Lit 0) _ = Lit 0
times (Lit 1) b = b
times a b = Mul a b

minus :: Expr -> Expr
minus (Neg a) = a
minus (Lit n) = Lit (negate n)
minus a = Neg a

data Op = Push Int | Load String | Plus | Times | Negate

compile :: Expr -> [Op]
compile (Lit n) = [Push n]
compile (Var v) = [Load v]
compile (Add a b) = compile a ++ compile b ++ [Plus]
compile (Mul a b) = compile a ++ compile b ++ [Times]
compile (Neg a) = compile a ++ [Negate]

exec :: (String -> Int) -> [Op] -> [Int] -> [Int]
exec _ [] s = s
exec env (Push n : ops) s = exec env ops (n : s)
exec env (Load v : ops) s = exec env ops (env v : s)
exec env (Plus : ops) (y : x : s) = exec env ops (x + y : s)
exec env (Times : ops) (y : x : s) = exec env ops (x * y : s)
exec env (Negate : ops) (x : s) = exec env ops (negate x : s)
exec env (_ : ops) s = exec env ops s

encode :: [Int] -> [(Int, Int)]
encode [] = []
encode (x : xs) = case encode xs of
  (n, y) : rest | x == y -> (n + 1, y) : rest
  runs -> (1, x) : runs

decode :: [(Int, Int)] -> [Int]
decode [] = []
decode ((n, x) : rest) = replicate n x ++ decode rest

data Bin = End | O Bin | I Bin

inc :: Bin -> Bin
inc End = I End
inc (O b) = I b
inc (I b) = O (inc b)

value :: Bin -> Int
value End = 0
value (O b) = 2 * value b
value (I b) = 1 + 2 * value b

addBin :: Bin -> Bin -> Bin
addBin End b = b
addBin a End = a
addBin (O a) (O b) = O (addBin a b)
addBin (O a) (I b) = I (addBin a b)
addBin (I a) (O b) = I (addBin a b)
addBin (I a) (I b) = O (inc (addBin a b))

data Queue a = Queue [a] [a]

push :: a -> Queue a -> Queue a
push x (Queue front back) = Queue front (x : back)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] back) = case reverse back of
  [] -> Nothing
  x : front -> Just (x, Queue front [])
pop (Queue (x : front) back) = Just (x, Queue front back)

queued :: Queue a -> [a]
queued (Queue front back) = front ++ reverse back

insertPair :: Int -> a -> [(Int, a)] -> [(Int, a)]
insertPair k v [] = [(k, v)]
insertPair k v ((k', v') : rest)
  | k == k' = (k, v) : rest
  | otherwise = (k', v') : insertPair k v rest

{-# RULES
-- Folds

-- expect: verified
-- selfsame: "left and right sums" finite xs
"left and right sums" forall (xs :: [Int]) . foldl (+) 0 xs = foldr (+) 0 xs
-- false for xs = [1]
-- expect: refuted
-- selfsame: "left and right differences" finite xs
"left and right differences" forall (xs :: [Int]) . foldl (-) 0 xs = foldr (-) 0 xs
-- expect: verified
-- selfsame: "strict left sum" finite xs
"strict left sum" forall (xs :: [Int]) . foldl' (+) 0 xs = sum xs
-- false for xs = []
-- expect: refuted
-- selfsame: "strict left sum from one" finite xs
"strict left sum from one" forall (xs :: [Int]) . foldl' (+) 1 xs = sum xs
-- expect: verified
-- selfsame: "left and right products" finite xs
"left and right products" forall (xs :: [Int]) . foldl (*) 1 xs = foldr (*) 1 xs
-- expect: verified
-- selfsame: "left fold reverses" finite xs
"left fold reverses" forall (xs :: [Int]) . foldl (flip (:)) [] xs = reverse xs
-- false for xs = [0, 1]
-- expect: refuted
-- selfsame: "right fold reverses" finite xs
"right fold reverses" forall (xs :: [Int]) . foldr (:) [] xs = reverse xs
-- expect: verified
-- selfsame: "left fold of an append" total f z, finite xs ys
"left fold of an append" forall (f :: Int -> Int -> Int) z xs ys . foldl f z (xs ++ ys) = foldl f (foldl f z xs) ys
-- false for xs = [0], ys = [1]
-- expect: refuted
-- selfsame: "left fold of an append, swapped" total f z, finite xs ys
"left fold of an append, swapped" forall (f :: Int -> Int -> Int) z xs ys . foldl f z (xs ++ ys) = foldl f (foldl f z ys) xs
-- expect: verified
-- selfsame: "right fold of an append" total f z, finite xs ys
"right fold of an append" forall (f :: Int -> Int -> Int) z xs ys . foldr f z (xs ++ ys) = foldr f (foldr f z ys) xs
-- expect: verified
-- selfsame: "fold after map" total f g z, finite xs
"fold after map" forall (f :: Int -> Int -> Int) (g :: Int -> Int) z xs . foldr f z (map g xs) = foldr (\x acc -> f (g x) acc) z xs
-- expect: verified
-- selfsame: "map as a fold" total f, finite xs
"map as a fold" forall (f :: Int -> Int) xs . foldr (\x acc -> f x : acc) [] xs = map f xs
-- expect: verified
-- selfsame: "left fold as a right fold backwards" total f z, finite xs
"left fold as a right fold backwards" forall (f :: Int -> Int -> Int) z xs . foldl f z xs = foldr (\x acc -> f acc x) z (reverse xs)

-- Lengths and sums

-- expect: verified
-- selfsame: "length of an append" finite xs ys
"length of an append" forall (xs :: [Int]) ys . length (xs ++ ys) = length xs + length ys
-- false for xs = []
-- expect: refuted
-- selfsame: "length of an append, one more" finite xs ys
"length of an append, one more" forall (xs :: [Int]) ys . length (xs ++ ys) = length xs + length ys + 1
-- expect: verified
-- selfsame: "length of a reverse" finite xs
"length of a reverse" forall (xs :: [Int]) . length (reverse xs) = length xs
-- expect: verified
-- selfsame: "length of a map" total f, finite xs
"length of a map" forall (f :: Int -> Int) xs . length (map f xs) = length xs
-- expect: verified
-- selfsame: "length of a filter" total p, finite xs
"length of a filter" forall (p :: Int -> Bool) xs . length (filter p xs) <= length xs = True
-- false for p = const False, xs = [0]
-- expect: refuted
-- selfsame: "length of a filter, all" total p, finite xs
"length of a filter, all" forall (p :: Int -> Bool) xs . length (filter p xs) >= length xs = True
-- expect: verified
-- selfsame: "length of a replicate" finite n, total x
"length of a replicate" forall n (x :: Int) . n >= 0 && length (replicate n x) /= n = False
-- false for n = -1
-- expect: refuted
-- selfsame: "length of any replicate" finite n, total x
"length of any replicate" forall n (x :: Int) . length (replicate n x) = n
-- expect: verified
-- selfsame: "sum of increments" finite xs
"sum of increments" forall (xs :: [Int]) . sum (map (+ 1) xs) = sum xs + length xs
-- false for xs = [0]
-- expect: refuted
-- selfsame: "sum of double increments" finite xs
"sum of double increments" forall (xs :: [Int]) . sum (map (+ 2) xs) = sum xs + length xs
-- expect: verified
-- selfsame: "sum of doubles" finite xs
"sum of doubles" forall (xs :: [Int]) . sum (map (* 2) xs) = 2 * sum xs
-- expect: verified
-- selfsame: "sum of an append" finite xs ys
"sum of an append" forall (xs :: [Int]) ys . sum (xs ++ ys) = sum ys + sum xs
-- expect: verified
-- selfsame: "sum of a reverse" finite xs
"sum of a reverse" forall (xs :: [Int]) . sum (reverse xs) = sum xs
-- expect: verified
-- selfsame: "sum with an accumulator" finite xs
"sum with an accumulator" forall xs . sumTo xs 0 = sum xs
-- false for xs = []
-- expect: refuted
-- selfsame: "sum with an accumulator from one" finite xs
"sum with an accumulator from one" forall xs . sumTo xs 1 = sum xs
-- expect: verified
-- selfsame: "sum with any accumulator" finite xs n
"sum with any accumulator" forall xs n . sumTo xs n = n + foldr (+) 0 xs
-- expect: verified
-- selfsame: "length with an accumulator" finite xs
"length with an accumulator" forall (xs :: [Int]) . lengthTo xs 0 = length xs
-- expect: verified
-- selfsame: "count in an append" finite n xs ys
"count in an append" forall n xs ys . count n (xs ++ ys) = count n xs + count n ys
-- false for ys = [n]
-- expect: refuted
-- selfsame: "count in the first" finite n xs ys
"count in the first" forall n xs ys . count n (xs ++ ys) = count n xs
-- expect: verified
-- selfsame: "count in a reverse" finite n xs
"count in a reverse" forall n xs . count n (reverse xs) = count n xs
-- expect: verified
-- selfsame: "count is a length" finite n xs
"count is a length" forall n xs . count n xs = length (filter (== n) xs)
-- false for xs = [n + 1]
-- expect: refuted
-- selfsame: "count is the length" finite n xs
"count is the length" forall n xs . count n xs = length xs

-- Lists

-- expect: verified
-- selfsame: "reverse of an append" finite xs ys
"reverse of an append" forall (xs :: [Int]) ys . reverse (xs ++ ys) = reverse ys ++ reverse xs
-- false for xs = [0], ys = [1]
-- expect: refuted
-- selfsame: "reverse of an append, in order" finite xs ys
"reverse of an append, in order" forall (xs :: [Int]) ys . reverse (xs ++ ys) = reverse xs ++ reverse ys
-- expect: verified
-- selfsame: "reverse twice" finite xs
"reverse twice" forall (xs :: [Int]) . reverse (reverse xs) = xs
-- expect: verified
-- selfsame: "map of a reverse" total f, finite xs
"map of a reverse" forall (f :: Int -> Int) xs . map f (reverse xs) = reverse (map f xs)
-- expect: verified
-- selfsame: "element of an append" finite x xs ys
"element of an append" forall (x :: Int) xs ys . elem x (xs ++ ys) = (elem x xs || elem x ys)
-- false for xs = [x], ys = []
-- expect: refuted
-- selfsame: "element of both" finite x xs ys
"element of both" forall (x :: Int) xs ys . elem x (xs ++ ys) = (elem x xs && elem x ys)
-- expect: verified
-- selfsame: "element of a reverse" finite x xs
"element of a reverse" forall (x :: Int) xs . elem x (reverse xs) = elem x xs
-- expect: verified
-- selfsame: "concatMap" total f, finite xs
"concatMap" forall (f :: Int -> [Int]) xs . concatMap f xs = concat (map f xs)
-- expect: verified
-- selfsame: "concatMap of singletons" total f, finite xs
"concatMap of singletons" forall (f :: Int -> Int) xs . concatMap (\x -> [f x]) xs = map f xs
-- expect: verified
-- selfsame: "filter twice" total p q, finite xs
"filter twice" forall (p :: Int -> Bool) q xs . filter p (filter q xs) = filter (\x -> q x && p x) xs
-- false for p = const True, q = const False, xs = [0]
-- expect: refuted
-- selfsame: "filter by either" total p q, finite xs
"filter by either" forall (p :: Int -> Bool) q xs . filter p (filter q xs) = filter (\x -> q x || p x) xs
-- expect: verified
-- selfsame: "filter of an append" total p, finite xs ys
"filter of an append" forall (p :: Int -> Bool) xs ys . filter p (xs ++ ys) = filter p xs ++ filter p ys
-- expect: verified
-- selfsame: "filter of a reverse" total p, finite xs
"filter of a reverse" forall (p :: Int -> Bool) xs . filter p (reverse xs) = reverse (filter p xs)
-- expect: verified
-- selfsame: "all after filter" total p, finite xs
"all after filter" forall (p :: Int -> Bool) xs . all p (filter p xs) = True
-- false for p = const False, xs = [0]
-- expect: refuted
-- selfsame: "all before filter" total p, finite xs
"all before filter" forall (p :: Int -> Bool) (xs :: [Int]) . all p xs = True
-- expect: verified
-- selfsame: "any and all" total p, finite xs
"any and all" forall (p :: Int -> Bool) (xs :: [Int]) . not (any p xs) = all (\x -> not (p x)) xs
-- expect: verified
-- selfsame: "zip of unzip" finite ps
"zip of unzip" forall (ps :: [(Int, Int)]) . uncurry zip (unzip ps) = ps
-- expect: verified
-- selfsame: "length of a zip" finite xs ys
"length of a zip" forall (xs :: [Int]) (ys :: [Int]) . length (zip xs ys) = min (length xs) (length ys)
-- false for xs = [0], ys = []
-- expect: refuted
-- selfsame: "length of a zip, longer" finite xs ys
"length of a zip, longer" forall (xs :: [Int]) (ys :: [Int]) . length (zip xs ys) = max (length xs) (length ys)
-- expect: verified
-- selfsame: "map over a zip" total f, finite xs ys
"map over a zip" forall (f :: Int -> Int -> Int) xs ys . map (uncurry f) (zip xs ys) = zipWith f xs ys
-- expect: verified
-- selfsame: "take and drop" finite n xs
"take and drop" forall n (xs :: [Int]) . take n xs ++ drop n xs = xs
-- false for n = 1, xs = [0, 1]
-- expect: refuted
-- selfsame: "drop and take" finite n xs
"drop and take" forall n (xs :: [Int]) . drop n xs ++ take n xs = xs
-- expect: verified
-- selfsame: "split" finite n xs
"split" forall n (xs :: [Int]) . splitAt n xs = (take n xs, drop n xs)
-- expect: verified
-- selfsame: "take of a map" total f, finite n xs
"take of a map" forall n (f :: Int -> Int) xs . take n (map f xs) = map f (take n xs)
-- expect: verified
-- selfsame: "take the length" finite xs ys
"take the length" forall (xs :: [Int]) ys . take (length xs) (xs ++ ys) = xs
-- false for ys = [0]
-- expect: refuted
-- selfsame: "take the other length" finite xs ys
"take the other length" forall (xs :: [Int]) ys . take (length ys) (xs ++ ys) = xs
-- expect: verified
-- selfsame: "drop the length" finite xs ys
"drop the length" forall (xs :: [Int]) ys . drop (length xs) (xs ++ ys) = ys
-- expect: verified
-- selfsame: "span" total p, finite xs
"span" forall (p :: Int -> Bool) xs . takeWhile p xs ++ dropWhile p xs = xs
-- expect: verified
-- selfsame: "replicate in two parts" finite m n, total x
"replicate in two parts" forall m n (x :: Int) . replicate (length m) x ++ replicate (length n) x = replicate (length (m ++ n :: [Int])) x
-- expect: verified
-- selfsame: "lookup in an append" finite k xs ys
"lookup in an append" forall (k :: Int) xs (ys :: [(Int, Int)]) . lookup k (xs ++ ys) = maybe (lookup k ys) Just (lookup k xs)
-- false for xs = [(k, 0)], ys = [(k, 1)]
-- expect: refuted
-- selfsame: "lookup in an append, last" finite k xs ys
"lookup in an append, last" forall (k :: Int) xs (ys :: [(Int, Int)]) . lookup k (xs ++ ys) = maybe (lookup k xs) Just (lookup k ys)
-- expect: verified
-- selfsame: "lookup what was inserted" total v, finite k ps
"lookup what was inserted" forall k (v :: Int) ps . lookup k (insertPair k v ps) = Just v
-- expect: verified
-- selfsame: "lookup another" total v, finite j k ps
"lookup another" forall j k (v :: Int) ps . j /= k && lookup j (insertPair k v ps) /= lookup j ps = False
-- false for j = k, ps = []
-- expect: refuted
-- selfsame: "lookup any" total v, finite j k ps
"lookup any" forall j k (v :: Int) ps . lookup j (insertPair k v ps) = lookup j ps

-- Trees

-- expect: verified
-- selfsame: "member of an insertion" finite x t
"member of an insertion" forall x t . member x (insert x t) = True
-- false for x = 0, y = 1, t = Leaf
-- expect: refuted
-- selfsame: "member of another insertion" finite x y t
"member of another insertion" forall x y t . member x (insert y t) = True
-- expect: verified
-- selfsame: "members of an insertion" finite x y t
"members of an insertion" forall x y t . member x (insert y t) = (x == y || member x t)
-- expect: verified
-- selfsame: "inserting twice" finite x t
"inserting twice" forall x t . insert x (insert x t) = insert x t
-- expect: verified
-- selfsame: "length of a tree's list" finite t
"length of a tree's list" forall t . length (toList t) = size t
-- expect: verified
-- selfsame: "sum of a tree's list" finite t
"sum of a tree's list" forall t . sum (toList t) = total t
-- expect: verified
-- selfsame: "size of the mirror" finite t
"size of the mirror" forall t . size (mirror t) = size t
-- expect: verified
-- selfsame: "the mirror's list" finite t
"the mirror's list" forall t . toList (mirror t) = reverse (toList t)
-- false for t with two different elements
-- expect: refuted
-- selfsame: "the mirror's list, in order" finite t
"the mirror's list, in order" forall t . toList (mirror t) = toList t

-- Programs about programs

-- expect: verified
-- selfsame: "simplifier" total env, finite e
"simplifier" forall env e . eval env (simp e) = eval env e
-- expect: verified
-- selfsame: "simplified sum" total env, finite a b
"simplified sum" forall env a b . eval env (plus a b) = eval env a + eval env b
-- false for a = Lit 1
-- expect: refuted
-- selfsame: "simplified sum, wrong" total env, finite a b
"simplified sum, wrong" forall env a b . eval env (badPlus a b) = eval env a + eval env b
-- expect: verified
-- selfsame: "compiler" total env, finite e s
"compiler" forall env e s . exec env (compile e) s = eval env e : s
-- false for e = Lit 0, s = []
-- expect: refuted
-- selfsame: "compiler, without stack" total env, finite e s
"compiler, without stack" forall env e s . exec env (compile e) s = [eval env e]
-- expect: verified
-- selfsame: "execution of an append" total env, finite p q s
"execution of an append" forall env p q s . exec env (p ++ q) s = exec env q (exec env p s)
-- expect: verified
-- selfsame: "run lengths" finite xs
"run lengths" forall xs . decode (encode xs) = xs
-- false for ps = [(0, 0)]
-- expect: refuted
-- selfsame: "run lengths, backwards" finite ps
"run lengths, backwards" forall ps . encode (decode ps) = ps
-- expect: verified
-- selfsame: "binary increment" finite b
"binary increment" forall b . value (inc b) = value b + 1
-- false for b = End
-- expect: refuted
-- selfsame: "binary increment by two" finite b
"binary increment by two" forall b . value (inc b) = value b + 2
-- expect: verified
-- selfsame: "binary addition" finite a b
"binary addition" forall a b . value (addBin a b) = value a + value b
-- expect: verified
-- selfsame: "queue push" total x, finite q
"queue push" forall (x :: Int) q . queued (push x q) = queued q ++ [x]
-- expect: verified
-- selfsame: "queue pop" finite q
"queue pop" forall (q :: Queue Int) . fmap (\(x, rest) -> x : queued rest) (pop q) = (case queued q of { [] -> Nothing; xs -> Just xs })
-- false for q = Queue [0] [1]
-- expect: refuted
-- selfsame: "queue push, in front" total x, finite q
"queue push, in front" forall (x :: Int) q . queued (push x q) = x : queued q

-- Monads

-- expect: verified
-- selfsame: "Maybe, left unit" total f x
"Maybe, left unit" forall (f :: Int -> Maybe Int) x . (return x >>= f) = f x
-- expect: verified
-- selfsame: "Maybe, right unit" finite m
"Maybe, right unit" forall (m :: Maybe Int) . (m >>= return) = m
-- expect: verified
-- selfsame: "Maybe, associative" total f g, finite m
"Maybe, associative" forall (f :: Int -> Maybe Int) (g :: Int -> Maybe Int) m . ((m >>= f) >>= g) = (m >>= \x -> f x >>= g)
-- expect: verified
-- selfsame: "Either, associative" total f g, finite m
"Either, associative" forall (f :: Int -> Either Int Int) (g :: Int -> Either Int Int) m . ((m >>= f) >>= g) = (m >>= \x -> f x >>= g)
-- expect: verified
-- selfsame: "lists, associative" total f g, finite m
"lists, associative" forall (f :: Int -> [Int]) (g :: Int -> [Int]) m . ((m >>= f) >>= g) = (m >>= \x -> f x >>= g)
  #-}

-- Trees and lists whose parts stand in an order that their type says.
module Ordered where

{-@ data Tree k <l :: k -> k -> Bool, r :: k -> k -> Bool>
      = Leaf
      | Node { key :: k, left :: Tree <l, r> (k<l key>), right :: Tree <l, r> (k<r key>) } @-}
data Tree k = Leaf | Node k (Tree k) (Tree k)

{-@ type Search k = Tree <{\root v -> v < root}, {\root v -> v > root}> k @-}

-- expect: verified
{-@ one :: Int -> Search Int @-}
one :: Int -> Tree Int
one k = Node k Leaf Leaf

-- Nothing is said of the key of `one`.
-- expect: abstract one
{-@ three :: Int -> Search Int @-}
three :: Int -> Tree Int
three k = Node k (one (k - 1)) (Node (k + 1) Leaf Leaf)

-- expect: verified
{-@ threeWritten :: Int -> Search Int @-}
threeWritten :: Int -> Tree Int
threeWritten k = Node k (Node (k - 1) Leaf Leaf) (Node (k + 1) Leaf Leaf)

-- because: case threeTurned 0 of { Node k (Node l _ _) _ -> l >= k; _ -> False }
-- expect: concrete
{-@ threeTurned :: Int -> Search Int @-}
threeTurned :: Int -> Tree Int
threeTurned k = Node k (Node (k + 1) Leaf Leaf) (Node (k - 1) Leaf Leaf)

-- expect: verified
{-@ add :: Ord k => k -> Search k -> Search k @-}
add :: Ord k => k -> Tree k -> Tree k
add k Leaf = Node k Leaf Leaf
add k t@(Node root l r)
  | k < root = Node root (add k l) r
  | k > root = Node root l (add k r)
  | otherwise = t

-- Equal keys go to the right.
-- because: case addTwice 0 (Node 0 Leaf Leaf) of { Node k _ (Node r _ _) -> r <= k; _ -> False }
-- expect: concrete
{-@ addTwice :: Int -> Search Int -> Search Int @-}
addTwice :: Int -> Tree Int -> Tree Int
addTwice k Leaf = Node k Leaf Leaf
addTwice k (Node root l r)
  | k < root = Node root (addTwice k l) r
  | otherwise = Node root l (addTwice k r)

-- expect: verified
{-@ has :: Int -> Search Int -> Bool @-}
has :: Int -> Tree Int -> Bool
has _ Leaf = False
has k (Node root l r)
  | k < root = has k l
  | k > root = has k r
  | otherwise = True

-- expect: verified
{-@ built :: Ord k => [k] -> Search k @-}
built :: Ord k => [k] -> Tree k
built [] = Leaf
built (x : xs) = add x (built xs)

-- because: case mirrored (Node 0 (Node (-1) Leaf Leaf) Leaf) of { Node k _ (Node r _ _) -> r <= k; _ -> False }
-- expect: concrete
{-@ mirrored :: Search Int -> Search Int @-}
mirrored :: Tree Int -> Tree Int
mirrored Leaf = Leaf
mirrored (Node k l r) = Node k r l

-- expect: verified
{-@ climbing :: xs:[Int]<{\x y -> x < y}> -> [Int]<{\x y -> x <= y}> @-}
climbing :: [Int] -> [Int]
climbing xs = xs

-- because: let ys = climbingStrictly [0, 0] in head ys >= ys !! 1
-- expect: concrete
{-@ climbingStrictly :: xs:[Int]<{\x y -> x <= y}> -> [Int]<{\x y -> x < y}> @-}
climbingStrictly :: [Int] -> [Int]
climbingStrictly xs = xs

-- expect: verified
{-@ insertSorted :: Ord a => a -> [a]<{\x y -> x <= y}> -> [a]<{\x y -> x <= y}> @-}
insertSorted :: Ord a => a -> [a] -> [a]
insertSorted x [] = [x]
insertSorted x (y : ys) = if x <= y then x : y : ys else y : insertSorted x ys

-- because: let ys = insertFirst 1 [0] in head ys > ys !! 1
-- expect: concrete
{-@ insertFirst :: Int -> [Int]<{\x y -> x <= y}> -> [Int]<{\x y -> x <= y}> @-}
insertFirst :: Int -> [Int] -> [Int]
insertFirst x ys = x : ys

{-@ data Two a b <p :: a -> b -> Bool> = Two { one1 :: a, other :: b<p one1> } @-}
data Two a b = Two a b

-- expect: verified
{-@ next :: x:Int -> Two <{\a b -> b = a + 1}> Int Int @-}
next :: Int -> Two Int Int
next x = Two x (x + 1)

-- because: case nextWrong 0 of Two a b -> b /= a + 1
-- expect: concrete
{-@ nextWrong :: x:Int -> Two <{\a b -> b = a + 1}> Int Int @-}
nextWrong :: Int -> Two Int Int
nextWrong x = Two x (x - 1)

-- expect: verified
{-@ gap :: Two <{\a b -> a < b}> Int Int -> {v:Int | v > 0} @-}
gap :: Two Int Int -> Int
gap (Two a b) = b - a

-- because: gapWrong (Two 0 0) <= 0
-- expect: concrete
{-@ gapWrong :: Two <{\a b -> a <= b}> Int Int -> {v:Int | v > 0} @-}
gapWrong :: Two Int Int -> Int
gapWrong (Two a b) = b - a

-- Trees: sizes, heights, search trees whose order is part of their type.
module Trees where

{-@ type Nat = {v:Int | v >= 0} @-}

data Tree a = Leaf | Node (Tree a) a (Tree a)

{-@ measure nodes :: Tree a -> Int
    nodes (Leaf)       = 0
    nodes (Node l x r) = 1 + nodes l + nodes r
  @-}
{-@ invariant {v:Tree a | nodes v >= 0} @-}

{-@ measure height :: Tree a -> Int
    height (Leaf)       = 0
    height (Node l x r) = 1 + (if height l > height r then height l else height r)
  @-}
{-@ invariant {v:Tree a | height v >= 0} @-}

data BST a = Nil | Fork { key :: a, below :: BST a, above :: BST a }

{-@ data BST a = Nil
               | Fork { key   :: a
                      , below :: BST {v:a | v < key}
                      , above :: BST {v:a | key < v} }
  @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

counted :: Tree a -> Int
counted Leaf = 0
counted (Node l _ r) = 1 + counted l + counted r

levels :: Tree a -> Int
levels Leaf = 0
levels (Node l _ r) = 1 + max (levels l) (levels r)

ordered :: Int -> Int -> BST Int -> Bool
ordered _ _ Nil = True
ordered lo hi (Fork k l r) = lo < k && k < hi && ordered lo k l && ordered k hi r

-- expect: verified
{-@ single :: a -> {v:Tree a | nodes v = 1 && height v = 1} @-}
single :: a -> Tree a
single x = Node Leaf x Leaf

-- expect: verified
{-@ count :: t:Tree a -> {v:Nat | v = nodes t} @-}
count :: Tree a -> Int
count Leaf = 0
count (Node l _ r) = 1 + count l + count r

-- The right half is not counted.
-- because: countLeft (Node Leaf 'x' (Node Leaf 'y' Leaf)) /= 2
-- expect: concrete
{-@ countLeft :: t:Tree a -> {v:Nat | v = nodes t} @-}
countLeft :: Tree a -> Int
countLeft Leaf = 0
countLeft (Node l _ _) = 1 + countLeft l

-- expect: verified
{-@ depth :: t:Tree a -> {v:Nat | v = height t} @-}
depth :: Tree a -> Int
depth Leaf = 0
depth (Node l _ r) =
  let m = depth l
      n = depth r
  in if m > n then 1 + m else 1 + n

-- The smaller depth is taken.
-- because: depthLeast (Node Leaf 'x' (Node Leaf 'y' Leaf)) /= 2
-- expect: concrete
{-@ depthLeast :: t:Tree a -> {v:Nat | v = height t} @-}
depthLeast :: Tree a -> Int
depthLeast Leaf = 0
depthLeast (Node l _ r) =
  let m = depthLeast l
      n = depthLeast r
  in if m < n then 1 + m else 1 + n

-- expect: verified
{-@ mirrored :: t:Tree a -> {v:Tree a | nodes v = nodes t && height v = height t} @-}
mirrored :: Tree a -> Tree a
mirrored Leaf = Leaf
mirrored (Node l x r) = Node (mirrored r) x (mirrored l)

-- expect: verified
{-@ top :: {v:Tree a | nodes v > 0} -> a @-}
top :: Tree a -> a
top (Node _ x _) = x
top Leaf = die "top: empty tree"

-- expect: verified
{-@ leftmost :: {v:Tree a | nodes v > 0} -> a @-}
leftmost :: Tree a -> a
leftmost (Node Leaf x _) = x
leftmost (Node l _ _) = leftmost l
leftmost Leaf = die "leftmost: empty tree"

-- because: raises (leftmostBelow (Node Leaf 'x' Leaf))
-- expect: concrete
{-@ leftmostBelow :: {v:Tree a | nodes v > 0} -> a @-}
leftmostBelow :: Tree a -> a
leftmostBelow (Node l _ _) = leftmost l
leftmostBelow Leaf = die "leftmostBelow: empty tree"

-- expect: verified
{-@ joined :: xs:[a] -> ys:[a] -> {v:[a] | len v = len xs + len ys} @-}
joined :: [a] -> [a] -> [a]
joined [] ys = ys
joined (x : xs) ys = x : joined xs ys

-- expect: verified
{-@ flattened :: t:Tree a -> {v:[a] | len v = nodes t} @-}
flattened :: Tree a -> [a]
flattened Leaf = []
flattened (Node l x r) = joined (flattened l) (x : flattened r)

-- The elements of inner nodes are lost.
-- because: length (fringe (Node Leaf 'x' (Node Leaf 'y' Leaf))) /= 2
-- expect: concrete
{-@ fringe :: t:Tree a -> {v:[a] | len v = nodes t} @-}
fringe :: Tree a -> [a]
fringe Leaf = []
fringe (Node Leaf x Leaf) = [x]
fringe (Node l _ r) = joined (fringe l) (fringe r)

-- expect: verified
{-@ added :: Int -> t:Tree Int -> {v:Tree Int | nodes v <= nodes t + 1} @-}
added :: Int -> Tree Int -> Tree Int
added x Leaf = Node Leaf x Leaf
added x (Node l y r)
  | x < y = Node (added x l) y r
  | x > y = Node l y (added x r)
  | otherwise = Node l y r

-- That no insertion leaves an empty tree is not said.
-- expect: abstract added
{-@ topAfter :: Int -> Tree Int -> Int @-}
topAfter :: Int -> Tree Int -> Int
topAfter x t = top (added x t)

-- What is there already is not added again.
-- because: counted (addedAlways 0 (Node Leaf 0 Leaf)) /= 2
-- expect: concrete
{-@ addedAlways :: Int -> t:Tree Int -> {v:Tree Int | nodes v = nodes t + 1} @-}
addedAlways :: Int -> Tree Int -> Tree Int
addedAlways x Leaf = Node Leaf x Leaf
addedAlways x (Node l y r)
  | x < y = Node (addedAlways x l) y r
  | x > y = Node l y (addedAlways x r)
  | otherwise = Node l y r

-- expect: verified
{-@ perfect :: n:Nat -> {v:Tree Int | height v = n} @-}
perfect :: Int -> Tree Int
perfect 0 = Leaf
perfect n = let t = perfect (n - 1) in Node t n t

-- because: levels (spine 0) /= 0
-- expect: concrete
{-@ spine :: n:Nat -> {v:Tree Int | height v = n} @-}
spine :: Int -> Tree Int
spine 0 = Node Leaf 0 Leaf
spine n = Node Leaf n (spine (n - 1))

-- expect: verified
{-@ grafted :: Tree a -> Tree a -> a -> Tree a @-}
grafted :: Tree a -> Tree a -> a -> Tree a
grafted l r x = Node l x r

-- expect: abstract grafted
{-@ topOfGrafted :: Tree a -> Tree a -> a -> a @-}
topOfGrafted :: Tree a -> Tree a -> a -> a
topOfGrafted l r x = top (grafted l r x)

-- expect: verified
{-@ member :: Int -> BST Int -> Bool @-}
member :: Int -> BST Int -> Bool
member _ Nil = False
member x (Fork k l r)
  | x < k = member x l
  | x > k = member x r
  | otherwise = True

-- expect: verified
{-@ pair :: x:Int -> y:{v:Int | x < v} -> BST Int @-}
pair :: Int -> Int -> BST Int
pair x y = Fork x Nil (Fork y Nil Nil)

-- because: not (ordered (-9) 9 (pairAny 1 0))
-- expect: concrete
{-@ pairAny :: Int -> Int -> BST Int @-}
pairAny :: Int -> Int -> BST Int
pairAny x y = Fork x Nil (Fork y Nil Nil)

-- Equal keys go nowhere in a search tree.
-- because: not (ordered (-9) 9 (pairSome 0 0))
-- expect: concrete
{-@ pairSome :: Int -> Int -> BST Int @-}
pairSome :: Int -> Int -> BST Int
pairSome x y = if x <= y then Fork x Nil (Fork y Nil Nil) else Fork y Nil (Fork x Nil Nil)

-- expect: verified
{-@ within :: lo:Int -> hi:Int -> k:{v:Int | lo < v && v < hi}
           -> BST {v:Int | lo < v && v < hi} -> BST {v:Int | lo < v && v < hi} @-}
within :: Int -> Int -> Int -> BST Int -> BST Int
within _ _ x Nil = Fork x Nil Nil
within lo hi x (Fork k l r)
  | x < k = Fork k (within lo k x l) r
  | x > k = Fork k l (within k hi x r)
  | otherwise = Fork k l r

-- because: not (ordered (-9) 9 (flipped (Fork 0 (Fork (-1) Nil Nil) Nil)))
-- expect: concrete
{-@ flipped :: BST Int -> BST Int @-}
flipped :: BST Int -> BST Int
flipped Nil = Nil
flipped (Fork k l r) = Fork k (flipped r) (flipped l)

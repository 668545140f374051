-- Search trees: insertion, deletion, flattening.
module Trees where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

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

flatten :: Tree -> [Int]
flatten Leaf = []
flatten (Node l x r) = flatten l ++ x : flatten r

flattenOnto :: Tree -> [Int] -> [Int]
flattenOnto Leaf acc = acc
flattenOnto (Node l x r) acc = flattenOnto l (x : flattenOnto r acc)

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

size, height :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r
height Leaf = 0
height (Node l _ r) = 1 + max (height l) (height r)

-- Join two trees of which all of the first is below all of the second.
glue :: Tree -> Tree -> Tree
glue Leaf r = r
glue (Node l x m) r = Node l x (glue m r)

delete :: Int -> Tree -> Tree
delete _ Leaf = Leaf
delete x (Node l y r)
  | x < y = Node (delete x l) y r
  | x > y = Node l y (delete x r)
  | otherwise = glue l r

allBelow, allAbove :: Int -> Tree -> Bool
allBelow _ Leaf = True
allBelow b (Node l x r) = x < b && allBelow b l && allBelow b r
allAbove _ Leaf = True
allAbove b (Node l x r) = x > b && allAbove b l && allAbove b r

ordered :: Tree -> Bool
ordered Leaf = True
ordered (Node l x r) = ordered l && allBelow x l && allAbove x r && ordered r

mapTree :: (Int -> Int) -> Tree -> Tree
mapTree _ Leaf = Leaf
mapTree f (Node l x r) = Node (mapTree f l) (f x) (mapTree f r)

-- expect: verified
prop_insert_member :: Int -> Tree -> Bool
prop_insert_member x t = member x (insert x t)

-- expect: verified
prop_insert_member_other :: Int -> Int -> Tree -> Bool
prop_insert_member_other x y t = x == y || member x (insert y t) == member x t

-- expect: verified
prop_flattenOnto :: Tree -> Bool
prop_flattenOnto t = flattenOnto t [] == flatten t

-- expect: verified
prop_mirror_twice :: Tree -> Bool
prop_mirror_twice t = mirror (mirror t) == t

-- expect: verified
prop_mirror_flatten :: Tree -> Bool
prop_mirror_flatten t = flatten (mirror t) == reverse (flatten t)

-- expect: verified
prop_size_flatten :: Tree -> Bool
prop_size_flatten t = size t == length (flatten t)

-- expect: verified
prop_height_mirror :: Tree -> Bool
prop_height_mirror t = height (mirror t) == height t

-- expect: verified
prop_glue_flatten :: Tree -> Tree -> Bool
prop_glue_flatten l r = flatten (glue l r) == flatten l ++ flatten r

-- expect: verified
prop_insert_ordered :: Int -> Tree -> Bool
prop_insert_ordered x t = not (ordered t) || ordered (insert x t)

-- expect: verified
prop_insert_twice :: Int -> Tree -> Bool
prop_insert_twice x t = insert x (insert x t) == insert x t

-- expect: verified
prop_delete_missing :: Int -> Tree -> Bool
prop_delete_missing x t = member x t || delete x t == t

-- expect: verified
prop_map_size :: (Int -> Int) -> Tree -> Bool
prop_map_size f t = size (mapTree f t) == size t

-- expect: verified
prop_map_flatten :: (Int -> Int) -> Tree -> Bool
prop_map_flatten f t = flatten (mapTree f t) == map f (flatten t)

-- expect: verified
prop_glue_assoc :: Tree -> Tree -> Tree -> Bool
prop_glue_assoc a b c = glue a (glue b c) == glue (glue a b) c

-- expect: refuted
prop_insert_size :: Int -> Tree -> Bool
prop_insert_size x t = size (insert x t) == size t + 1

-- expect: refuted
prop_insert_commutes :: Int -> Int -> Tree -> Bool
prop_insert_commutes x y t = insert x (insert y t) == insert y (insert x t)

-- expect: refuted
prop_delete_gone :: Int -> Tree -> Bool
prop_delete_gone x t = not (member x (delete x t))

-- expect: refuted
prop_insert_delete :: Int -> Tree -> Bool
prop_insert_delete x t = not (ordered t) || insert x (delete x t) == insert x t

-- expect: refuted
prop_member_flatten :: Int -> Tree -> Bool
prop_member_flatten x t = member x t == elem x (flatten t)

-- expect: refuted
prop_mirror_same :: Tree -> Bool
prop_mirror_same t = mirror t == t

-- expect: refuted
prop_height_size :: Tree -> Bool
prop_height_size t = height t == size t || size t < 3

-- expect: refuted
prop_glue_comm :: Tree -> Tree -> Bool
prop_glue_comm l r = flatten (glue l r) == flatten (glue r l)

-- expect: refuted
prop_glue_height :: Tree -> Tree -> Bool
prop_glue_height l r = height (glue l r) == max (height l) (height r)

-- expect: refuted
prop_insert_height :: Int -> Tree -> Bool
prop_insert_height x t = height (insert x t) == height t || height t < 2

-- expect: refuted
prop_delete_size :: Int -> Tree -> Bool
prop_delete_size x t = size (delete x t) == size t - 1

-- expect: refuted
prop_map_ordered :: (Int -> Int) -> Tree -> Bool
prop_map_ordered f t = not (ordered t) || ordered (mapTree f t)

-- expect: refuted
prop_flatten_injective :: Tree -> Tree -> Bool
prop_flatten_injective s t = flatten s /= flatten t || s == t

-- expect: refuted
prop_flattenOnto_reverse :: Tree -> Bool
prop_flattenOnto_reverse t = flattenOnto t [] == flatten (mirror t)

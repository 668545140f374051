-- What the laws of this folder speak of: numbers, lists and trees, with and without accumulators.
module Functions where

import Prelude (Bool (..))

infixr 0 ==>
infixr 2 ||
infixr 3 &&
infix 4 ==, <=
infixr 5 ++
infixl 6 +
infixl 7 *

data Nat = Z | S Nat

data Tree a = Leaf | Node (Tree a) a (Tree a)

-- Truth values

(==>), (&&), (||) :: Bool -> Bool -> Bool
True ==> b = b
False ==> _ = True
True && b = b
False && _ = False
True || _ = True
False || b = b

not :: Bool -> Bool
not True = False
not False = True

-- Numbers

(==), (<=) :: Nat -> Nat -> Bool
Z == Z = True
S m == S n = m == n
_ == _ = False
Z <= _ = True
S _ <= Z = False
S m <= S n = m <= n

(+), (*) :: Nat -> Nat -> Nat
Z + n = n
S m + n = S (m + n)
Z * _ = Z
S m * n = n + m * n

double, half, fac, triangle :: Nat -> Nat
double Z = Z
double (S n) = S (S (double n))
half Z = Z
half (S Z) = Z
half (S (S n)) = S (half n)
fac Z = S Z
fac (S n) = S n * fac n
triangle Z = Z
triangle (S n) = S n + triangle n

even, odd :: Nat -> Bool
even Z = True
even (S n) = odd n
odd Z = False
odd (S n) = even n

-- The same function in steps of two.
even2 :: Nat -> Bool
even2 Z = True
even2 (S Z) = False
even2 (S (S n)) = even2 n

power :: Nat -> Nat -> Nat
power _ Z = S Z
power m (S n) = m * power m n

addAcc, facAcc, triangleAcc :: Nat -> Nat -> Nat
addAcc Z acc = acc
addAcc (S m) acc = addAcc m (S acc)
facAcc Z acc = acc
facAcc (S n) acc = facAcc n (S n * acc)
triangleAcc Z acc = acc
triangleAcc (S n) acc = triangleAcc n (S n + acc)

timesAcc, powerAcc :: Nat -> Nat -> Nat -> Nat
timesAcc Z _ acc = acc
timesAcc (S m) n acc = timesAcc m n (n + acc)
powerAcc _ Z acc = acc
powerAcc m (S n) acc = powerAcc m n (m * acc)

-- Lists

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

length :: [a] -> Nat
length [] = Z
length (_ : xs) = S (length xs)

lengthAcc :: [a] -> Nat -> Nat
lengthAcc [] acc = acc
lengthAcc (_ : xs) acc = lengthAcc xs (S acc)

rev :: [a] -> [a]
rev [] = []
rev (x : xs) = rev xs ++ [x]

qrev :: [a] -> [a] -> [a]
qrev [] acc = acc
qrev (x : xs) acc = qrev xs (x : acc)

drop, take, rotate :: Nat -> [a] -> [a]
drop Z xs = xs
drop (S _) [] = []
drop (S n) (_ : xs) = drop n xs
take Z _ = []
take (S _) [] = []
take (S n) (x : xs) = x : take n xs
rotate Z xs = xs
rotate (S _) [] = []
rotate (S n) (x : xs) = rotate n (xs ++ [x])

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

foldLeft :: (b -> a -> b) -> b -> [a] -> b
foldLeft _ z [] = z
foldLeft f z (x : xs) = foldLeft f (f z x) xs

foldRight :: (a -> b -> b) -> b -> [a] -> b
foldRight _ z [] = z
foldRight f z (x : xs) = f x (foldRight f z xs)

concat :: [[a]] -> [a]
concat [] = []
concat (xs : xss) = xs ++ concat xss

sum :: [Nat] -> Nat
sum [] = Z
sum (x : xs) = x + sum xs

sumAcc :: [Nat] -> Nat -> Nat
sumAcc [] acc = acc
sumAcc (x : xs) acc = sumAcc xs (x + acc)

elem :: Nat -> [Nat] -> Bool
elem _ [] = False
elem x (y : ys) = x == y || elem x ys

count :: Nat -> [Nat] -> Nat
count _ [] = Z
count x (y : ys) = if x == y then S (count x ys) else count x ys

same :: [Nat] -> [Nat] -> Bool
same [] [] = True
same (x : xs) (y : ys) = x == y && same xs ys
same _ _ = False

subset :: [Nat] -> [Nat] -> Bool
subset [] _ = True
subset (x : xs) ys = elem x ys && subset xs ys

union, intersect :: [Nat] -> [Nat] -> [Nat]
union [] ys = ys
union (x : xs) ys = if elem x ys then union xs ys else x : union xs ys
intersect [] _ = []
intersect (x : xs) ys = if elem x ys then x : intersect xs ys else intersect xs ys

insert :: Nat -> [Nat] -> [Nat]
insert x [] = [x]
insert x (y : ys) = if x <= y then x : y : ys else y : insert x ys

isort :: [Nat] -> [Nat]
isort [] = []
isort (x : xs) = insert x (isort xs)

isortAcc :: [Nat] -> [Nat] -> [Nat]
isortAcc [] acc = acc
isortAcc (x : xs) acc = isortAcc xs (insert x acc)

sorted :: [Nat] -> Bool
sorted [] = True
sorted [_] = True
sorted (x : y : ys) = x <= y && sorted (y : ys)

-- Trees

flatten :: Tree a -> [a]
flatten Leaf = []
flatten (Node l x r) = flatten l ++ (x : flatten r)

flattenAcc :: Tree a -> [a] -> [a]
flattenAcc Leaf acc = acc
flattenAcc (Node l x r) acc = flattenAcc l (x : flattenAcc r acc)

revflat :: Tree a -> [a]
revflat Leaf = []
revflat (Node l x r) = revflat r ++ (x : revflat l)

mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

size, height :: Tree a -> Nat
size Leaf = Z
size (Node l _ r) = S (size l + size r)
height Leaf = Z
height (Node l _ r) = S (larger (height l) (height r))

larger :: Nat -> Nat -> Nat
larger Z n = n
larger (S m) Z = S m
larger (S m) (S n) = S (larger m n)

sizeAcc :: Tree a -> Nat -> Nat
sizeAcc Leaf acc = acc
sizeAcc (Node l _ r) acc = sizeAcc l (S (sizeAcc r acc))

sumTree :: Tree Nat -> Nat
sumTree Leaf = Z
sumTree (Node l x r) = sumTree l + (x + sumTree r)

mapTree :: (a -> b) -> Tree a -> Tree b
mapTree _ Leaf = Leaf
mapTree f (Node l x r) = Node (mapTree f l) (f x) (mapTree f r)

insertTree :: Nat -> Tree Nat -> Tree Nat
insertTree x Leaf = Node Leaf x Leaf
insertTree x (Node l y r) = if x <= y then Node (insertTree x l) y r else Node l y (insertTree x r)

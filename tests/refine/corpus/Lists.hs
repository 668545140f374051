-- Lists and their lengths.
module Lists where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type ListN a N = {v:[a] | len v = N} @-}
{-@ type NonEmpty a = {v:[a] | len v > 0} @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

-- expect: verified
{-@ first :: NonEmpty a -> a @-}
first :: [a] -> a
first (x : _) = x
first [] = die "first: empty list"

-- because: raises (second [1 :: Int])
-- expect: concrete
{-@ second :: NonEmpty a -> a @-}
second :: [a] -> a
second (_ : y : _) = y
second _ = die "second: too short"

-- expect: verified
{-@ final :: NonEmpty a -> a @-}
final :: [a] -> a
final [x] = x
final (_ : xs) = final xs
final [] = die "final: empty list"

-- A list of one has no rest to look at.
-- because: raises (finalWrong [1 :: Int])
-- expect: concrete
{-@ finalWrong :: NonEmpty a -> a @-}
finalWrong :: [a] -> a
finalWrong (_ : xs) = finalWrong xs
finalWrong [] = die "finalWrong: empty list"

-- expect: verified
{-@ size :: xs:[a] -> {v:Nat | v = len xs} @-}
size :: [a] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

-- because: sizeFrom [True] /= 1
-- expect: concrete
{-@ sizeFrom :: xs:[a] -> {v:Nat | v = len xs} @-}
sizeFrom :: [a] -> Int
sizeFrom [] = 1
sizeFrom (_ : xs) = 1 + sizeFrom xs

-- expect: verified
{-@ append :: xs:[a] -> ys:[a] -> {v:[a] | len v = len xs + len ys} @-}
append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

-- expect: verified
{-@ rev :: xs:[a] -> ListN a {len xs} @-}
rev :: [a] -> [a]
rev xs = revOnto xs []

-- expect: verified
{-@ revOnto :: xs:[a] -> acc:[a] -> {v:[a] | len v = len xs + len acc} @-}
revOnto :: [a] -> [a] -> [a]
revOnto [] acc = acc
revOnto (x : xs) acc = revOnto xs (x : acc)

-- The head of each step is lost.
-- because: length (revLossy [1, 2 :: Int]) /= 2
-- expect: concrete
{-@ revLossy :: xs:[a] -> {v:[a] | len v = len xs} @-}
revLossy :: [a] -> [a]
revLossy [] = []
revLossy [x] = [x]
revLossy (_ : x : xs) = append (revLossy xs) [x]

-- expect: verified
{-@ push :: a -> [a] -> [a] @-}
push :: a -> [a] -> [a]
push x xs = x : xs

-- expect: abstract push
{-@ pushTop :: a -> [a] -> a @-}
pushTop :: a -> [a] -> a
pushTop x xs = first (push x xs)

-- expect: verified
{-@ together :: xs:[a] -> ys:ListN b {len xs} -> ListN (a, b) {len xs} @-}
together :: [a] -> [b] -> [(a, b)]
together [] [] = []
together (x : xs) (y : ys) = (x, y) : together xs ys
together _ _ = die "together: different lengths"

-- One list may end before the other, although neither is empty.
-- because: raises (togetherAny [1 :: Int] [2, 3 :: Int])
-- expect: concrete
{-@ togetherAny :: xs:[a] -> ys:{v:[b] | len xs > 0 => len v > 0} -> [(a, b)] @-}
togetherAny :: [a] -> [b] -> [(a, b)]
togetherAny [] [] = []
togetherAny (x : xs) (y : ys) = (x, y) : togetherAny xs ys
togetherAny _ _ = die "togetherAny: different lengths"

-- expect: verified
{-@ copies :: n:Nat -> a -> ListN a n @-}
copies :: Int -> a -> [a]
copies 0 _ = []
copies n x = x : copies (n - 1) x

-- because: length (copiesMore 0 'x') /= 0
-- expect: concrete
{-@ copiesMore :: n:Nat -> a -> ListN a n @-}
copiesMore :: Int -> a -> [a]
copiesMore 0 x = [x]
copiesMore n x = x : copiesMore (n - 1) x

-- expect: verified
{-@ prefix :: n:Nat -> xs:{v:[a] | n <= len v} -> ListN a n @-}
prefix :: Int -> [a] -> [a]
prefix 0 _ = []
prefix n (x : xs) = x : prefix (n - 1) xs
prefix _ [] = die "prefix: too short"

-- because: length (prefixAny 1 "") /= 1
-- expect: concrete
{-@ prefixAny :: n:Nat -> xs:[a] -> ListN a n @-}
prefixAny :: Int -> [a] -> [a]
prefixAny 0 _ = []
prefixAny _ [] = []
prefixAny n (x : xs) = x : prefixAny (n - 1) xs

-- expect: verified
{-@ suffix :: n:Nat -> xs:{v:[a] | n <= len v} -> {v:[a] | len v = len xs - n} @-}
suffix :: Int -> [a] -> [a]
suffix 0 xs = xs
suffix n (_ : xs) = suffix (n - 1) xs
suffix _ [] = die "suffix: too short"

-- expect: verified
{-@ evenPlaces :: xs:[a] -> {v:[a] | len v <= len xs} @-}
evenPlaces :: [a] -> [a]
evenPlaces (x : _ : xs) = x : evenPlaces xs
evenPlaces xs = xs

-- That a list with an element keeps one is not said.
-- expect: abstract evenPlaces
{-@ firstEven :: NonEmpty a -> a @-}
firstEven :: [a] -> a
firstEven xs = first (evenPlaces xs)

-- expect: verified
{-@ dropFirst :: xs:NonEmpty a -> [a] @-}
dropFirst :: [a] -> [a]
dropFirst (_ : xs) = xs
dropFirst [] = die "dropFirst: empty list"

-- expect: abstract dropFirst
{-@ rotate :: xs:NonEmpty a -> ListN a {len xs} @-}
rotate :: [a] -> [a]
rotate xs = append (dropFirst xs) [first xs]

-- Two lists are glued, but one of them is counted twice.
-- because: length (sandwich "ab" "c") /= 5
-- expect: concrete
{-@ sandwich :: xs:[a] -> ys:[a] -> {v:[a] | len v = len xs + len ys + len xs} @-}
sandwich :: [a] -> [a] -> [a]
sandwich xs ys = append xs (append ys ys)

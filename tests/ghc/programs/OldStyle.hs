module Main where
import Data.List (sortBy, foldl')
infixl 6 |+|
infixr 0 ==>
(|+|) :: Int -> Int -> Int
a |+| b = a * 10 + b
(==>) :: Bool -> Bool -> Bool
False ==> _ = True
True ==> b = b
data Op = Plus | Minus deriving (Eq, Show)
f x | x > 10, let y = x * 2, even y = y
    | Just z <- lookup x table = z
    | otherwise = -1
  where table = [(1, 100), (2, 200)]
g :: Int -> Int
g = \case' -> case case' of { 0 -> 1; n | n < 0 -> -n
                                         | even n -> n `div` 2; _ -> 3 }
h xs = let (a, b) = span even xs
           c : _ = b ++ [99]
           infixl 1 ###
           x ### y = x - y
       in (a, c, 10 ### 3 ### 2)
k = let { x = 1; y = 2
        ; z = 3 } in x + y + z
lazyPat ~(a, b) = 1
strictPat (a, b) = 1
nPlus 0 = "zero"
nPlus n | n < 0 = "neg"
nPlus _ = "pos"
opSec = (map (subtract 1) [1, 2], map (`div` 2) [10, 11], (2 ^) 3, (^ 2) 3)
if' = if True then 1 else 2 :: Int
weird = [if x > 2 then 'a' else 'b' | x <- [1 .. 4], odd x || x == 4]
nested = [(x, y) | x <- [1 .. 3], y <- [x .. 3], x + y == 4]
whereScope x = a + b where { a = x; b = a where { c = 3 } }
class Shape a where { area :: a -> Double; area _ = 0; name :: a -> String; name x = "shape of " ++ show (area x); {-# MINIMAL #-} }
newtype Sq = Sq Double
instance Shape Sq where area (Sq s) = s * s
data NoArea = NoArea
instance Shape NoArea
mutual 0 = True
mutual n = mutual' (n - 1)
mutual' 0 = False
mutual' n = mutual (n - 1)
fibs = 0 : 1 : zipWith (+) fibs (tail fibs) :: [Integer]
primes = sieve [2 ..] where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]
knot = let xs = 1 : map (* 2) ys; ys = take 5 xs in ys
doBlock = do
  x <- [1, 2]
  let y = x * 10
      z = y + 1
  w <- [y, z]
  if w > 11
    then return w
    else []
main :: IO ()
main = do
  print (1 |+| 2 |+| 3, True ==> False ==> True, map f [1, 2, 3, 11, 20])
  print (map g [0, -5, 8, 7]); print (h [2, 4, 5, 6])
  print k >> print (lazyPat undefined) ; print (map nPlus [0, -1, 5])
  print opSec
  print (if', weird, nested, whereScope 4)
  putStrLn $ name (Sq 2) ++ "; " ++ name NoArea
  print (mutual 10, take 10 fibs, takeWhile (< 30) primes, knot)
  print doBlock
  print $ let y = 5; in y
  let go 0 acc = acc
      go n acc = go (n - 1) (acc + n)
  print (go 100 0)
  mapM_ (\(i, s) -> putStrLn (show i ++ ": " ++ s)) $ zip [1 :: Int ..] ["a", "b"]
  print $ foldr (\x acc -> if x > 3 then [] else x : acc) [] [1 ..]
  print . sum . map (\x -> x * x) . filter odd $ [1 .. 10]
  print (- 5 `mod` 3, (-5) `mod` 3) 

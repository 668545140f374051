module Errors where

data T = A | B Int | C { field :: Bool, other :: Int }

onlyA :: T -> Int
onlyA A = 1

multi :: Int -> Int -> Int
multi 0 _ = 0
multi _ 0 = 1

guarded :: Int -> Char
guarded n
  | n > 10 = 'x'
  | n > 5 = 'y'

inCase :: Maybe Int -> Int
inCase m = case m of
  Just n | n > 0 -> n

inLet :: [Int] -> Int
inLet xs = let (y : _) = xs in y

inLambda :: Maybe a -> a
inLambda = \(Just x) -> x

inWhere :: Int -> Int
inWhere n = a + b
  where
    [a, b] = replicate n 1

missing :: T
missing = C { field = True }

messages :: Int -> String
messages n = error ("code " ++ show n ++ "\nsecond line")

lazyError :: (Int, Int)
lazyError = (1, error "second")

chained :: Int -> Int
chained n
  | n < 0 = error "negative"
  | otherwise = sum (map check [0 .. n])
  where
    check 3 = error "three"
    check k = k

monadic :: Maybe Int
monadic = do
  let Just x = Nothing :: Maybe Int
  return x

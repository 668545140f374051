module Laziness where

data Lazy a = Lazy a a
data Strict a = Strict !a a
newtype New a = New a

ones :: [Int]
ones = 1 : ones

nats :: [Integer]
nats = go 0
  where
    go n = n : go (n + 1)

lazyFst :: (a, b) -> a
lazyFst ~(x, _) = x

ignorePair :: (a, b) -> Int
ignorePair ~(_, _) = 1

forcePair :: (a, b) -> Int
forcePair (_, _) = 1

useLazy :: Lazy a -> Int
useLazy (Lazy _ _) = 1

useStrict :: Strict a -> Int
useStrict (Strict _ _) = 1

useNew :: New a -> Int
useNew (New _) = 1

data Box a = Box a

useBox :: Box a -> Int
useBox (Box _) = 1

swapped :: (Int, Int)
swapped = let (a, b) = (b + 1, 10) in (a, b)

letLazy :: Int
letLazy = let (a, _) = undefined :: (Int, Int); c = 3 in c + (if c > 5 then a else 0)

cond :: Bool -> a -> a -> a
cond True t _ = t
cond False _ e = e

hailstone :: Int -> [Int]
hailstone = takeWhile (/= 1) . iterate step
  where step n | even n = n `div` 2
               | otherwise = 3 * n + 1

partialList :: [Int]
partialList = 1 : 2 : error "no more"

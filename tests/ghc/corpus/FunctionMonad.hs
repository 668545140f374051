module FunctionMonad where

import Control.Applicative (liftA2)
import Data.Function (fix, on, (&))

average :: [Double] -> Double
average = (/) <$> sum <*> fromIntegral . length

palindrome :: String -> Bool
palindrome = (==) <*> reverse

between :: Ord a => a -> a -> a -> Bool
between lo hi = liftA2 (&&) (>= lo) (<= hi)

pipeline :: [Int] -> Int
pipeline xs =
  xs
    & filter even
    & map (^ 2)
    & sum

factorial :: Integer -> Integer
factorial = fix (\rec n -> if n <= 0 then 1 else n * rec (n - 1))

compareLength :: [a] -> [b] -> Ordering
compareLength a b = (compare `on` either length length) (Left a) (Right b)

flipped :: [Int]
flipped = flip map [1, 2, 3] $ \n -> n * n

curried :: (Int, Int)
curried = (curry fst 1 2, uncurry (-) (5, 3))

pointFree :: [[Int]] -> [Int]
pointFree = map (subtract 1 . sum . filter ((== 0) . (`mod` 2)))

untilDone :: Int
untilDone = until (> 1000) (* 2) 1

threaded :: Int -> (Int, Int)
threaded = do
  doubled <- (* 2)
  halved <- (`div` 2)
  pure (doubled, halved)

newtype Endo' a = Endo' { runEndo' :: a -> a }

instance Semigroup (Endo' a) where
  Endo' f <> Endo' g = Endo' (f . g)

instance Monoid (Endo' a) where
  mempty = Endo' id

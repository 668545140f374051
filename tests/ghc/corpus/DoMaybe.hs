module DoMaybe where

import Control.Monad
import Data.Maybe (fromMaybe, mapMaybe)
import Text.Read (readMaybe)

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv a b = Just (a `div` b)

compute :: Int -> Int -> Int -> Maybe Int
compute a b c = do
  x <- safeDiv a b
  y <- safeDiv x c
  when (y > 100) Nothing
  let z = x + y
  guard (z /= 0)
  pure z

checkAll :: [Int] -> Maybe ()
checkAll = mapM_ (\n -> if n < 0 then Nothing else Just n)

parseAll :: [String] -> Maybe [Int]
parseAll = mapM readMaybe

firstPair :: [(Int, Maybe Int)] -> Maybe Int
firstPair xs = do
  (k, Just v) <- lookupHead xs
  return (k + v)
  where
    lookupHead [] = Nothing
    lookupHead (y : _) = Just y

listMonad :: [Int] -> [Int]
listMonad xs = do
  x <- xs
  [y, z] <- [[x, x + 1], [x], [x * 2, x * 3]]
  return (y * z)

eitherSum :: [Either String Int] -> Either String Int
eitherSum es = do
  ns <- sequence es
  foldM step 0 ns
  where
    step acc n
      | n > 50 = Left ("too big: " ++ show n)
      | otherwise = Right (acc + n)

readerStyle :: Int -> (Int, Int)
readerStyle = do
  a <- (+ 1)
  b <- (* 2)
  return (a, b)

loop :: Int -> Maybe [Int]
loop n = forM [1 .. n] $ \i -> do
  unless (i < 4) Nothing
  return (i * i)

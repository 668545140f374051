module Main where

import Control.Monad.ST
import Data.STRef

main :: IO ()
main = do
  line <- getLine
  let n = read line :: Int
  if n * 3 == 21
    then putStrLn "seven"
    else putStrLn "other"

hello :: IO ()
hello = putStr "hel" >> putStrLn "lo"

hello2 :: IO ()
hello2 = putStrLn "hello"

echo1, echo2, echo3 :: IO ()
echo1 = getLine >>= putStrLn
echo2 = do { l <- getLine; putStr l; putStr "\n" }
echo3 = do { l <- getLine; putStr (reverse l); putStr "\n" }

sumST :: [Int] -> Int
sumST xs = runST (do { r <- newSTRef 0; mapM_ (\x -> modifySTRef r (+ x)) xs; readSTRef r })

sumPure, sumWrong :: [Int] -> Int
sumPure = sum
sumWrong xs = sum xs + length xs

prop_sum :: [Int] -> Bool
prop_sum xs = sumST xs == sum xs

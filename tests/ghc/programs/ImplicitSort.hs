{-# LANGUAGE ImplicitParams, RankNTypes #-}
module Main where
import Data.List (sortBy)
sortWith' :: (?cmp :: a -> a -> Ordering) => [a] -> [a]
sortWith' = sortBy ?cmp
least :: (?cmp :: a -> a -> Ordering) => [a] -> a
least xs = head (sortWith' xs)
logMsg :: (?prefix :: String, ?level :: Int) => String -> String
logMsg s = replicate ?level ' ' ++ ?prefix ++ s
main :: IO ()
main = do
  let ?cmp = compare
  print (least [3,1,2 :: Int])
  let ?cmp = flip compare
  print (least "hello")
  let { ?prefix = "> "; ?level = 2 }
  putStrLn (logMsg "hi")
  let f = let ?level = 0 in logMsg
  putStrLn (f "inner")
  putStrLn (let ?prefix = ?prefix ++ "> " in logMsg "nested")

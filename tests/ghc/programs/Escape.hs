module Main where

import Control.Exception
data Found = Found Int deriving Show
instance Exception Found
search :: [Int] -> IO (Maybe Int)
search xs = (mapM_ (\x -> if x * x > 50 then throwIO (Found x) else print x) xs >> return Nothing)
  `catch` \(Found x) -> return (Just x)
main :: IO ()
main = do
  search [1 .. 10] >>= print
  search [1 .. 3] >>= print

module Main where

import System.IO
digits :: IO String
digits = do
  end <- isEOF
  if end then return "" else do
    c <- hLookAhead stdin
    if c `elem` ['0' .. '9'] then getChar >> (c :) <$> digits else return ""
main :: IO ()
main = do
  a <- digits
  c <- getChar
  b <- digits
  print (read a + read b :: Int, c)

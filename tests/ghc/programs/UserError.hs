module Main where

main :: IO ()
main = ioError (userError "mine")

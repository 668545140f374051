module Main where

main :: IO ()
main = getChar >>= print >> getChar >>= print >> getChar >>= print

module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Data.List
import Library
import Test.HUnit
import qualified Data.Map as Map

main :: IO ()
main = runTestTTAndExit tests

tests :: Test
tests = TestLabel "filter" $ TestList
  [ "filter (\\_ -> False) \"\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\_ -> False) "") ~?= ("")
  , "filter (\\_ -> False) \"a\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\_ -> False) "a") ~?= ("")
  , "filter (\\_ -> True) \"a\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\_ -> True) "a") ~?= ("a")
  , "filter (\\_ -> False) \"ab\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\_ -> False) "ab") ~?= ("")
  , "filter (\\_ -> True) \"ab\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\_ -> True) "ab") ~?= ("ab")
  , "filter (\\x -> case x of { 'b' -> True; _ -> False }) \"ab\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\x -> case x of { 'b' -> True; _ -> False }) "ab") ~?= ("b")
  , "filter (\\x -> case x of { 'b' -> False; _ -> True }) \"ab\"" ~: ((filter :: (Char -> Bool) -> String -> String) (\x -> case x of { 'b' -> False; _ -> True }) "ab") ~?= ("a")
  ]

fails :: Show a => a -> IO Bool
fails value = do
  outcome <- try (evaluate (length (show value))) :: IO (Either SomeException Int)
  return (either (const True) (const False) outcome)

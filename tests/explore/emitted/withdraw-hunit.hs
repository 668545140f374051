module Main (main) where

import Bank
import Control.Exception (SomeException, evaluate, try)
import Test.HUnit
import qualified Data.Map as Map

main :: IO ()
main = runTestTTAndExit tests

tests :: Test
tests = TestLabel "withdraw" $ TestList
  [ "withdraw 0 (Account {owner = \"\", balance = 0})" ~: (withdraw 0 (Account {owner = "", balance = 0})) ~?= (Refused NotPositive)
  , "withdraw 1 (Account {owner = \"\", balance = 0})" ~: (withdraw 1 (Account {owner = "", balance = 0})) ~?= (Paid (Account {owner = "", balance = -1}))
  , "withdraw 101 (Account {owner = \"\", balance = 0})" ~: (withdraw 101 (Account {owner = "", balance = 0})) ~?= (Refused (NotEnough 101))
  ]

fails :: Show a => a -> IO Bool
fails value = do
  outcome <- try (evaluate (length (show value))) :: IO (Either SomeException Int)
  return (either (const True) (const False) outcome)

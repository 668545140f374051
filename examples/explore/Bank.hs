-- A small bank, with a mistake that no test has found yet.
module Bank where

import qualified Data.Map as Map

data Account = Account { owner :: String, balance :: Int }
  deriving (Show, Eq)

data Outcome = Paid Account | Refused Reason
  deriving (Show, Eq)

data Reason = NotEnough Int | NotPositive
  deriving (Show, Eq)

withdraw :: Int -> Account -> Outcome
withdraw amount account
  | amount <= 0 = Refused NotPositive
  | amount > balance account + 100 = Refused (NotEnough (amount - balance account))
  | otherwise = Paid account { balance = balance account - amount }

-- Interest for a number of months; the fee is due every third month.
statement :: Int -> Int -> [Int]
statement months start
  | months <= 0 = []
  | months `mod` 3 == 0 = start - 5 : statement (months - 1) (start - 5)
  | otherwise = start + 1 : statement (months - 1) (start + 1)

transfer :: String -> String -> Int -> Map.Map String Int -> Map.Map String Int
transfer from to amount accounts = case Map.lookup from accounts of
  Nothing -> error ("no account of " ++ from)
  Just available
    | available < amount -> accounts
    | otherwise -> Map.insert to (received + amount) (Map.insert from (available - amount) accounts)
  where
    received = Map.findWithDefault 0 to accounts

-- What is in the bank stays in the bank.
prop_transfer :: String -> String -> Int -> Map.Map String Int -> Bool
prop_transfer from to amount accounts =
  Map.notMember from accounts || sum (Map.elems after) == sum (Map.elems accounts)
  where
    after = transfer from to amount accounts

-- Not ours to explore: nothing can be written down for its argument.
audit :: IO Int -> Int
audit _ = 0

-- Never ends for a positive number.
forever :: Int -> Int
forever n
  | n > 0 = forever (n + 1)
  | otherwise = n

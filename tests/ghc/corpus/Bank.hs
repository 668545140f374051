module Bank where

import Control.Monad (foldM, forM_, when)
import qualified Data.Map as Map

data Account = Account
  { accountId :: Int
  , balance :: Integer
  , history :: [Event]
  } deriving (Show, Eq)

data Event
  = Deposit Integer
  | Withdraw Integer
  | Transfer { toId :: Int, amount :: Integer }
  deriving (Show, Eq, Ord)

data BankError
  = InsufficientFunds { needed, available :: Integer }
  | UnknownAccount Int
  | InvalidAmount Integer
  deriving (Show, Eq)

type Bank = Map.Map Int Account

open :: Int -> Bank -> Bank
open i = Map.insert i Account { accountId = i, balance = 0, history = [] }

apply :: Bank -> (Int, Event) -> Either BankError Bank
apply bank (i, ev) = do
  acc <- find i
  case ev of
    Deposit n -> do
      when (n <= 0) $ Left (InvalidAmount n)
      return (update acc { balance = balance acc + n })
    Withdraw n
      | n > balance acc -> Left InsufficientFunds { needed = n, available = balance acc }
      | otherwise -> return (update acc { balance = balance acc - n })
    Transfer { toId = j, amount = n } -> do
      target <- find j
      bank' <- apply bank (i, Withdraw n)
      let target' = target { balance = balance target + n, history = ev : history target }
      return (Map.insert j target' bank')
  where
    find k = maybe (Left (UnknownAccount k)) Right (Map.lookup k bank)
    update a = Map.insert i a { history = ev : history a } bank

run :: [(Int, Event)] -> Either BankError Bank
run = foldM apply (open 1 (open 2 Map.empty))

balances :: Either BankError Bank -> Either BankError [(Int, Integer)]
balances = fmap (map (fmap balance) . Map.toList)

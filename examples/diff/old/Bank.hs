module Bank where
import qualified Data.Map as Map
data Account = Account { owner :: String, balance :: Int } deriving (Eq, Show)
deposit :: Int -> Account -> Account
deposit n a = a { balance = balance a + n }
withdraw :: Int -> Account -> Maybe Account
withdraw n a
  | n > balance a = Nothing
  | otherwise = Just a { balance = balance a - n }
rich :: [Account] -> [Account]
rich as = [a | a <- as, balance a > 1000]
names :: [Account] -> [String]
names [] = []
names (a : as) = owner a : names as
gone :: Int
gone = 1

module Bank where
import qualified Data.Map as Map
data Account = Account { owner :: String, balance :: Int } deriving (Eq, Show)
deposit :: Int -> Account -> Account
deposit n a = a { balance = balance a + n }
withdraw :: Int -> Account -> Maybe Account
withdraw n a
  | n >= balance a = Nothing
  | otherwise = Just a { balance = balance a - n }
rich :: [Account] -> [Account]
rich = filter ((> 1000) . balance)
names :: [Account] -> [String]
names = map owner
here :: Int
here = 1

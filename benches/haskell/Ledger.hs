-- | An ordinary module of 300 lines, for measuring how long loading takes: a small ledger with accounts, postings,
-- reports, a parser for its text format and a few numeric helpers.
module Ledger where

import Data.List

-- Accounts and postings

type Amount = Integer

data Kind = Asset | Liability | Income | Expense
  deriving (Eq, Ord, Show, Enum, Bounded)

data Account = Account
  { accountName :: String
  , accountKind :: Kind
  , accountParent :: Maybe String
  }
  deriving (Eq, Show)

data Posting = Posting
  { postingDay :: Day
  , postingFrom :: String
  , postingTo :: String
  , postingAmount :: Amount
  , postingNote :: String
  }
  deriving (Eq, Show)

data Day = Day { year :: Int, month :: Int, dayOfMonth :: Int }
  deriving (Eq, Ord, Show)

data Ledger = Ledger
  { ledgerAccounts :: [Account]
  , ledgerPostings :: [Posting]
  }
  deriving (Eq, Show)

emptyLedger :: Ledger
emptyLedger = Ledger [] []

addAccount :: Account -> Ledger -> Either String Ledger
addAccount account ledger
  | name `elem` map accountName (ledgerAccounts ledger) = Left ("account exists: " ++ name)
  | Just parent <- accountParent account
  , parent `notElem` map accountName (ledgerAccounts ledger) =
      Left ("no such parent: " ++ parent)
  | otherwise = Right ledger { ledgerAccounts = account : ledgerAccounts ledger }
  where
    name = accountName account

post :: Posting -> Ledger -> Either String Ledger
post posting ledger = do
  _ <- findAccount (postingFrom posting) ledger
  _ <- findAccount (postingTo posting) ledger
  if postingAmount posting <= 0
    then Left ("amount must be positive: " ++ show (postingAmount posting))
    else Right ledger { ledgerPostings = posting : ledgerPostings ledger }

findAccount :: String -> Ledger -> Either String Account
findAccount name ledger =
  maybe (Left ("no such account: " ++ name)) Right (find ((== name) . accountName) (ledgerAccounts ledger))

-- Balances

balance :: String -> Ledger -> Amount
balance name ledger = foldl' add 0 (ledgerPostings ledger)
  where
    add total posting
      | postingTo posting == name = total + postingAmount posting
      | postingFrom posting == name = total - postingAmount posting
      | otherwise = total

children :: String -> Ledger -> [Account]
children name = filter ((== Just name) . accountParent) . ledgerAccounts

treeBalance :: String -> Ledger -> Amount
treeBalance name ledger =
  balance name ledger + sum [treeBalance (accountName child) ledger | child <- children name ledger]

balances :: Ledger -> [(String, Amount)]
balances ledger = sortOn fst [(accountName a, balance (accountName a) ledger) | a <- ledgerAccounts ledger]

kindTotals :: Ledger -> [(Kind, Amount)]
kindTotals ledger =
  [ (kind, sum [balance (accountName a) ledger | a <- ledgerAccounts ledger, accountKind a == kind])
  | kind <- [minBound .. maxBound]
  ]

isBalanced :: Ledger -> Bool
isBalanced ledger = sum (map snd (balances ledger)) == 0

-- Days

isLeap :: Int -> Bool
isLeap y = y `mod` 4 == 0 && (y `mod` 100 /= 0 || y `mod` 400 == 0)

daysIn :: Int -> Int -> Int
daysIn y m
  | m == 2 = if isLeap y then 29 else 28
  | m `elem` [4, 6, 9, 11] = 30
  | otherwise = 31

nextDay :: Day -> Day
nextDay (Day y m d)
  | d < daysIn y m = Day y m (d + 1)
  | m < 12 = Day y (m + 1) 1
  | otherwise = Day (y + 1) 1 1

daysBetween :: Day -> Day -> Int
daysBetween from to
  | from > to = negate (daysBetween to from)
  | otherwise = length (takeWhile (< to) (iterate nextDay from))

showDay :: Day -> String
showDay (Day y m d) = intercalate "-" [pad 4 y, pad 2 m, pad 2 d]
  where
    pad width n = let digits = show n in replicate (width - length digits) '0' ++ digits

-- Reports

data Column = LeftColumn | RightColumn

table :: [Column] -> [[String]] -> String
table columns rows = unlines (map line rows)
  where
    widths = map (maximum . map length) (transpose rows)
    line cells = intercalate "  " (zipWith3 align columns widths cells)
    align LeftColumn width text = text ++ replicate (width - length text) ' '
    align RightColumn width text = replicate (width - length text) ' ' ++ text

showAmount :: Amount -> String
showAmount cents
  | cents < 0 = '-' : showAmount (negate cents)
  | otherwise = grouped (show whole) ++ "." ++ twoDigits part
  where
    (whole, part) = cents `divMod` 100
    twoDigits n = if n < 10 then '0' : show n else show n
    grouped = reverse . intercalate "," . chunks 3 . reverse

chunks :: Int -> [a] -> [[a]]
chunks _ [] = []
chunks n xs = let (chunk, rest) = splitAt n xs in chunk : chunks n rest

balanceReport :: Ledger -> String
balanceReport ledger =
  table [LeftColumn, RightColumn] (["account", "balance"] : [[name, showAmount amount] | (name, amount) <- balances ledger])

journal :: Ledger -> String
journal ledger = table columns (map row sorted)
  where
    columns = [LeftColumn, LeftColumn, LeftColumn, RightColumn, LeftColumn]
    sorted = sortBy (\a b -> compare (postingDay a) (postingDay b)) (ledgerPostings ledger)
    row Posting { postingDay = day, postingFrom = from, postingTo = to, postingAmount = amount, postingNote = note } =
      [showDay day, from, to, showAmount amount, note]

monthly :: Ledger -> [((Int, Int), Amount)]
monthly ledger =
  [ (key, sum (map postingAmount group'))
  | group'@(first : _) <- groupBy (\a b -> monthOf a == monthOf b) (sortOn monthOf (ledgerPostings ledger))
  , let key = monthOf first
  ]
  where
    monthOf posting = (year (postingDay posting), month (postingDay posting))

-- Parsing

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \input -> case p input of
    Nothing -> Nothing
    Just (value, rest) -> Just (f value, rest)

instance Applicative Parser where
  pure value = Parser $ \input -> Just (value, input)
  Parser pf <*> Parser px = Parser $ \input -> do
    (f, rest) <- pf input
    (x, rest') <- px rest
    return (f x, rest')

instance Monad Parser where
  Parser p >>= f = Parser $ \input -> p input >>= \(value, rest) -> runParser (f value) rest

failure :: Parser a
failure = Parser (const Nothing)

orElse :: Parser a -> Parser a -> Parser a
orElse (Parser p) (Parser q) = Parser $ \input -> maybe (q input) Just (p input)

satisfy :: (Char -> Bool) -> Parser Char
satisfy accepts = Parser $ \input -> case input of
  c : rest | accepts c -> Just (c, rest)
  _ -> Nothing

many1, many0 :: Parser a -> Parser [a]
many1 p = (:) <$> p <*> many0 p
many0 p = many1 p `orElse` pure []

char :: Char -> Parser Char
char = satisfy . (==)

spaces :: Parser ()
spaces = () <$ many0 (char ' ')

token :: Parser a -> Parser a
token p = p <* spaces

isDigitChar, isWordChar :: Char -> Bool
isDigitChar c = c >= '0' && c <= '9'
isWordChar c = c /= ' ' && c /= '\n'

number :: Parser Integer
number = foldl' (\n c -> 10 * n + toInteger (fromEnum c - fromEnum '0')) 0 <$> many1 (satisfy isDigitChar)

word :: Parser String
word = many1 (satisfy isWordChar)

day :: Parser Day
day = do
  y <- number
  _ <- char '-'
  m <- number
  _ <- char '-'
  d <- number
  let result = Day (fromInteger y) (fromInteger m) (fromInteger d)
  if valid result then pure result else failure
  where
    valid (Day y m d) = m >= 1 && m <= 12 && d >= 1 && d <= daysIn y m

posting :: Parser Posting
posting = do
  on <- token day
  from <- token word
  to <- token word
  amount <- token number
  note <- many0 (satisfy (/= '\n'))
  pure (Posting on from to amount note)

parseAll :: Parser a -> String -> Maybe a
parseAll p input = case runParser p input of
  Just (value, "") -> Just value
  _ -> Nothing

readPostings :: String -> Either String [Posting]
readPostings text = mapM readLine (zip [1 :: Int ..] (filter (not . null) (lines text)))
  where
    readLine (n, line) = maybe (Left ("line " ++ show n ++ ": cannot read " ++ show line)) Right (parseAll posting line)

-- Interest

compound :: Double -> Int -> Double -> Double
compound rate years start = iterate (* (1 + rate)) start !! years

schedule :: Integer -> Integer -> [(Int, Integer, Integer)]
schedule principal payment = go 1 principal
  where
    go n left
      | left <= 0 = []
      | payment <= interest = []
      | otherwise = (n, interest, rest) : go (n + 1) rest
      where
        interest = left `div` 100
        rest = max 0 (left + interest - payment)

mean, deviation :: [Double] -> Double
mean xs = sum xs / genericLength xs
deviation xs = sqrt (mean [(x - m) ^ (2 :: Int) | x <- xs])
  where
    m = mean xs

median :: [Double] -> Maybe Double
median [] = Nothing
median xs
  | odd n = Just (sorted !! half)
  | otherwise = Just ((sorted !! (half - 1) + sorted !! half) / 2)
  where
    sorted = sort xs
    n = length xs
    half = n `div` 2

histogram :: [String] -> [(String, Int)]
histogram = map (\names -> (head names, length names)) . group . sort

-- An example

example :: Either String Ledger
example = do
  ledger <- foldr (\account rest -> rest >>= addAccount account) (Right emptyLedger) accounts
  postings <- readPostings "2024-02-28 bank food 1250 market\n2024-02-29 job bank 250000 salary\n"
  foldr (\p rest -> rest >>= post p) (Right ledger) postings
  where
    accounts =
      [ Account "food" Expense Nothing
      , Account "bank" Asset Nothing
      , Account "job" Income Nothing
      ]

data Suit = Clubs | Diamonds | Hearts | Spades deriving (Show, Eq, Ord, Enum, Bounded)
data Card = Card { rank :: Int, suit :: Suit } deriving (Eq, Ord, Show)
deck :: [Card]
deck = [Card r s | s <- [minBound ..], r <- [2 .. 14]]
main :: IO ()
main = do
  print (length deck)
  print (take 2 deck, last deck)
  print (maximum (filter ((== 5) . rank) deck))
  print ((toEnum 2 :: Suit), [Clubs, Hearts ..])

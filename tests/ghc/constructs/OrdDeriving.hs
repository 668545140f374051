module OrdDeriving where

data Suit = Clubs | Diamonds | Hearts | Spades deriving (Eq, Ord, Show, Enum, Bounded)
data Card = Card { rank :: Int, suit :: Suit } | Joker deriving (Eq, Ord, Show)
data T a = L | B (T a) a (T a) deriving (Eq, Ord, Show)

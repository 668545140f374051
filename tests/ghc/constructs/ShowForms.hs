module ShowForms where

infixr 5 :+:
infixl 4 :*
infix 6 `Cons`

data E = Int :+: E | Nil deriving (Eq, Ord, Show)
data M = M :* Int | One deriving Show
data K = Int `Cons` K | End deriving Show
data R = R { f1 :: Maybe Int, f2 :: [Double] } deriving (Show, Eq)
data U = U deriving (Show, Eq, Ord, Enum, Bounded)
newtype N a = N { unN :: a } deriving (Show)
newtype Q a = Q a deriving (Show)
data Big = Big Int (Maybe Int) (Int, Char) [String] deriving Show
data (Show' a) = Show' a | a :/ a deriving Show

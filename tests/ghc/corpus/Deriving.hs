{-# LANGUAGE StandaloneDeriving #-}
module Deriving where

data Many = M0 | M1 Int | M2 Int Bool | M3 { m3 :: Char } | M4 [Many]
  deriving (Eq, Ord, Show)

data Pair a b = Pair a b deriving (Eq, Ord, Show)

newtype Id a = Id a deriving (Eq, Ord, Show)

newtype Meters = Meters { meters :: Double } deriving (Eq, Ord, Show)

data Unit = Unit deriving (Eq, Ord, Show, Enum, Bounded)

data Phantom a = Phantom deriving (Eq, Ord, Show)

data Deep f a = Deep (f a)

deriving instance Show (f a) => Show (Deep f a)
deriving instance Eq (f a) => Eq (Deep f a)

data Later = L1 | L2 Int

deriving instance Eq Later
deriving instance Ord Later
deriving instance Show Later

data Rec = Rec { (<+>) :: Int, negative' :: Int, inner :: Maybe Rec } deriving (Show, Eq, Ord)

data Mixed = Int :| Int | Mixed :& Mixed | N { n :: Mixed } deriving (Show, Eq, Ord)

infixr 6 :|
infixl 5 :&

data Bounds = Bounds Bool Ordering deriving (Show, Bounded, Eq, Ord)

everything :: [Many]
everything = [M0, M1 (-1), M2 3 True, M3 'x', M4 [M0, M1 2]]

module Mutual where

isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

data Expr = Num Int | Block [Stmt] Expr deriving (Show, Eq)
data Stmt = Set String Expr | Print Expr deriving (Show, Eq)

countE :: Expr -> Int
countE (Num _) = 1
countE (Block ss e) = sum (map countS ss) + countE e

countS :: Stmt -> Int
countS (Set _ e) = 1 + countE e
countS (Print e) = countE e

ones, twos :: [Int]
ones = 1 : map (subtract 1) twos
twos = 2 : map (+ 1) ones

hofF, hofM :: Int -> Int
hofF 0 = 1
hofF n = n - hofM (hofF (n - 1))
hofM 0 = 0
hofM n = n - hofF (hofM (n - 1))

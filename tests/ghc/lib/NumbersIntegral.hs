module NumbersIntegral where


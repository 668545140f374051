module Hashes where

import Data.Hashable
import System.Random.SplitMix
import qualified Data.ByteString.Char8 as B

many :: Int -> (SMGen -> (a, SMGen)) -> SMGen -> [a]
many 0 _ _ = []
many n f g = case f g of (x, g') -> x : many (n - 1) f g'

module FixedDigits where

import Data.Complex
import Data.Fixed
import Data.Monoid (Alt (..), Ap (..))

price :: Centi
price = 12.34

shares :: [Micro]
shares = map (/ 3) [1, -1, 2, 1000]

near :: Complex Double -> Complex Double
near (a :+ b) = fromIntegral (round (a * 1e6) :: Int) :+ fromIntegral (round (b * 1e6) :: Int)

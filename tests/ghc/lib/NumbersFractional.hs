module NumbersFractional where

import Data.Ratio

module NumbersText where

import Numeric
import Numeric.Natural
import Text.Read (readMaybe, readEither)
import Data.Complex

module DataBits where

import Data.Bits
import Data.Word
import Data.Int

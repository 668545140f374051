module DataChar where

import Data.Char

module TextStrictness where

import qualified Data.Text as T

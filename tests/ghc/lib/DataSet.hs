module DataSet where

import qualified Data.Set as S

module DataMap where

import qualified Data.Map as M
import qualified Data.Set as S

module DataMapStrict where

import qualified Data.Map.Strict as M
import qualified Data.Set as S

-- Functions of the library, for the survey of what is explored.
module Library where

import Data.List
import qualified Data.Map as Map

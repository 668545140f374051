module DataList where

import Data.List

module DataArray where

import Data.Array

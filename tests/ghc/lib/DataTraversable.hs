module DataTraversable where

import Data.Traversable
import Data.Functor.Identity
import Data.Functor.Const
import Control.Applicative (ZipList (..))

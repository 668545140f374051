module DataFunctor where

import Data.Functor
import Data.Functor.Identity
import Data.Functor.Compose
import Data.Proxy
import Control.Applicative

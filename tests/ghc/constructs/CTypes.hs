module CTypes where

import Control.Applicative
import Control.Monad.Zip
import qualified Data.ByteString as Bytes
import Data.ByteString.Internal (c2w, isSpaceChar8, isSpaceWord8, w2c)
import Data.ByteString.Unsafe
import Foreign.C.Types

hello :: Bytes.ByteString
hello = Bytes.pack (map c2w "hello")

module BytesStrictness where

import qualified Data.ByteString as B

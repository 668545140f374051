{-# LANGUAGE OverloadedStrings #-}

-- | Strings of bytes.
module Bytes where

import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C

text :: C.ByteString
text = "hello world"

bytes :: B.ByteString
bytes = B.pack [3, 1, 4, 1, 5, 9, 2, 6]

none :: B.ByteString
none = B.empty

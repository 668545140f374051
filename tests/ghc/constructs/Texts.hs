{-# LANGUAGE OverloadedStrings #-}

-- | Text.
module Texts where

import Data.Text (Text)
import qualified Data.Text as T

text :: Text
text = "hello wörld"

none :: Text
none = T.empty

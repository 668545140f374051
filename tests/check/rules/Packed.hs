-- Texts and strings of bytes: their values are what `pack` makes, so false laws about them are refuted by such values.
module Packed where

import qualified Data.ByteString as B
import qualified Data.Text as T

-- expect: refuted
prop_palindrome :: T.Text -> Bool
prop_palindrome t = T.reverse t == t

-- expect: refuted
prop_commutes :: T.Text -> T.Text -> Bool
prop_commutes s t = T.append s t == T.append t s

-- expect: refuted
prop_stripped :: T.Text -> Bool
prop_stripped t = T.strip t == t

-- A sharp s becomes two letters.
-- expect: refuted
prop_as_long :: T.Text -> Bool
prop_as_long t = T.length (T.toUpper t) == T.length t

-- expect: refuted
prop_no_last_byte :: B.ByteString -> Bool
prop_no_last_byte b = B.all (< 255) b

-- expect: verified
prop_bytes_reversed :: B.ByteString -> Bool
prop_bytes_reversed b = B.reverse (B.reverse b) == b

-- A text has no surrogates, whatever it is made from.
-- expect: not verified
prop_unpacked :: String -> Bool
prop_unpacked s = T.unpack (T.pack s) == s

{-# RULES
-- expect: refuted
"all are kept" forall t p. T.length (T.filter p t) = T.length t
-- expect: refuted
"itself" forall t. T.reverse t = t
-- What `g` makes of a letter may be a surrogate, which is replaced before `f` sees it.
-- expect: not verified
"map/map" forall f g t. T.map f (T.map g t) = T.map (f . g) t
  #-}

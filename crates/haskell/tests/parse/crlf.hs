module Crlf where

f x = do
  a
  "gap\
    \ped"
g = 2

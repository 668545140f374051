module Cyclic.Trees where

data Tree

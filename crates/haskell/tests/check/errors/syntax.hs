module Syntax where

broken = (1 + 
fine = 2
usesBroken = broken + 1
emptyDo = do
lastStatement = do
  x <- Just 1
  let y = 2

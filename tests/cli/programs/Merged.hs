module Merged where

twice :: Int -> Int
<<<<<<< HEAD
twice x = x + x
=======
twice x = 2 * x
>>>>>>> other

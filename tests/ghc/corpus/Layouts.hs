module Layouts where {

import Data.Char (toUpper)
;

-- Explicit braces for the module, and every other way to lay code out inside.

braces :: Int -> Int ;
braces n = let { a = n ; b = a + 1 ; } in case b of { 0 -> 1 ; m | m > 5 -> m
                                                                | otherwise -> 0 } ;

offside :: Int -> String
; offside n
    | n > 0
    , even n = let
        half = n `div` 2
        text = show half
        in text ++ "!"
    | otherwise
        = if n == 0
          then "zero"
          else
            "odd or "
              ++ "negative"

; doBlock :: Maybe Int
; doBlock = do
    x <- Just 1
    let y = x + 1
        z = y + 1
    let { w = z * 2 }
    if w > 3
      then do
        v <- Just w
        return (v + x)
      else Nothing

; oneLine :: Maybe Int
; oneLine = do { x <- Just 1; let { y = 2 }; return (x + y) }

; caseInCase :: Maybe (Either Int String) -> String
; caseInCase m = case m of
    Nothing -> "nothing"
    Just e -> case e of
      Left n
        | n < 0 -> "neg"
        | n > 0 -> "pos"
      Left _ -> "zero"
      Right s -> map toUpper s

; whereNest :: Int -> Int
; whereNest n = outer n where
    outer k = inner k + c where
      inner j = j * c
      c = 10

; ifInDo :: Int -> [Int]
; ifInDo n = do
    x <- [1 .. n]
    if even x then return x
    else do
      y <- [x, x * 10]
      return y

; lambdas :: [Int -> Int -> Int]
; lambdas = [ \x y -> x + y
            , \x -> \y -> x * y
            , \ _ y -> y ]
}

module Layout
  ( module Layout
  ) where
{ import Data.List (sort)
; f x = case x of { 0 -> "zero"
                  ; n | n < 0 -> "neg"
                      | otherwise -> "pos" }
; g x y = let { a = x + y
              ; b = x * y } in (a, b)
; h = do { x <- [1, 2]; let { y = x * 10 }; return (x + y) }
}

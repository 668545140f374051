module BracesLayout where
{
a = 1
; b = do
  c
  d
; e = let f = 1
          g = 2 in f
; h x = case x of 1 -> 2
                  3 -> 4
; class I a where j :: a
; data K = K | L
 deriving Eq
}

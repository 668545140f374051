module LocalPoly where

both :: (Int, String)
both = (twice (+ 1) 0, twice ('x' :) "")
  where
    twice f = f . f

pairUp :: ([Int], [Bool])
pairUp =
  let dup x = [x, x]
      rev [] acc = acc
      rev (y : ys) acc = rev ys (y : acc)
   in (rev (dup 1 ++ dup 2) [], rev (dup True) [])

shows2 :: (String, String)
shows2 = (f 1, f 'c')
  where
    f x = "<" ++ show x ++ ">"

eqs :: (Bool, Bool)
eqs = (same 1 1, same 'a' 'b')
  where
    same x y = not (x /= y)

idPair :: (Int, Char)
idPair = let (f, _) = (\x -> x, ()) in (f 1, 'c')

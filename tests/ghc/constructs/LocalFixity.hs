module LocalFixity where

left :: Int -> Int -> Int -> Int
left a b c = a <-> b <-> c
  where
    infixl 6 <->
    x <-> y = x - y

right :: Int -> Int -> Int -> Int
right a b c = a <-> b <-> c
  where
    infixr 6 <->
    x <-> y = x - y

mixed :: Int
mixed =
  let infixl 7 <+>
      infixl 6 <.>
      a <+> b = a + b
      a <.> b = a * b
   in 2 <.> 3 <+> 4

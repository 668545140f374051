data Json = Null | B Bool | N Int | S String | A [Json] | O [(String, Json)]
instance Show Json where
  showsPrec _ Null = showString "null"
  showsPrec _ (B b) = showString (if b then "true" else "false")
  showsPrec _ (N n) = shows n
  showsPrec _ (S s) = shows s
  showsPrec _ (A xs) = showChar '[' . commas (map shows xs) . showChar ']'
  showsPrec _ (O kvs) = showChar '{' . commas [shows k . showChar ':' . shows v | (k, v) <- kvs] . showChar '}'
commas :: [ShowS] -> ShowS
commas [] = id
commas xs = foldr1 (\a b -> a . showChar ',' . b) xs
main :: IO ()
main = print (O [("a", A [N 1, Null, B True]), ("q\"", S "x\ny"), ("e", A [])])

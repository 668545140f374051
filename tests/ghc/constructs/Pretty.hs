module Pretty where

data Doc = Empty | Text String | Line | Doc :<> Doc | Indent Int Doc

infixr 6 :<>

instance Show Doc where
  show = render

render :: Doc -> String
render d = go [(0, d)]
  where
    go [] = ""
    go ((i, doc) : rest) = case doc of
      Empty -> go rest
      Text s -> s ++ go rest
      Line -> '\n' : replicate i ' ' ++ go rest
      a :<> b -> go ((i, a) : (i, b) : rest)
      Indent n x -> go ((i + n, x) : rest)

data Json = Null | Bool Bool | Num Int | Str String | Arr [Json] | Obj [(String, Json)]

json :: Json -> Doc
json Null = Text "null"
json (Bool b) = Text (if b then "true" else "false")
json (Num n) = Text (show n)
json (Str s) = Text (show s)
json (Arr xs) = block "[" "]" (map json xs)
json (Obj kvs) = block "{" "}" [Text (show k) :<> Text ": " :<> json v | (k, v) <- kvs]

block :: String -> String -> [Doc] -> Doc
block open close [] = Text (open ++ close)
block open close ds = Text open :<> Indent 2 (Line :<> commas ds) :<> Line :<> Text close
  where
    commas = foldr1 (\a b -> a :<> Text "," :<> Line :<> b)

roman :: Int -> String
roman 0 = ""
roman n = head [s ++ roman (n - v) | (v, s) <- table, v <= n]
  where
    table = zip [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1] ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]

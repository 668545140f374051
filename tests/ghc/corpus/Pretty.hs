module Pretty where

-- showsPrec by hand, with precedences; and a small document printer.

data Term
  = V String
  | Term :@ Term
  | String :. Term

infixl 9 :@
infixr 0 :.

instance Show Term where
  showsPrec _ (V x) = showString x
  showsPrec d (f :@ a) = showParen (d > 9) $ showsPrec 9 f . showChar ' ' . showsPrec 10 a
  showsPrec d (x :. b) = showParen (d > 0) $ showChar '\\' . showString x . showString ". " . showsPrec 0 b

newtype Poly = Poly [Int]

instance Show Poly where
  show (Poly cs)
    | null terms = "0"
    | otherwise = foldr1 (\a b -> a ++ " + " ++ b) (reverse terms)
    where
      terms = [term c i | (c, i) <- zip cs [0 :: Int ..], c /= 0]
      term c 0 = show c
      term c 1 = coeff c ++ "x"
      term c i = coeff c ++ "x^" ++ show i
      coeff 1 = ""
      coeff c = show c
  showList ps = showString ("<" ++ show (length ps) ++ " polynomials>")

data Doc = Empty | Text String | Doc :<>: Doc | Line | Nest Int Doc

infixr 6 :<>:

render :: Doc -> [String]
render d = lines (go 0 d "")
  where
    go :: Int -> Doc -> ShowS
    go _ Empty = id
    go _ (Text s) = showString s
    go i (a :<>: b) = go i a . go i b
    go i Line = showChar '\n' . showString (replicate i ' ')
    go i (Nest n x) = go (i + n) x

block :: Doc
block = Text "do {" :<>: Nest 2 (Line :<>: Text "a" :<>: Nest 2 (Line :<>: Text "b")) :<>: Line :<>: Text "}"

omega :: Term
omega = w :@ w
  where w = "x" :. V "x" :@ V "x"

{-# LANGUAGE NoImplicitPrelude #-}

-- | Text to values: readers that give every way to read a prefix of the text, with the text that is left.
module Selfsame.Read
  ( ReadS
  , Read (..)
  , reads
  , read
  , readEither
  , readMaybe
  , readParen
  , lex
  , lexLitChar
  , readLitChar
  , readDecimal
  , readInBase
  ) where

import Data.Bool
import Data.Either
import Data.Eq
import Data.Function
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Char
import Selfsame.Float
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Real

type ReadS a = String -> [(a, String)]

class Read a where
  readsPrec :: Int -> ReadS a
  readList :: ReadS [a]
  readList text = readListWith reads text

reads :: Read a => ReadS a
reads text = readsPrec 0 text

read :: Read a => String -> a
read text = either error id (readEither text)

readMaybe :: Read a => String -> Maybe a
readMaybe text = either (\_ -> Nothing) Just (readEither text)

-- | The value that the whole text is, apart from space around it; or why there is none.
readEither :: Read a => String -> Either String a
readEither text = case concatMap whole (reads text) of
  [x] -> Right x
  [] -> Left "Prelude.read: no parse"
  _ -> Left "Prelude.read: ambiguous parse"
  where
    whole (x, rest) = case dropWhile isSpace rest of
      [] -> [x]
      _ -> []

-- | Any number of parentheses around; at least one if the first argument says so.
readParen :: Bool -> ReadS a -> ReadS a
readParen required inner = case required of
  True -> mandatory
  False -> optional
  where
    optional text = inner text ++ mandatory text
    mandatory text =
      concatMap (\(x, rest) -> token ")" x rest) (concatMap (\(_, rest) -> optional rest) (token "(" () text))

-- | Keeps a value if the next lexeme is the given one.
token :: String -> a -> ReadS a
token expected x text = concatMap keep (lex text)
  where
    keep (found, rest)
      | found == expected = [(x, rest)]
      | otherwise = []

readListWith :: ReadS a -> ReadS [a]
readListWith element = readParen False (\text -> concatMap (\(_, rest) -> first rest) (token "[" () text))
  where
    first text = token "]" [] text ++ concatMap (\(x, rest) -> prepend x (more rest)) (element text)
    more text =
      token "]" [] text
        ++ concatMap (\(x, rest) -> prepend x (more rest)) (concatMap (\(_, rest) -> element rest) (token "," () text))

prepend :: a -> [([a], String)] -> [([a], String)]
prepend x results = map (\(xs, rest) -> (x : xs, rest)) results

-- Lexemes

-- | One lexeme of Haskell, after space; the empty lexeme at the end of the text.
lex :: ReadS String
lex text = case dropWhile isSpace text of
  [] -> [("", "")]
  '"' : rest -> lexString rest
  '\'' : rest -> lexCharacter rest
  c : rest
    | isSpecial c -> [([c], rest)]
    | isSymbolic c -> case span isSymbolic rest of
        (more, rest') -> [(c : more, rest')]
    | isIdentifierStart c -> case span isIdentifierPart rest of
        (more, rest') -> [(c : more, rest')]
    | isDigit c -> lexNumber (c : rest)
    | otherwise -> []

isSpecial, isSymbolic, isIdentifierStart, isIdentifierPart :: Char -> Bool
isSpecial c = c `elem` ",;()[]{}`"
isSymbolic c
  | isAscii c = c `elem` "!@#$%&*+./<=>?\\^|:-~"
  | otherwise = isSymbol c || isPunctuation c
isIdentifierStart c = isAlpha c || c == '_'
isIdentifierPart c = isAlphaNum c || c == '_' || c == '\''

lexNumber :: ReadS String
lexNumber text = case text of
  '0' : x : d : rest
    | (x == 'x' || x == 'X') && isHexDigit d -> based x (d : rest) isHexDigit
    | (x == 'o' || x == 'O') && isOctDigit d -> based x (d : rest) isOctDigit
  _ -> case span isDigit text of
    (whole, rest) -> case lexFraction rest of
      (fraction, rest') -> case lexExponent rest' of
        (power, rest'') -> [(whole ++ fraction ++ power, rest'')]
  where
    based x rest digit = case span digit rest of
      (digits, rest') -> [('0' : x : digits, rest')]

lexFraction, lexExponent :: String -> (String, String)
lexFraction text = case text of
  '.' : d : rest | isDigit d -> case span isDigit rest of
    (more, rest') -> ('.' : d : more, rest')
  _ -> ("", text)
lexExponent text = case text of
  e : sign : d : rest
    | isE e && (sign == '-' || sign == '+') && isDigit d -> case span isDigit rest of
        (more, rest') -> (e : sign : d : more, rest')
  e : d : rest
    | isE e && isDigit d -> case span isDigit rest of
        (more, rest') -> (e : d : more, rest')
  _ -> ("", text)
  where
    isE c = c == 'e' || c == 'E'

-- | A string literal, as it stands in the text, with both quotes; the first one has been read.
lexString :: ReadS String
lexString = go "\""
  where
    -- The text so far is kept in reverse.
    go seen text = case text of
      '"' : rest -> [(reverse ('"' : seen), rest)]
      '\\' : c : rest
        | c == '&' -> go (c : '\\' : seen) rest
        | isSpace c -> case dropWhile isSpace rest of
            '\\' : rest' -> go ('&' : '\\' : seen) rest'
            _ -> []
        | otherwise -> concatMap (\(escape, rest') -> go (reverse escape ++ seen) rest') (lexLitChar text)
      c : rest
        | c /= '\\' -> go (c : seen) rest
      _ -> []

lexCharacter :: ReadS String
lexCharacter text = case text of
  '\'' : _ -> []
  _ -> concatMap close (lexLitChar text)
  where
    close (c, '\'' : rest) = [("'" ++ c ++ "'", rest)]
    close _ = []

-- | One character of a literal, as it is written.
lexLitChar :: ReadS String
lexLitChar text = case text of
  '\\' : _ -> map (\(_, rest) -> (take (length text - length rest) text, rest)) (readLitChar text)
  c : rest -> [([c], rest)]
  [] -> []

-- | One character of a literal, as it is meant.
readLitChar :: ReadS Char
readLitChar text = case text of
  '\\' : escape -> readEscape escape
  c : rest -> [(c, rest)]
  [] -> []

readEscape :: ReadS Char
readEscape text = case text of
  '^' : c : rest | c >= '@' && c <= '_' -> [(chr (ord c - ord '@'), rest)]
  'x' : d : rest | isHexDigit d -> numbered 16 isHexDigit (d : rest)
  'o' : d : rest | isOctDigit d -> numbered 8 isOctDigit (d : rest)
  d : _ | isDigit d -> numbered 10 isDigit text
  c : rest -> case lookup c simpleEscapes of
    Just meaning -> [(meaning, rest)]
    Nothing -> take 1 (concatMap named namedEscapes)
  [] -> []
  where
    numbered base digit digits = case span digit digits of
      (ds, rest)
        | number base ds <= 1114111 -> [(chr (fromInteger (number base ds)), rest)]
        | otherwise -> []
    named (name, meaning) = case stripped name text of
      Just rest -> [(meaning, rest)]
      Nothing -> []
    stripped [] rest = Just rest
    stripped (x : xs) (y : ys) | x == y = stripped xs ys
    stripped _ _ = Nothing

simpleEscapes :: [(Char, Char)]
simpleEscapes =
  [ ('a', '\a'), ('b', '\b'), ('f', '\f'), ('n', '\n'), ('r', '\r'), ('t', '\t'), ('v', '\v')
  , ('\\', '\\'), ('"', '"'), ('\'', '\'')
  ]

-- | Longer names before their prefixes.
namedEscapes :: [(String, Char)]
namedEscapes =
  [ ("NUL", '\NUL'), ("SOH", '\SOH'), ("STX", '\STX'), ("ETX", '\ETX'), ("EOT", '\EOT'), ("ENQ", '\ENQ')
  , ("ACK", '\ACK'), ("BEL", '\BEL'), ("BS", '\BS'), ("HT", '\HT'), ("LF", '\LF'), ("VT", '\VT')
  , ("FF", '\FF'), ("CR", '\CR'), ("SO", '\SO'), ("SI", '\SI'), ("DLE", '\DLE'), ("DC1", '\DC1')
  , ("DC2", '\DC2'), ("DC3", '\DC3'), ("DC4", '\DC4'), ("NAK", '\NAK'), ("SYN", '\SYN'), ("ETB", '\ETB')
  , ("CAN", '\CAN'), ("EM", '\EM'), ("SUB", '\SUB'), ("ESC", '\ESC'), ("FS", '\FS'), ("GS", '\GS')
  , ("RS", '\RS'), ("US", '\US'), ("SP", ' '), ("DEL", '\DEL')
  ]

-- Numbers

number :: Integer -> String -> Integer
number base digits = foldl' (\n d -> n * base + primIntToInteger (digitToInt d)) 0 digits

-- | At least one digit of the base, and all that follow.
readInBase :: Num a => Integer -> (Char -> Bool) -> ReadS a
readInBase base digit text = case span digit text of
  ([], _) -> []
  (digits, rest) -> [(fromInteger (number base digits), rest)]

readDecimal :: Num a => ReadS a
readDecimal text = readInBase 10 isDigit text

-- | A number with an optional minus sign, which needs no parentheses even inside an argument.
readSignedWith :: Num a => (String -> Maybe a) -> ReadS a
readSignedWith convert = readParen False signed
  where
    signed text = concatMap sign (lex text)
    sign (lexeme, rest) = case lexeme of
      "-" -> concatMap (\(digits, rest') -> map (\(n, r) -> (negate n, r)) (plain digits rest')) (lex rest)
      _ -> plain lexeme rest
    plain lexeme rest = case convert lexeme of
      Just n -> [(n, rest)]
      Nothing -> []

wholeNumber :: String -> Maybe Integer
wholeNumber lexeme = case lexeme of
  '0' : x : digits@(_ : _)
    | x == 'x' || x == 'X' -> Just (number 16 digits)
    | x == 'o' || x == 'O' -> Just (number 8 digits)
  d : _ | isDigit d && all isDigit lexeme -> Just (number 10 lexeme)
  _ -> Nothing

fractionalNumber :: String -> Maybe Double
fractionalNumber lexeme = case lexeme of
  "NaN" -> Just (0 / 0)
  "Infinity" -> Just (1 / 0)
  d : _ | isDigit d -> case wholeNumber lexeme of
    Just n -> Just (fromInteger n)
    Nothing -> Just (decimal lexeme)
  _ -> Nothing

-- | The nearest double; a power of ten that is out of all range is not computed.
decimal :: String -> Double
decimal lexeme
  | mantissa == 0 = 0
  | magnitude > 310 = 1 / 0
  | magnitude < negate 330 = 0
  | power >= 0 = fromRational ((mantissa * 10 ^ power) :% 1)
  | otherwise = fromRational (mantissa % (10 ^ negate power))
  where
    whole = takeWhile isDigit lexeme
    rest = dropWhile isDigit lexeme
    fraction = case rest of
      '.' : more -> takeWhile isDigit more
      _ -> ""
    mantissa = number 10 (whole ++ fraction)
    stated = case dropWhile (\c -> c /= 'e' && c /= 'E') rest of
      _ : '-' : digits -> negate (number 10 digits)
      _ : '+' : digits -> number 10 digits
      _ : digits -> number 10 digits
      [] -> 0
    power = stated - primIntToInteger (length fraction)
    magnitude = stated + primIntToInteger (length (dropWhile (== '0') whole))

instance Read Int where
  readsPrec _ text = readSignedWith (\lexeme -> maybe Nothing (\n -> Just (fromInteger n)) (wholeNumber lexeme)) text

instance Read Integer where
  readsPrec _ text = readSignedWith wholeNumber text

instance Read Double where
  readsPrec _ text = readSignedWith fractionalNumber text

instance (Integral a, Read a) => Read (Ratio a) where
  readsPrec d = readParen (d > 7) fraction
    where
      fraction text = concatMap over (readsPrec 8 text)
      over (n, rest) = concatMap (\(_, rest') -> map (\(m, r) -> (n % m, r)) (readsPrec 8 rest')) (token "%" () rest)

-- Characters, lists, data

instance Read Char where
  readsPrec _ = readParen False (\text -> concatMap character (lex text))
    where
      character (lexeme, rest) = case lexeme of
        '\'' : quoted -> case readLitChar quoted of
          [(c, "'")] -> [(c, rest)]
          _ -> []
        _ -> []
  readList text = readParen False (\t -> concatMap string (lex t)) text ++ readListWith reads text
    where
      string (lexeme, rest) = case lexeme of
        '"' : quoted -> [(unquoted quoted, rest)]
        _ -> []
      unquoted quoted = case quoted of
        "\"" -> ""
        '\\' : '&' : more -> unquoted more
        _ -> case readLitChar quoted of
          (c, more) : _ -> c : unquoted more
          [] -> ""

instance Read a => Read [a] where
  readsPrec _ text = readList text

instance Read () where
  readsPrec _ = readParen False (\text -> concatMap (\(_, rest) -> token ")" () rest) (token "(" () text))

instance Read Bool where
  readsPrec _ = readParen False (\text -> token "False" False text ++ token "True" True text)

instance Read Ordering where
  readsPrec _ = readParen False (\text -> token "LT" LT text ++ token "EQ" EQ text ++ token "GT" GT text)

-- | A constructor applied to one argument.
readApplied :: Read a => String -> (a -> b) -> Int -> ReadS b
readApplied name make d = readParen (d > 10) inner
  where
    inner text = concatMap (\(_, rest) -> map (\(x, r) -> (make x, r)) (readsPrec 11 rest)) (token name () text)

instance Read a => Read (Maybe a) where
  readsPrec d text = readParen False (token "Nothing" Nothing) text ++ readApplied "Just" Just d text

instance (Read a, Read b) => Read (Either a b) where
  readsPrec d text = readApplied "Left" Left d text ++ readApplied "Right" Right d text

instance (Read a, Read b) => Read (a, b) where
  readsPrec _ = readParen False (\text -> concatMap first (token "(" () text))
    where
      first (_, rest) = concatMap second (reads rest)
      second (a, rest) = concatMap (end a) (afterComma rest)
      end a (b, rest) = token ")" (a, b) rest

instance (Read a, Read b, Read c) => Read (a, b, c) where
  readsPrec _ = readParen False (\text -> concatMap first (token "(" () text))
    where
      first (_, rest) = concatMap second (reads rest)
      second (a, rest) = concatMap (third a) (afterComma rest)
      third a (b, rest) = concatMap (end a b) (afterComma rest)
      end a b (c, rest) = token ")" (a, b, c) rest

instance (Read a, Read b, Read c, Read d) => Read (a, b, c, d) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2
    , done <- token ")" (a, b, c, d) t3 ])

instance (Read a, Read b, Read c, Read d, Read e) => Read (a, b, c, d, e) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3
    , done <- token ")" (a, b, c, d, e) t4 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f) => Read (a, b, c, d, e, f) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4
    , done <- token ")" (a, b, c, d, e, f) t5 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g) => Read (a, b, c, d, e, f, g) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5
    , done <- token ")" (a, b, c, d, e, f, g) t6 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h) => Read (a, b, c, d, e, f, g, h) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6
    , done <- token ")" (a, b, c, d, e, f, g, h) t7 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i) => Read (a, b, c, d, e, f, g, h, i) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7
    , done <- token ")" (a, b, c, d, e, f, g, h, i) t8 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j) => Read (a, b, c, d, e, f, g, h, i, j) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7, (j, t9) <- afterComma t8
    , done <- token ")" (a, b, c, d, e, f, g, h, i, j) t9 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k) => Read (a, b, c, d, e, f, g, h, i, j, k) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7, (j, t9) <- afterComma t8, (k, t10) <- afterComma t9
    , done <- token ")" (a, b, c, d, e, f, g, h, i, j, k) t10 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l) => Read (a, b, c, d, e, f, g, h, i, j, k, l) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7, (j, t9) <- afterComma t8, (k, t10) <- afterComma t9, (l, t11) <- afterComma t10
    , done <- token ")" (a, b, c, d, e, f, g, h, i, j, k, l) t11 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m) => Read (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7, (j, t9) <- afterComma t8, (k, t10) <- afterComma t9, (l, t11) <- afterComma t10, (m, t12) <- afterComma t11
    , done <- token ")" (a, b, c, d, e, f, g, h, i, j, k, l, m) t12 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m, Read n) => Read (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7, (j, t9) <- afterComma t8, (k, t10) <- afterComma t9, (l, t11) <- afterComma t10, (m, t12) <- afterComma t11, (n, t13) <- afterComma t12
    , done <- token ")" (a, b, c, d, e, f, g, h, i, j, k, l, m, n) t13 ])

instance (Read a, Read b, Read c, Read d, Read e, Read f, Read g, Read h, Read i, Read j, Read k, Read l, Read m, Read n, Read o) => Read (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  readsPrec _ = readParen False (\text ->
    [ done | (_, t) <- token "(" () text, (a, t0) <- reads t, (b, t1) <- afterComma t0, (c, t2) <- afterComma t1, (d, t3) <- afterComma t2, (e, t4) <- afterComma t3, (f, t5) <- afterComma t4, (g, t6) <- afterComma t5, (h, t7) <- afterComma t6, (i, t8) <- afterComma t7, (j, t9) <- afterComma t8, (k, t10) <- afterComma t9, (l, t11) <- afterComma t10, (m, t12) <- afterComma t11, (n, t13) <- afterComma t12, (o, t14) <- afterComma t13
    , done <- token ")" (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) t14 ])

afterComma :: Read a => ReadS a
afterComma text = concatMap (\(_, rest) -> reads rest) (token "," () text)

{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | Parsers that follow all alternatives at once, without going back.
module Text.ParserCombinators.ReadP
  ( ReadP
  , ReadS
  , get
  , look
  , (+++)
  , (<++)
  , gather
  , pfail
  , eof
  , satisfy
  , char
  , string
  , munch
  , munch1
  , skipSpaces
  , choice
  , count
  , between
  , option
  , optional
  , many
  , many1
  , skipMany
  , skipMany1
  , sepBy
  , sepBy1
  , endBy
  , endBy1
  , chainr
  , chainl
  , chainl1
  , chainr1
  , manyTill
  , readP_to_S
  , readS_to_P
  ) where

import Control.Monad (replicateM, void)
import Data.Char (isSpace)
import Prelude
import Selfsame.Monad hiding (many, optional)

infixr 5 +++, <++

-- | What is left to do with the input.
data P a
  = Get (Char -> P a)
  | Look (String -> P a)
  | Fail
  | Result a (P a)
  | -- | At least one, each with the rest of the input.
    Final (a, String) [(a, String)]

instance Functor P where
  fmap f p = p >>= \x -> return (f x)

instance Applicative P where
  pure x = Result x Fail
  pf <*> px = pf >>= \f -> px >>= \x -> return (f x)

instance Monad P where
  Get f >>= k = Get (\c -> f c >>= k)
  Look f >>= k = Look (\s -> f s >>= k)
  Fail >>= _ = Fail
  Result x p >>= k = k x <|> (p >>= k)
  Final first rest >>= k = final [again | (x, s) <- first : rest, again <- run (k x) s]

instance MonadFail P where
  fail _ = Fail

instance Alternative P where
  empty = Fail

  Get f1 <|> Get f2 = Get (\c -> f1 c <|> f2 c)
  Result x p <|> q = Result x (p <|> q)
  p <|> Result x q = Result x (p <|> q)
  Fail <|> p = p
  p <|> Fail = p
  Final r rs <|> Final t ts = Final r (rs ++ (t : ts))
  Final r rs <|> Look f = Look (\s -> moreFinal r (rs ++ run (f s) s))
  Final r rs <|> p = Look (\s -> moreFinal r (rs ++ run p s))
  Look f <|> Final r rs = Look (\s -> prepended (run (f s) s) r rs)
  p <|> Final r rs = Look (\s -> prepended (run p s) r rs)
  Look f <|> Look g = Look (\s -> f s <|> g s)
  Look f <|> p = Look (\s -> f s <|> p)
  p <|> Look f = Look (\s -> p <|> f s)

instance MonadPlus P

moreFinal :: (a, String) -> [(a, String)] -> P a
moreFinal r rs = Final r rs

prepended :: [(a, String)] -> (a, String) -> [(a, String)] -> P a
prepended [] r rs = Final r rs
prepended (t : ts) r rs = Final t (ts ++ (r : rs))

final :: [(a, String)] -> P a
final [] = Fail
final (r : rs) = Final r rs

run :: P a -> ReadS a
run (Get f) (c : s) = run (f c) s
run (Look f) s = run (f s) s
run (Result x p) s = (x, s) : run p s
run (Final r rs) _ = r : rs
run _ _ = []

newtype ReadP a = R (forall b. (a -> P b) -> P b)

instance Functor ReadP where
  fmap h (R f) = R (\k -> f (\x -> k (h x)))

instance Applicative ReadP where
  pure x = R (\k -> k x)
  mf <*> mx = mf >>= \f -> mx >>= \x -> return (f x)

instance Monad ReadP where
  R m >>= f = R (\k -> m (\a -> let R m' = f a in m' k))

instance MonadFail ReadP where
  fail _ = R (\_ -> Fail)

instance Alternative ReadP where
  empty = pfail
  (<|>) = (+++)

instance MonadPlus ReadP

get :: ReadP Char
get = R Get

look :: ReadP String
look = R Look

pfail :: ReadP a
pfail = R (\_ -> Fail)

(+++) :: ReadP a -> ReadP a -> ReadP a
R f1 +++ R f2 = R (\k -> f1 k <|> f2 k)

-- | The left one alone if it gives anything.
(<++) :: ReadP a -> ReadP a -> ReadP a
R f0 <++ q = look >>= \s -> probe (f0 return) s (0 :: Int)
  where
    probe (Get f) (c : s) n = probe (f c) s (n + 1)
    probe (Look f) s n = probe (f s) s n
    probe p@(Result _ _) _ n = discard n >>= \_ -> R (p >>=)
    probe (Final r rs) _ _ = R (Final r rs >>=)
    probe _ _ _ = q
    discard 0 = return ()
    discard n = get >>= \_ -> discard (n - 1)

gather :: ReadP a -> ReadP (String, a)
gather (R m) = R (\k -> gathered id (m (\s -> return (\l -> k (l, s)))) )

gathered :: (String -> String) -> P (String -> P b) -> P b
gathered l (Get f) = Get (\c -> gathered (\s -> l (c : s)) (f c))
gathered _ Fail = Fail
gathered l (Look f) = Look (\s -> gathered l (f s))
gathered l (Result k p) = k (l []) <|> gathered l p
gathered _ (Final _ _) = errorWithoutStackTrace "do not use readS_to_P in gather!"

satisfy :: (Char -> Bool) -> ReadP Char
satisfy p = get >>= \c -> if p c then return c else pfail

char :: Char -> ReadP Char
char c = satisfy (c ==)

eof :: ReadP ()
eof = look >>= \s -> if null s then return () else pfail

string :: String -> ReadP String
string this = look >>= \s -> scan this s
  where
    scan [] _ = return this
    scan (x : xs) (y : ys) | x == y = get >>= \_ -> scan xs ys
    scan _ _ = pfail

munch :: (Char -> Bool) -> ReadP String
munch p = look >>= \s -> scan s
  where
    scan (c : cs) | p c = get >>= \_ -> scan cs >>= \s -> return (c : s)
    scan _ = return ""

munch1 :: (Char -> Bool) -> ReadP String
munch1 p = get >>= \c -> if p c then munch p >>= \s -> return (c : s) else pfail

choice :: [ReadP a] -> ReadP a
choice [] = pfail
choice [p] = p
choice (p : ps) = p +++ choice ps

skipSpaces :: ReadP ()
skipSpaces = look >>= \s -> skip s
  where
    skip (c : s) | isSpace c = get >>= \_ -> skip s
    skip _ = return ()

count :: Int -> ReadP a -> ReadP [a]
count n p = replicateM n p

between :: ReadP open -> ReadP close -> ReadP a -> ReadP a
between open close p = open >>= \_ -> p >>= \x -> close >>= \_ -> return x

option :: a -> ReadP a -> ReadP a
option x p = p +++ return x

optional :: ReadP a -> ReadP ()
optional p = void p +++ return ()

many :: ReadP a -> ReadP [a]
many p = return [] +++ many1 p

many1 :: ReadP a -> ReadP [a]
many1 p = p >>= \x -> many p >>= \xs -> return (x : xs)

skipMany :: ReadP a -> ReadP ()
skipMany p = many p >>= \_ -> return ()

skipMany1 :: ReadP a -> ReadP ()
skipMany1 p = p >>= \_ -> skipMany p

sepBy :: ReadP a -> ReadP sep -> ReadP [a]
sepBy p sep = sepBy1 p sep +++ return []

sepBy1 :: ReadP a -> ReadP sep -> ReadP [a]
sepBy1 p sep = p >>= \x -> many (sep >>= \_ -> p) >>= \xs -> return (x : xs)

endBy :: ReadP a -> ReadP sep -> ReadP [a]
endBy p sep = many (p >>= \x -> sep >>= \_ -> return x)

endBy1 :: ReadP a -> ReadP sep -> ReadP [a]
endBy1 p sep = many1 (p >>= \x -> sep >>= \_ -> return x)

chainr :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainr p op x = chainr1 p op +++ return x

chainl :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainl p op x = chainl1 p op +++ return x

chainr1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainr1 p op = scan
  where
    scan = p >>= rest
    rest x = (op >>= \f -> scan >>= \y -> return (f x y)) +++ return x

chainl1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainl1 p op = p >>= rest
  where
    rest x = (op >>= \f -> p >>= \y -> rest (f x y)) +++ return x

manyTill :: ReadP a -> ReadP end -> ReadP [a]
manyTill p end = scan
  where
    scan = (end >>= \_ -> return []) <++ (p >>= \x -> scan >>= \xs -> return (x : xs))

readP_to_S :: ReadP a -> ReadS a
readP_to_S (R f) = run (f return)

readS_to_P :: ReadS a -> ReadP a
readS_to_P r = R (\k -> Look (\s -> final [again | (a, s') <- r s, again <- run (k a) s']))

{-# LANGUAGE NoImplicitPrelude #-}

-- | Options of the command line, as GNU's getopt reads them.
module System.Console.GetOpt
  ( getOpt
  , getOpt'
  , usageInfo
  , ArgOrder (..)
  , OptDescr (..)
  , ArgDescr (..)
  ) where

import Data.List
import Prelude

data ArgOrder a = RequireOrder | Permute | ReturnInOrder (String -> a)

data OptDescr a = Option [Char] [String] (ArgDescr a) String

data ArgDescr a = NoArg a | ReqArg (String -> a) String | OptArg (Maybe String -> a) String

instance Functor ArgOrder where
  fmap _ RequireOrder = RequireOrder
  fmap _ Permute = Permute
  fmap f (ReturnInOrder g) = ReturnInOrder (\s -> f (g s))

instance Functor OptDescr where
  fmap f (Option short long argument help) = Option short long (fmap f argument) help

instance Functor ArgDescr where
  fmap f (NoArg a) = NoArg (f a)
  fmap f (ReqArg g s) = ReqArg (\x -> f (g x)) s
  fmap f (OptArg g s) = OptArg (\x -> f (g x)) s

data OptKind a = Opt a | UnreqOpt String | NonOpt String | EndOfOpts | OptErr String

usageInfo :: String -> [OptDescr a] -> String
usageInfo header options = unlines (header : table)
  where
    (ss, ls, ds) = unzip3 (concatMap formatted options)
    table = zipWith3 line (same ss) (same ls) ds
    line x y z = "  " ++ x ++ "  " ++ y ++ "  " ++ z
    same xs = let width = maximum (map length xs) in [take width (x ++ repeat ' ') | x <- xs]

formatted :: OptDescr a -> [(String, String, String)]
formatted (Option shorts longs argument help) =
  case lines help of
    [] -> [(short, long, "")]
    d : ds -> (short, long, d) : [("", "", d') | d' <- ds]
  where
    short = intercalate ", " (map (shortOption argument) shorts)
    long = intercalate ", " (map (longOption argument) longs)

shortOption :: ArgDescr a -> Char -> String
shortOption (NoArg _) c = "-" ++ [c]
shortOption (ReqArg _ name) c = "-" ++ [c] ++ " " ++ name
shortOption (OptArg _ name) c = "-" ++ [c] ++ "[" ++ name ++ "]"

longOption :: ArgDescr a -> String -> String
longOption (NoArg _) text = "--" ++ text
longOption (ReqArg _ name) text = "--" ++ text ++ "=" ++ name
longOption (OptArg _ name) text = "--" ++ text ++ "[=" ++ name ++ "]"

getOpt :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String])
getOpt order options args = (os, xs, es ++ map unrecognised us)
  where
    (os, xs, us, es) = getOpt' order options args

getOpt' :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String], [String])
getOpt' _ _ [] = ([], [], [], [])
getOpt' order options (arg : args) = step opt order
  where
    step (Opt o) _ = (o : os, xs, us, es)
    step (UnreqOpt u) _ = (os, xs, u : us, es)
    step (NonOpt x) RequireOrder = ([], x : rest, [], [])
    step (NonOpt x) Permute = (os, x : xs, us, es)
    step (NonOpt x) (ReturnInOrder f) = (f x : os, xs, us, es)
    step EndOfOpts RequireOrder = ([], rest, [], [])
    step EndOfOpts Permute = ([], rest, [], [])
    step EndOfOpts (ReturnInOrder f) = (map f rest, [], [], [])
    step (OptErr e) _ = (os, xs, us, e : es)
    (opt, rest) = next arg args options
    (os, xs, us, es) = getOpt' order options rest

next :: String -> [String] -> [OptDescr a] -> (OptKind a, [String])
next ('-' : '-' : []) rest _ = (EndOfOpts, rest)
next ('-' : '-' : xs) rest options = long xs rest options
next ('-' : x : xs) rest options = short x xs rest options
next a rest _ = (NonOpt a, rest)

long :: String -> [String] -> [OptDescr a] -> (OptKind a, [String])
long ls rs options = chosen ads arg rs
  where
    (name, arg) = break (== '=') ls
    having p = [o | o@(Option _ names _ _) <- options, find (p name) names /= Nothing]
    exact = having (==)
    found = if null exact then having isPrefixOf else exact
    ads = [ad | Option _ _ ad _ <- found]
    text = "--" ++ name
    chosen (_ : _ : _) _ rest = (ambiguous found text, rest)
    chosen [NoArg a] [] rest = (Opt a, rest)
    chosen [NoArg _] ('=' : _) rest = (noArgument text, rest)
    chosen [ReqArg _ d] [] [] = (required d text, [])
    chosen [ReqArg f _] [] (r : rest) = (Opt (f r), rest)
    chosen [ReqArg f _] ('=' : xs) rest = (Opt (f xs), rest)
    chosen [OptArg f _] [] rest = (Opt (f Nothing), rest)
    chosen [OptArg f _] ('=' : xs) rest = (Opt (f (Just xs)), rest)
    chosen _ _ rest = (UnreqOpt ("--" ++ ls), rest)

short :: Char -> String -> [String] -> [OptDescr a] -> (OptKind a, [String])
short y ys rs options = chosen ads ys rs
  where
    found = [o | o@(Option ss _ _ _) <- options, s <- ss, y == s]
    ads = [ad | Option _ _ ad _ <- found]
    text = '-' : [y]
    chosen (_ : _ : _) _ rest = (ambiguous found text, rest)
    chosen (NoArg a : _) [] rest = (Opt a, rest)
    chosen (NoArg a : _) xs rest = (Opt a, ('-' : xs) : rest)
    chosen (ReqArg _ d : _) [] [] = (required d text, [])
    chosen (ReqArg f _ : _) [] (r : rest) = (Opt (f r), rest)
    chosen (ReqArg f _ : _) xs rest = (Opt (f xs), rest)
    chosen (OptArg f _ : _) [] rest = (Opt (f Nothing), rest)
    chosen (OptArg f _ : _) xs rest = (Opt (f (Just xs)), rest)
    chosen [] [] rest = (UnreqOpt text, rest)
    chosen [] xs rest = (UnreqOpt text, ('-' : xs) : rest)

ambiguous :: [OptDescr a] -> String -> OptKind b
ambiguous options text = OptErr (usageInfo header options)
  where
    header = "option `" ++ text ++ "' is ambiguous; could be one of:"

required :: String -> String -> OptKind a
required d text = OptErr ("option `" ++ text ++ "' requires an argument " ++ d ++ "\n")

unrecognised :: String -> String
unrecognised text = "unrecognized option `" ++ text ++ "'\n"

noArgument :: String -> OptKind a
noArgument text = OptErr ("option `" ++ text ++ "' doesn't allow an argument\n")

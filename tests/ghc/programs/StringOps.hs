import Data.Char
import Data.List
main :: IO ()
main = do
  l <- getLine
  putStrLn (map toUpper l)
  print (isPrefixOf "Hel" l, isInfixOf "lo" l, stripPrefix "He" l, words (map (\c -> if isPunctuation c then ' ' else c) l))
  putStrLn (intercalate "-" (words l))
  print (transpose ["abc", "de"], zip3 [1 :: Int ..] l "xyz", lookup 'e' (zip l [0 :: Int ..]))
  print (unwords (map (\(w : ws) -> toUpper w : ws) (words "the quick fox")), span isAlpha l, ord 'a', chr 98)

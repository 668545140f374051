{-# LANGUAGE OverloadedStrings #-}
import qualified Data.Text as T
import qualified Data.Text.IO as T
main :: IO ()
main = do
  t <- T.getLine
  T.putStrLn (T.toUpper t)
  print (T.splitOn "," t, T.length t, T.strip "  x ")
  T.putStrLn (T.intercalate "|" (reverse (T.words (T.replace "," " " t))))
  print (T.breakOn "b" t, T.isPrefixOf "a" t, T.unpack (T.take 3 t))

{-# LANGUAGE OverloadedStrings #-}
import qualified Data.Text as T
import qualified Data.Text.IO as TIO
import System.IO

main :: IO ()
main = do
  first <- TIO.hGetLine stdin
  TIO.hPutStrLn stdout (T.reverse first)
  TIO.hPutStr stderr "to the side\n"
  TIO.putStr "no end; "
  rest <- TIO.hGetContents stdin
  TIO.putStr (T.unlines (map (T.justifyRight 6 (head ".")) (T.lines rest)))

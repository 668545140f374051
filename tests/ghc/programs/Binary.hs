import Numeric (showHex, showOct, showIntAtBase, readHex)
import Data.Char (intToDigit)
main :: IO ()
main = do
  ns <- fmap (map read . words) getLine :: IO [Int]
  mapM_ (\n -> putStrLn (showHex n "" ++ " " ++ showOct n "" ++ " " ++ showIntAtBase 2 intToDigit n "")) ns
  print (fst (head (readHex "ff" :: [(Int, String)])))

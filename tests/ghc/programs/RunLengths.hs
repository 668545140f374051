import Data.List (group)
import Data.Char (isDigit)
encode :: String -> String
encode = concatMap (\g -> show (length g) ++ [head g]) . group
decode :: String -> String
decode [] = []
decode s = let (d, c : r) = span isDigit s in replicate (read d) c ++ decode r
main :: IO ()
main = interact (unlines . concatMap (\l -> [encode l, decode (encode l)]) . lines)

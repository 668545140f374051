import Data.Char (toUpper)

main = print (map toUpper "no header")

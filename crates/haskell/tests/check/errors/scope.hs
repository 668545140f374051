module Scope where

import Data.List (sort, sortOnn)
import qualified Data.Map as M
import Data.Char hiding (toUpper)

misspelled xs = lenght xs
suggestion = isPrefixOf "a" "ab"
upper = toUpper 'c'
unknownType :: Intt -> Int
unknownType = id
qualifier = Mp.empty
inModule = M.emty
constructor = Juss 3
ambiguous = filter even
filter :: Int
filter = 3
typeVariable :: Show a => a -> b
typeVariable = undefined
data T = A Missing | B c
useT = A
useB = case undefined of B x -> x
hole = 1 + _
defined x = undefinedName
defined2 = defined 3
class Klass a where method :: Unknown -> a
user = method
x = 1
x = 2
data T = C
dup a a = a
let' = let y = 1; y = 2 in y
signature :: Int -> Int

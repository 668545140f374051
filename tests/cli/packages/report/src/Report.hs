module Report where

import Data.Aeson (encode)
import Data.Shape

total :: [Shape] -> Int
total = sum . map area

json :: [Shape] -> String
json shapes = show (encode (map area shapes))

prop_total :: [Shape] -> [Shape] -> Bool
prop_total xs ys = total (xs ++ ys) == total xs + total ys

prop_json :: [Shape] -> Bool
prop_json xs = not (null (json xs))

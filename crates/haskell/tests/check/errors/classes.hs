module Classes where

data Colour = Red | Green
shown = show Red
function = show (\x -> x)
rigid :: a -> String
rigid x = show x
rigid2 :: Eq a => a -> a -> Bool
rigid2 x y = x < y
numbers = 'c' + 1
ambiguous = show (read "1")
ambiguous2 = read "2"
class Shape a where
  area :: a -> Double
  stray x = x
instance Shape Colour where
  area Red = 'c'
  perimeter _ = 1
instance Shape Colour
instance Ord Colour where compare _ _ = EQ
instance Missing Int
instance Num a => Shape (Maybe a) where area (Just x) = x
data Fun = Fun (Int -> Int) deriving (Eq, Show)
data Deep a = Deep (Maybe Colour) a deriving Eq
class Super a => Sub a
class Sub a => Super a
useGood = area Red

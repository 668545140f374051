{-# LANGUAGE ExistentialQuantification #-}
class Shape a where
  area :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe x = name x ++ " of area " ++ show (area x)
data Square = Square Double
data Circle = Circle Double
instance Shape Square where
  area (Square s) = s * s
  name _ = "square"
instance Shape Circle where
  area (Circle r) = 3 * r * r
data Any = forall s. Shape s => Any s
main :: IO ()
main = mapM_ (\(Any s) -> putStrLn (describe s)) [Any (Square 2), Any (Circle 1.5)]

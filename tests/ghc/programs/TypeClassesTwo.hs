{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
class Convert a b | a -> b where convert :: a -> b
instance Convert Int String where convert = show
instance Convert Bool Int where convert b = if b then 1 else 0
instance Convert a b => Convert [a] [b] where convert = map convert
main :: IO ()
main = do
  print (convert [True, False])
  putStrLn (convert (42 :: Int))
  print (map convert (convert [True]))

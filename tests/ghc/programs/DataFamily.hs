{-# LANGUAGE TypeFamilies #-}
class Container f where
  data Elem f
  empty :: f
  insert :: Elem f -> f -> f
  toL :: f -> [Elem f]
instance Container [a] where
  data Elem [a] = ListElem a
  empty = []
  insert (ListElem x) xs = x : xs
  toL = map ListElem
un :: Elem [a] -> a
un (ListElem x) = x
main :: IO ()
main = print (map un (toL (insert (ListElem 1) (insert (ListElem (2 :: Int)) empty))))

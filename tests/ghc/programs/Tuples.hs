module Main (main) where

type Eight = (Int, Bool, Char, Int, Bool, Char, Int, ())

row :: Eight
row = (1, True, 'c', -2, False, '\'', 3, ())

main :: IO ()
main = do
  print row
  print (read (show row) == row, row < (1, True, 'c', -2, False, 'z', 0, ()), compare row row)
  print (minBound :: (Bool, Bool, (), Bool, Ordering))
  print (maxBound :: (Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool, Ordering))
  print ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) :: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Double))
  print (reads "(1,2,3,4) rest" :: [((Int, Int, Int, Int), String)])
  print (read " ( 1 , (2), -3,4 , 5)" :: (Int, Int, Int, Double, Integer))
  print (reads "(1,2,3)" :: [((Int, Int, Int, Int), String)])
  print ((1, 2, 3, 4, 5, 6, 7, undefined) < (1, 2, 3, 4, 5, 6, 8, 0 :: Int) , (1, 2, 3, 4, 5, 6, 7, undefined) == (1, 2, 3, 4, 5, 6, 8, 0 :: Int))
  print ((1, 2, 3, 4, 5, 6, 7, 'a') == (1, 2, 3, 4, 5, 6, 7, error "looked at the last"))

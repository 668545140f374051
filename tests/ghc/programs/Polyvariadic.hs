class SumRes r where sumOf' :: Int -> r
instance SumRes Int where sumOf' acc = acc
instance (Integral a, SumRes r) => SumRes (a -> r) where sumOf' acc = \x -> sumOf' (acc + fromIntegral x)
sumOf :: SumRes r => r
sumOf = sumOf' 0
main :: IO ()
main = do
  print (sumOf (1 :: Int) (2 :: Integer) (3 :: Int) :: Int)
  print (sumOf :: Int)

import Data.Bits
main :: IO ()
main = do
  n <- readLn :: IO Int
  print (popCount n, testBit n 0, n `shiftL` 3, n .&. 0xff, complement n, n `xor` 5)
  print [i | i <- [0 .. 15], testBit n i]
  print (foldr (\i acc -> setBit acc i) (0 :: Int) [1, 3, 5])

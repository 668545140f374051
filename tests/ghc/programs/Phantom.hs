newtype Money c = Money Int deriving (Show, Eq)
data EUR
data USD
add :: Money c -> Money c -> Money c
add (Money a) (Money b) = Money (a + b)
convert :: Money EUR -> Money USD
convert (Money n) = Money (n * 11 `div` 10)
main :: IO ()
main = print (convert (add (Money 10) (Money 20)))

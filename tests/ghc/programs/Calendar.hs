data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun deriving (Show, Read, Eq, Ord, Enum, Bounded)
next :: Day -> Day
next d = if d == maxBound then minBound else succ d
main :: IO ()
main = do
  d <- fmap read getLine
  print (take 9 (iterate next d))
  print [minBound .. maxBound :: Day]
  print (zip [d ..] "abc")
  print (fromEnum d, compare d Wed)

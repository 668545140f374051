data Shape = Circle { r :: Double } | Rect { w, h :: Double } deriving (Show, Eq)
area :: Shape -> Double
area s = case s of
  Circle {} -> 3 * r s * r s
  Rect { w = a, h = b } -> a * b
main :: IO ()
main = do
  print (map area [Circle 1, Rect 2 3])
  print (Rect { h = 1, w = 2 })
  print (r (Rect 1 2))

module Average where

-- | The arithmetic mean, with a slip of the finger.
average :: [Double] -> Double
average xs = sum xs / lenght xs

newtype Predicate a = Predicate { test :: a -> Bool }
contramap :: (b -> a) -> Predicate a -> Predicate b
contramap f (Predicate p) = Predicate (p . f)
main :: IO ()
main = do
  let long = contramap length (Predicate (> 3))
  ws <- fmap words getLine
  print (filter (test long) ws)

import Data.Functor.Compose
import Data.Functor.Identity
import Data.Monoid
main :: IO ()
main = do
  let c = Compose [Just 1, Nothing, Just (3 :: Int)]
  print (getCompose (fmap (* 2) c))
  print (getSum (foldMap Sum c))
  print (runIdentity (traverse (Identity . (+ 1)) [1, 2, 3 :: Int]))
  print (getAll (foldMap (All . even) [2, 4 :: Int]), getFirst (First (Just 'a') <> First Nothing))

{-# LANGUAGE DerivingVia, DeriveTraversable, GeneralizedNewtypeDeriving, StandaloneDeriving #-}
import Data.Monoid (Sum (..))
newtype Score = Score Int deriving (Eq, Ord, Show, Num) 
deriving via (Sum Int) instance Semigroup Score
deriving via (Sum Int) instance Monoid Score
data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
main :: IO ()
main = do
  let t = Rose 1 [Rose 2 [], Rose 3 [Rose 4 []]] :: Rose Int
  print (fmap (* 2) t)
  print (sum t, product t, maximum t, length t, elem 3 t)
  print (mconcat (map Score [1, 2, 3]), Score 3 + 4)
  mapM_ print (traverse (\x -> if x > 0 then Just (show x) else Nothing) t)

{-# LANGUAGE RankNTypes #-}
import Data.Functor.Const
import Data.Functor.Identity
type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s
view :: Lens s a -> s -> a
view l = getConst . l Const
over :: Lens s a -> (a -> a) -> s -> s
over l f = runIdentity . l (Identity . f)
data P = P { _name :: String, _pos :: (Int, Int) } deriving Show
pos :: Lens P (Int, Int)
pos f p = (\q -> p { _pos = q }) <$> f (_pos p)
first' :: Lens (a, c) a
first' f (a, c) = (\b -> (b, c)) <$> f a
main :: IO ()
main = do
  let p = P "n" (1, 2)
  print (view (pos . first') p)
  print (over (pos . first') (+ 10) p)

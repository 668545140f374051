{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MultiParamTypeClasses #-}
module LocalClasses where

class Vec v a where
  len :: v a -> Int
  at :: v a -> Int -> a

instance Vec [] Int where
  len = length
  at xs i = xs !! i

instance Vec Maybe a where
  len = maybe 0 (const 1)
  at (Just x) 0 = x
  at _ _ = error "no such place"

-- Functions without a signature are generalised over classes of several types.
items :: Vec v a => v a -> [a]
items v = go v 0
  where
    go w i
      | i < len w = at w i : go w (i + 1)
      | otherwise = []

both :: (Vec v a, Vec w b) => v a -> w b -> (Int, Int)
both v w = (size v, size w)
  where size x = len x + 1

walk :: (Monad m, Vec v a) => [v a] -> m [a]
walk us = step (Left us)
  where
    step (Left []) = return []
    step (Left (v : vs)) = len v `seq` step (Right (v, 0, vs))
    step (Right (v, i, vs))
      | i >= len v = step (Left vs)
      | otherwise = fmap (at v i :) (step (Right (v, i + 1, vs)))

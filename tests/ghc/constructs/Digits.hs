{-# LANGUAGE QuantifiedConstraints #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE ScopedTypeVariables #-}
module Digits where

import Numeric

-- What a method's own signature quantifies is in scope in its default.
class Pairs p where
  both :: forall a b. (Show a, Show b) => p a b -> (p a b -> (a, b)) -> String
  both p get = left ++ right
    where
      left = showA (fst (get p))
      right = showB (snd (get p))
      showA :: a -> String
      showA = show
      showB :: b -> String
      showB = reverse . show

data P a b = P a b

instance Pairs P

{-# LANGUAGE GADTs #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeApplications #-}
{-# LANGUAGE TypeOperators #-}
module Equalities where

import Data.Containers.ListUtils
import qualified Data.Sequence as Seq
import Data.Type.Equality
import Data.Typeable

data Rep a where
  RInt :: Rep Int
  RBool :: Rep Bool
  RList :: Rep a -> Rep [a]

instance TestEquality Rep where
  testEquality RInt RInt = Just Refl
  testEquality RBool RBool = Just Refl
  testEquality (RList a) (RList b) = case testEquality a b of
    Just Refl -> Just Refl
    Nothing -> Nothing
  testEquality _ _ = Nothing

convert :: Rep a -> Rep b -> a -> Maybe b
convert r s x = fmap (\same -> castWith same x) (testEquality r s)

asInt :: forall a. Typeable a => a -> Maybe Int
asInt x = case eqT :: Maybe (a :~: Int) of
  Just Refl -> Just (x + 1)
  Nothing -> Nothing

back :: (a :~: b) -> [b] -> [a]
back same = castWith' (sym same)
  where
    castWith' :: (c :~: d) -> [c] -> [d]
    castWith' Refl xs = xs

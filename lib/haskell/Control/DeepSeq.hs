{-# LANGUAGE NoImplicitPrelude #-}

module Control.DeepSeq
  ( NFData (..)
  , deepseq
  , force
  , ($!!)
  , (<$!!>)
  , rwhnf
  ) where

import Data.Functor.Identity
import Data.List.NonEmpty (NonEmpty (..))
import Prelude
import Selfsame.Map (Map)
import qualified Selfsame.Map as Map
import Selfsame.Real (Ratio (..))
import Selfsame.Set (Set)
import qualified Selfsame.Set as Set

infixr 0 `deepseq`, $!!
infixl 4 <$!!>

-- | Types whose values can be evaluated to the end. The default goes no further than the outermost constructor.
class NFData a where
  rnf :: a -> ()
  rnf x = rwhnf x

rwhnf :: a -> ()
rwhnf x = x `seq` ()

deepseq :: NFData a => a -> b -> b
deepseq x y = rnf x `seq` y

force :: NFData a => a -> a
force x = rnf x `seq` x

($!!) :: NFData a => (a -> b) -> a -> b
f $!! x = rnf x `seq` f x

(<$!!>) :: (Monad m, NFData b) => (a -> b) -> m a -> m b
f <$!!> m = m >>= \x -> return $!! f x

instance NFData Int

instance NFData Integer

instance NFData Double

instance NFData Word

instance NFData Char

instance NFData Bool

instance NFData Ordering

instance NFData ()

instance NFData (a -> b)

instance NFData a => NFData (Ratio a) where
  rnf (n :% d) = rnf n `seq` rnf d

instance NFData a => NFData [a] where
  rnf [] = ()
  rnf (x : xs) = rnf x `seq` rnf xs

instance NFData a => NFData (NonEmpty a) where
  rnf (x :| xs) = rnf x `seq` rnf xs

instance NFData a => NFData (Maybe a) where
  rnf Nothing = ()
  rnf (Just x) = rnf x

instance (NFData a, NFData b) => NFData (Either a b) where
  rnf (Left x) = rnf x
  rnf (Right y) = rnf y

instance NFData a => NFData (Identity a) where
  rnf (Identity x) = rnf x

instance (NFData a, NFData b) => NFData (a, b) where
  rnf (a, b) = rnf a `seq` rnf b

instance (NFData a, NFData b, NFData c) => NFData (a, b, c) where
  rnf (a, b, c) = rnf a `seq` rnf b `seq` rnf c

instance (NFData a, NFData b, NFData c, NFData d) => NFData (a, b, c, d) where
  rnf (a, b, c, d) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d

instance NFData a => NFData (Set a) where
  rnf s = rnf (Set.toAscList s)

instance (NFData k, NFData a) => NFData (Map k a) where
  rnf m = rnf (Map.toAscList m)

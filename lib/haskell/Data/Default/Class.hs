-- | Types with a value that is taken when nobody gives another.
module Data.Default.Class
  ( Default (..)
  ) where

import Data.Complex
import Data.Int
import Data.Monoid
import Data.Ratio
import Data.Word

class Default a where
  def :: a

instance Default Int where def = 0
instance Default Int8 where def = 0
instance Default Int16 where def = 0
instance Default Int32 where def = 0
instance Default Int64 where def = 0
instance Default Word where def = 0
instance Default Word8 where def = 0
instance Default Word16 where def = 0
instance Default Word32 where def = 0
instance Default Word64 where def = 0
instance Default Integer where def = 0
instance Default Float where def = 0
instance Default Double where def = 0
instance Integral a => Default (Ratio a) where def = 0
instance (Default a, RealFloat a) => Default (Complex a) where def = def :+ def
instance Default Ordering where def = mempty
instance Default () where def = mempty
instance Default Any where def = mempty
instance Default All where def = mempty
instance Default (Last a) where def = mempty
instance Default (First a) where def = mempty
instance Num a => Default (Sum a) where def = mempty
instance Num a => Default (Product a) where def = mempty
instance Default (Endo a) where def = mempty
instance Default a => Default (Dual a) where def = Dual def
instance Default r => Default (e -> r) where def = const def
instance Default a => Default (IO a) where def = return def
instance Default (Maybe a) where def = Nothing
instance Default [a] where def = []
instance (Default a, Default b) => Default (a, b) where def = (def, def)
instance (Default a, Default b, Default c) => Default (a, b, c) where def = (def, def, def)
instance (Default a, Default b, Default c, Default d) => Default (a, b, c, d) where def = (def, def, def, def)

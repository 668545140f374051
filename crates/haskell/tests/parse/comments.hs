module Comments where -- header
{- block {- nested -} -}
f {- a -} x {- b
-} y = -- | haddock
  {-# SCC "cost" #-} x --> y
-- | Documentation
--   of g
g :: Int -- ^ argument
  -> Int
{-# INLINE g #-}
g = do
  {-# SCC first #-}
    a
  {-# SCC second #-}
    b
h = x |-- y
  where (--|) = 1
----- a line
i = 1 {-# UNKNOWN pragma #-} + 2
j = let {-# INLINE k #-}
        k = 1
    in k

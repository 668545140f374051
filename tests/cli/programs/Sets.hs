module Sets where

import qualified Data.Set as S

-- True of every set that was made by the functions of its module, but not of every tree that its constructors make.
-- selfsame: "prop_size" finite s
prop_size :: S.Set Int -> Bool
prop_size s = S.size s == length (S.toList s)

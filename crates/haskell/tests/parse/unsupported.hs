{-# LANGUAGE TypeFamilies, TemplateHaskell, QuasiQuotes, MagicHash, UnboxedTuples, PatternSynonyms, Arrows, RecursiveDo, ImplicitParams, ParallelListComp, OverloadedLabels, TransformListComp #-}
module Unsupported where

type family F a where
  F Int = Bool
type instance G Int = Bool
data family D a
data instance D Int = DInt
newtype instance D Bool = DBool Bool
foreign import ccall unsafe "math.h sin" c_sin :: Double -> Double
foreign export ccall f :: Int -> Int
pattern Zero :: Int
pattern Zero = 0
pattern P x y <- (x, y) where P x y = (x, y)
makeLenses ''Config
$(derive [d| x = 1 |])
quoted = [| 1 + 2 |]
name = 'map
typed = $splice + $(other 1)
text = [r|any "thing (|] ++ "after"
hash x = x +# 1#
unboxed x = (# x, 2 #)
arrow = proc x -> do { y <- f -< x; returnA -< y }
recursive = do { rec { x <- a y; y <- b x }; c }
mutual = mdo { x <- a y; y <- b x; c }
implicit = ?x + 1
parallel = [(x, y) | x <- xs | y <- ys]
sorted = [x | x <- xs, then reverse]
label = #field
type role T nominal
type K :: * -> *
plain = 1

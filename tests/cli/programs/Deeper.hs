module Deeper where
import Prelude hiding (scanr)
scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr _ q0 []           =  [q0]
scanr f q0 (x:xs)       =  f x q : qs
                           where qs@(q:_) = scanr f q0 xs
lazy :: (a -> b -> b) -> b -> [a] -> [b]
lazy _ q0 []           =  [q0]
lazy f q0 (x:xs)       =  f x (head qs) : head qs : tail qs
                           where qs = lazy f q0 xs
two, three :: a -> [a]
two x = x : undefined
three x = x : undefined : undefined
{-# RULES "scanr" forall f q0 ls. scanr f q0 ls = lazy f q0 ls
          "two" forall x. two x = three x #-}

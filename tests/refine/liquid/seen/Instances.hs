-- Classes with specifications, and instances with their own.
module Instances where

{-@ class measure extent :: forall a. a -> Int @-}

class Container f where
  {-@ class Container f where
        count :: forall a. x:f a -> {v:Int | v = extent x}
        single :: forall a. a -> {v:f a | extent v = 1}
    @-}
  count :: f a -> Int
  single :: a -> f a

{-@ instance measure extent :: [a] -> Int
      extent [] = 0
      extent (x : xs) = 1 + extent xs
  @-}

{-@ invariant {v:[a] | extent v >= 0} @-}

-- expect: verified
{-@ lengthOf :: xs:[a] -> {v:Int | v = extent xs} @-}
lengthOf :: [a] -> Int
lengthOf [] = 0
lengthOf (_ : xs) = 1 + lengthOf xs

instance Container [] where
  count xs = lengthOf xs
  single x = [x]

data Two a = Two a a

{-@ instance measure extent :: Two a -> Int
      extent (Two x y) = 2
  @-}

-- expect: verified
{-@ one :: a -> {v:[a] | extent v = 1} @-}
one :: a -> [a]
one x = single x

-- because: length (oneWrong 'a') /= 2
-- expect: concrete
{-@ oneWrong :: a -> {v:[a] | extent v = 2} @-}
oneWrong :: a -> [a]
oneWrong x = single x

-- expect: verified
{-@ more :: xs:[a] -> {v:Int | v = extent xs + 1} @-}
more :: [a] -> Int
more xs = count xs + 1

-- because: moreWrong "" /= 2
-- expect: concrete
{-@ moreWrong :: xs:[a] -> {v:Int | v = extent xs + 2} @-}
moreWrong :: [a] -> Int
moreWrong xs = count xs + 1

class Meter m where
  {-@ class Meter m where
        value :: m -> {v:Int | 0 <= v && v <= 100}
        raise :: {n:Int | n > 0} -> m -> m
    @-}
  value :: m -> Int
  raise :: Int -> m -> m

newtype Dial = Dial Int

instance Meter Dial where
  value (Dial n) = if n < 0 then 0 else if n > 100 then 100 else n
  raise n (Dial m) = Dial (n + m)

-- expect: verified
{-@ remaining :: Meter m => m -> {v:Int | v >= 0} @-}
remaining :: Meter m => m -> Int
remaining m = 100 - value m

-- because: remainingWrong (Dial 100) <= 0
-- expect: concrete
{-@ remainingWrong :: Dial -> {v:Int | v > 0} @-}
remainingWrong :: Dial -> Int
remainingWrong m = 100 - value m

-- expect: verified
{-@ nudge :: Meter m => m -> m @-}
nudge :: Meter m => m -> m
nudge m = raise 1 m

-- Nothing may be raised by zero.
-- because: case still (Dial 3) of Dial n -> n == 3
-- expect: concrete
{-@ still :: Dial -> Dial @-}
still :: Dial -> Dial
still m = raise 0 m

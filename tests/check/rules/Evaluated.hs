-- Fields and accumulators that are evaluated: a value whose spine is strict is there only when all of it is. The comment above a rule says what is right.
module Evaluated where

import Prelude (Bool (..), Int, map, seq, ($!), (+), (.))

data C a = CC a !(C a) | CE

mapC :: (a -> b) -> C a -> C b
mapC _ CE = CE
mapC f (CC x r) = CC (f x) (mapC f r)

data Tree a = Node !(Tree a) a !(Tree a) | Leaf

mapT :: (a -> b) -> Tree a -> Tree b
mapT _ Leaf = Leaf
mapT f (Node l x r) = Node (mapT f l) (f x) (mapT f r)

mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

data Map k a = Bin !Int !k a !(Map k a) !(Map k a) | Tip

mapM :: (a -> b) -> Map k a -> Map k b
mapM f = go
  where
    go Tip = Tip
    go (Bin s k x l r) = Bin s k (f x) (go l) (go r)

mapK :: (k -> a -> b) -> Map k a -> Map k b
mapK _ Tip = Tip
mapK f (Bin s k x l r) = Bin s k (f k x) (mapK f l) (mapK f r)

-- Elements are evaluated too.
mapV :: (a -> b) -> Map k a -> Map k b
mapV f = go
  where
    go Tip = Tip
    go (Bin s k x l r) = let y = f x in y `seq` Bin s k y (go l) (go r)

-- One field of its own type is lazy, so there is a spine without an end.
data Mixed = Mixed !Mixed Mixed | End

walkC :: C a -> Bool
walkC CE = True
walkC (CC _ r) = walkC r

walkMixed :: Mixed -> Bool
walkMixed End = True
walkMixed (Mixed _ r) = walkMixed r

walkStrictly :: Mixed -> Bool
walkStrictly End = True
walkStrictly (Mixed l _) = walkStrictly l

elements :: C a -> Bool
elements CE = True
elements (CC x r) = x `seq` elements r

data OfC a = OfC !(C a)

data OfMixed = OfMixed !Mixed

data Boxed a = Boxed !a

data Lazy a = Lazy a

foldl' :: (b -> a -> b) -> b -> [a] -> b
foldl' _ z [] = z
foldl' f z (x : xs) = let y = f z x in y `seq` foldl' f y xs

scanl' :: (b -> a -> b) -> b -> [a] -> [b]
scanl' f z xs = z `seq` (z : case xs of { [] -> []; y : ys -> scanl' f (f z y) ys })

count :: [a] -> Int -> Int
count [] n = n
count (_ : xs) n = n `seq` count xs (n + 1)

{-# RULES
-- expect: verified
"list, twice" forall f g t . mapC f (mapC g t) = mapC (\x -> f (g x)) t
-- expect: verified
"tree, twice" forall f g t . mapT f (mapT g t) = mapT (f . g) t
-- expect: verified
"tree, itself" forall t . mapT (\x -> x) t = t
-- expect: verified
"mirrored twice" forall t . mirror (mirror t) = t
-- expect: verified
"map, twice" forall f g t . mapM f (mapM g t) = mapM (f . g) t
-- expect: verified
"map, keys" forall f g t . mapK f (mapM g t) = mapK (\k x -> f k (g x)) t
-- expect: verified
"map, keys first" forall f g t . mapM f (mapK g t) = mapK (\k x -> f (g k x)) t
-- expect: verified
"map, itself" forall t . mapM (\x -> x) t = t
-- expect: verified
"strict after lazy" forall f g t . mapV f (mapM g t) = mapV (\x -> f (g x)) t
-- expect: refuted: g that fails, f that does not look
"strict after strict" forall f g t . mapV f (mapV g t) = mapV (\x -> f (g x)) t
-- expect: refuted: a g that fails
"lazy after strict" forall f g t . mapM f (mapV g t) = mapM (\x -> f (g x)) t
-- expect: refuted
"list, other order" forall f g t . mapC f (mapC g t) = mapC (\x -> g (f x)) t
-- expect: verified: nothing is behind it but what is there
"walked" forall w . (case w of OfC t -> walkC t) = (case w of OfC _ -> True)
-- expect: not refuted: the other field has nothing to do with it
"walked strictly" forall w . (case w of OfMixed t -> walkStrictly t) = (case w of OfMixed _ -> True)
-- expect: refuted: the lazy field may be a bottom
"walked lazily" forall w . (case w of OfMixed t -> walkMixed t) = (case w of OfMixed _ -> True)
-- expect: refuted: an element may be a bottom
"elements" forall w . (case w of OfC t -> elements t) = (case w of OfC _ -> True)
-- expect: refuted: a bottom
"any list" forall t . walkC t = True
-- expect: verified
"boxed" forall b . (case b of Boxed x -> x `seq` True) = (case b of Boxed _ -> True)
-- expect: refuted
"not boxed" forall b . (case b of Lazy x -> x `seq` True) = (case b of Lazy _ -> True)
-- expect: verified
"foldl' of a map" forall f g z xs . foldl' f z (map g xs) = foldl' (\a x -> f a (g x)) z xs
-- expect: refuted: the first accumulator is not evaluated
"foldl' begins strictly" forall f z xs . foldl' f z xs = z `seq` foldl' f z xs
-- expect: verified
"scanl' of a map" forall f g z xs . scanl' f z (map g xs) = scanl' (\a x -> f a (g x)) z xs
-- expect: verified
"count of a map" forall g n xs . count (map g xs) n = count xs n
  #-}

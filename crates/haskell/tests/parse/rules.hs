module Rules where

{-@ map :: (a -> b) -> [a] -> [b] @-}

{-# RULES "one" forall x. f (g x) = x #-}

{-# RULES
"two/phases" [2] forall x (y :: Int) .  f x y = y
"three" [~1] forall f g xs. map f (map g xs) = map (f . g) xs
"four" [~] h = id
"types" forall a b. forall (f :: a -> b) x. apply f x = f x
"typesOnly" forall a. forall. poly @a = mono
-- A comment, with an = in it.
"lambda" forall k z g. foldr k z (build g) =
   let r = g k z {- and another -}
   in case r of
        [] -> z
        (x : _) -> k x (if null r then z else (\y -> y) z)
"annotated" forall (g :: forall b. (a -> b -> b) -> b -> b). build g = (augment g [] :: [a])
"sections" forall x. (`op` x) = (x `op`) . (+ 1)
"string" forall x. append "lit"
    x = "lit" ++
    "more"
  #-}

{-# RULES "a" forall x. p x = q x; "b" p = q
  ; "c" forall x.
      p x = q
  #-}

{-# rules "lower" p 1 = q #-}
{-# RULES #-}

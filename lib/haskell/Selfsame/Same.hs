{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | What the compiler knows of types, as classes without methods.
module Selfsame.Same
  ( Same
  , Coercible
  ) where

-- | @a ~ b@.
class Same a b | a -> b, b -> a

instance Same a a

-- | Types that are the same inside. Its constraints are solved by looking at newtypes, and not by instances.
class Coercible a b

{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | What the compiler knows of types, as classes.
module Selfsame.Same
  ( Same
  , Coercible
  , Implicit (..)
  ) where

-- | @a ~ b@.
class Same a b | a -> b, b -> a

instance Same a a

-- | Types that are the same inside. Its constraints are solved by looking at newtypes, and not by instances.
class Coercible a b

-- | @?x :: t@, of the name as a type.
class Implicit name t | name -> t where
  implicit :: t

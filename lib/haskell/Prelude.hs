{-# LANGUAGE NoImplicitPrelude #-}

-- | What every module imports: the exports of the Prelude of base 4.15.
module Prelude
  ( -- * Basic data
    Bool (..)
  , (&&)
  , (||)
  , not
  , otherwise
  , Maybe (..)
  , maybe
  , Either (..)
  , either
  , Ordering (..)
  , Char
  , String
  , fst
  , snd
  , curry
  , uncurry

    -- * Classes of values
  , Eq (..)
  , Ord (..)
  , Enum (..)
  , Bounded (..)

    -- * Numbers
  , Int
  , Integer
  , Double
  , Float
  , Word
  , Rational
  , Num (..)
  , Real (..)
  , Integral (..)
  , Fractional (..)
  , Floating (..)
  , RealFrac (..)
  , RealFloat (..)
  , subtract
  , even
  , odd
  , gcd
  , lcm
  , (^)
  , (^^)
  , fromIntegral
  , realToFrac

    -- * Monoids, functors, monads
  , Semigroup ((<>))
  , Monoid (..)
  , Functor (..)
  , (<$>)
  , Applicative (pure, (<*>), (*>), (<*))
  , Monad (..)
  , MonadFail (..)
  , mapM_
  , sequence_
  , (=<<)

    -- * Folds and traversals
  , Foldable (foldMap, foldr, foldl, foldr1, foldl1, elem, maximum, minimum, sum, product, null, length)
  , Traversable (..)
  , and
  , or
  , any
  , all
  , concat
  , concatMap
  , notElem

    -- * Functions
  , id
  , const
  , (.)
  , flip
  , ($)
  , until
  , asTypeOf
  , error
  , errorWithoutStackTrace
  , undefined
  , seq
  , ($!)

    -- * Lists
  , map
  , (++)
  , filter
  , head
  , last
  , tail
  , init
  , (!!)
  , reverse
  , scanl
  , scanl1
  , scanr
  , scanr1
  , iterate
  , repeat
  , replicate
  , cycle
  , take
  , drop
  , takeWhile
  , dropWhile
  , span
  , break
  , splitAt
  , lookup
  , zip
  , zip3
  , zipWith
  , zipWith3
  , unzip
  , unzip3
  , lines
  , words
  , unlines
  , unwords

    -- * Text
  , ShowS
  , Show (..)
  , shows
  , showChar
  , showString
  , showParen
  , ReadS
  , Read (..)
  , reads
  , readParen
  , read
  , lex

    -- * Input and output
  , IO
  , putChar
  , putStr
  , putStrLn
  , print
  , getChar
  , getLine
  , getContents
  , interact
  , FilePath
  , readFile
  , writeFile
  , appendFile
  , readIO
  , readLn
  , IOError
  , ioError
  , userError
  ) where

import Data.Bool
import Data.Either
import Data.Eq
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Maybe
import Data.OldList
import Data.Ord
import Data.Traversable
import Data.Tuple
import GHC.List hiding
  ( all
  , and
  , any
  , concat
  , concatMap
  , elem
  , foldl
  , foldl'
  , foldl1
  , foldr
  , foldr1
  , length
  , maximum
  , minimum
  , notElem
  , null
  , or
  , product
  , sum
  )
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Float
import Selfsame.IO
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Num
import Selfsame.Prim (Char, Double, Int, Integer)
import Selfsame.Read
import Selfsame.Real
import Selfsame.Show
import Selfsame.Single (Float)
import Selfsame.Word

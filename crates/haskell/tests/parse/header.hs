{-# LANGUAGE LambdaCase, TupleSections, ExplicitNamespaces, PatternSynonyms, ImportQualifiedPost #-}
{-# OPTIONS_GHC -Wall -XBangPatterns #-}
{-# LANGUAGE PackageImports #-}

-- | A header with everything.
module Data.Shape.Header
  ( area, (<+>), Shape(..), Color, Point(MkPoint, px, (:@)),
    module Data.List,
    M.lookup, type (:+:), pattern Zero,
  ) where

import Data.List
import Data.Maybe (fromMaybe, Maybe (..), )
import qualified Data.Map as M hiding (filter, (!), Map (Map))
import Data.Set qualified as S
import "containers" Data.Sequence (Seq, (|>), ViewL ((:<)))
import Prelude ()
import Control.Monad
  ( when
  , unless
  )

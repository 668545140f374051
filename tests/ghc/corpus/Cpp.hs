{-# LANGUAGE CPP #-}
module Cpp where

#if __GLASGOW_HASKELL__ >= 800
import Data.List (sortOn)
#else
import Data.List (sortBy)
import Data.Ord (comparing)
#endif

#define FLAG 1

#ifdef UNDEFINED_FLAG
broken :: Int
broken = "not an int"
#endif

#ifndef UNDEFINED_FLAG
flagged :: Int
flagged = 1
#else
flagged :: Int
flagged = 2
#endif

#if MIN_VERSION_base(4,8,0)
modern :: String
modern = "modern base"
#else
modern :: String
modern = "old base"
#endif

#if defined(FLAG) && !defined(UNDEFINED_FLAG)
both :: Bool
both = True
#elif defined(FLAG)
both :: Bool
both = undefined
#else
both :: Bool
both = False
#endif

sorted :: [Int] -> [Int]
#if __GLASGOW_HASKELL__ >= 800
sorted = sortOn negate
#else
sorted = sortBy (comparing negate)
#endif

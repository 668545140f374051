{-# LANGUAGE CPP #-}
module Cpp where
#include "config.h"
#if MIN_VERSION_base(4,11,0) && defined(__GLASGOW_HASKELL__)
import Data.Semigroup
#else
import Data.Monoid hiding (
#endif
#define LIMIT 100
#ifndef LIMIT
broken = (
#elif LIMIT > 50 /* big */
limit = LIMIT
#  if 0
broken = (
#  endif
#endif
f x
#ifdef DEBUG
  | trace x = 1
#endif
  | otherwise = 2
MACRO_FROM_HEADER(f)
s = "a # b"
x # y = x

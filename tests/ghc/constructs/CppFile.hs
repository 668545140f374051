{-# LANGUAGE CPP #-}
module CppFile where

#if MIN_VERSION_base(4,8,0)
import Data.List (sortOn)
#else
import Data.List (sortBy)
sortOn f = sortBy (\a b -> compare (f a) (f b))
#endif

#define LIMIT 10

#ifdef NOT_DEFINED
limit :: Int
limit = "never"
#else
limit :: Int
limit = LIMIT
#endif

#if defined(__GLASGOW_HASKELL__) && __GLASGOW_HASKELL__ >= 800
compiler :: String
compiler = "recent"
#elif 0
compiler = "old"
#endif

byLength :: [String] -> [String]
byLength = sortOn length

module Vectors where

import Control.Exception (SomeException, evaluate, try)
import qualified Data.Vector as V
import System.IO.Unsafe (unsafePerformIO)

three, none :: V.Vector Int
three = V.fromList [3, 1, 2]
none = V.empty

holes :: V.Vector Int
holes = V.fromList [1, undefined, 3]

-- Messages say where in the package they come from.
fails :: a -> Bool
fails x = unsafePerformIO (either failed (const False) <$> try (evaluate x))

failed :: SomeException -> Bool
failed _ = True

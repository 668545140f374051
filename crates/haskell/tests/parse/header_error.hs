module Broken (f, g where
import Data.List

f = 1

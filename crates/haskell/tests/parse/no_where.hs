module Broken (f)

import Data.List

f = g where g = 1

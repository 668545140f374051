module Braces (f) where {
import Data.List;
;
f x = case x of { 1 -> 'a'; _
| x > 2 -> 'b'
| otherwise -> 'c' };
data R = R {
  field :: Int
};
g = 1 }

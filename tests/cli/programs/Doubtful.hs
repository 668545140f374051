module Doubtful where

-- selfsame: "prop_true" finite nothing
prop_true :: () -> Bool
prop_true x = True

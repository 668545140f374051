module PreludeBasics where


module PreludeClasses where


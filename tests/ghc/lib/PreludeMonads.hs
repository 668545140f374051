module PreludeMonads where


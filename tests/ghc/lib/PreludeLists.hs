module PreludeLists where


module ReadText where


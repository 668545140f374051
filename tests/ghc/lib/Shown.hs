module Shown where


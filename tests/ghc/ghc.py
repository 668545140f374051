"""Evaluates expressions with GHC and says what they show.

The outcome of an expression is one line: the first LIMIT characters of `show (expression)`. If evaluation fails before
that, it is the characters that came before, `!`, and the first line of the exception's message.
"""

import pathlib
import subprocess
import tempfile

LIMIT = 200
SECONDS = 5
CHUNK = 700

RUNNER = f"""
module Outcome (outcome) where

import Control.Exception
import System.IO
import System.Timeout

outcome :: String -> IO ()
outcome text = do
  done <- timeout {SECONDS * 1000000} (go {LIMIT} text)
  putStrLn (maybe "!timeout" id done)
  where
    go :: Int -> String -> IO String
    go 0 _ = return ""
    go n rest = do
      next <- try (evaluate (split rest))
      case next of
        Left e -> return ('!' : takeWhile (/= '\\n') (show (e :: SomeException)))
        Right Nothing -> return ""
        Right (Just (c, more)) -> fmap (c :) (go (n - 1) more)
    split [] = Nothing
    split (c : more) = c `seq` Just (c, more)
"""


class Failure(Exception):
    """GHC does not accept a program that it should."""


def outcomes(header, expressions, flags=(), modules=None):
    """The outcomes of the expressions, in order. `header` is the text of imports and definitions they are evaluated under,
    `flags` go to GHC, `modules` is a folder with modules that the header imports."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Outcome.hs").write_text(RUNNER)
        lines = []
        for start in range(0, len(expressions), CHUNK):
            lines += chunk(folder, header, expressions[start : start + CHUNK], flags, modules)
        return lines


def chunk(folder, header, expressions, flags, modules):
    main = folder / "Main.hs"
    parts = ["module Main (main) where", header, "import Outcome"]
    parts += [f"case{i} :: String\ncase{i} = show ({e})" for i, e in enumerate(expressions)]
    parts += ["main :: IO ()\nmain = sequence_ [" + ", ".join(f"outcome case{i}" for i in range(len(expressions))) + "]"]
    main.write_text("\n".join(split_imports(parts)) + "\n")
    # Modules are found, and named in messages, from their own folder.
    command = ["ghc", "-v0", "-O0", "-w", *flags, f"-i{folder}", "-outputdir", folder, "-o", folder / "main", main]
    built = subprocess.run(command, capture_output=True, text=True, cwd=modules or folder)
    if built.returncode != 0:
        raise Failure(built.stderr[:2000])
    run = subprocess.run([folder / "main"], capture_output=True, text=True, env={"LC_ALL": "C.UTF-8"})
    lines = run.stdout.split("\n")[:-1]
    if len(lines) != len(expressions):
        raise Failure(f"{len(expressions)} expressions, {len(lines)} outcomes\n{run.stderr[:2000]}")
    return lines


def split_imports(parts):
    """Imports before definitions, whatever part they come from; the module header stays first."""
    lines = [line for part in parts for line in part.split("\n")]
    pragmas = [line for line in lines if line.startswith("{-#")]
    heads = [line for line in lines if line.startswith("module ")]
    imports = [line for line in lines if line.startswith("import ")]
    rest = [line for line in lines if not line.startswith(("{-#", "module ", "import "))]
    return pragmas + heads + imports + rest

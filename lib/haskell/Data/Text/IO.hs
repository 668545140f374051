-- | Reading and writing of texts, as strings are read and written.
module Data.Text.IO
  ( putStr
  , putStrLn
  , getLine
  , getContents
  , interact
  , hPutStr
  , hPutStrLn
  , hGetLine
  , hGetContents
  , readFile
  , writeFile
  , appendFile
  ) where

import Data.Text (Text, pack, unpack)
import Prelude hiding (appendFile, getContents, getLine, interact, putStr, putStrLn, readFile, writeFile)
import qualified Prelude
import System.IO (Handle)
import qualified System.IO

putStr, putStrLn :: Text -> IO ()
putStr text = Prelude.putStr (unpack text)
putStrLn text = Prelude.putStrLn (unpack text)

getLine :: IO Text
getLine = fmap pack Prelude.getLine

-- | All of it is read at once.
getContents :: IO Text
getContents = Prelude.getContents >>= whole

interact :: (Text -> Text) -> IO ()
interact f = getContents >>= \text -> putStr (f text)

hPutStr, hPutStrLn :: Handle -> Text -> IO ()
hPutStr handle text = System.IO.hPutStr handle (unpack text)
hPutStrLn handle text = System.IO.hPutStrLn handle (unpack text)

hGetLine, hGetContents :: Handle -> IO Text
hGetLine handle = fmap pack (System.IO.hGetLine handle)
hGetContents handle = System.IO.hGetContents handle >>= whole

readFile :: FilePath -> IO Text
readFile path = Prelude.readFile path >>= whole

writeFile, appendFile :: FilePath -> Text -> IO ()
writeFile path text = Prelude.writeFile path (unpack text)
appendFile path text = Prelude.appendFile path (unpack text)

whole :: String -> IO Text
whole text = length text `seq` return (pack text)

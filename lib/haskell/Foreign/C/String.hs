-- | Text as C has it, in the encoding UTF-8.
module Foreign.C.String
  ( CString
  , CStringLen
  , peekCString
  , peekCStringLen
  , newCString
  , newCStringLen
  , withCString
  , withCStringLen
  , peekCAString
  , peekCAStringLen
  , newCAString
  , withCAString
  , withCAStringLen
  , castCharToCChar
  , castCCharToChar
  ) where

import Data.Char (chr, ord)
import Data.Word (Word8)
import Foreign.C.Types
import Foreign.Marshal.Array
import GHC.Ptr
import Selfsame.Prim (primUnsupported)

type CString = Ptr CChar

type CStringLen = (Ptr CChar, Int)

castCharToCChar :: Char -> CChar
castCharToCChar c = fromIntegral (ord c)

castCCharToChar :: CChar -> Char
castCCharToChar c = chr (fromIntegral (fromIntegral c :: Word8))

-- | Characters beyond ASCII depend on where a program runs.
plain :: Char -> Char
plain c = if ord c < 128 then c else primUnsupported "a run that has text of C with characters beyond ASCII"

peekCString :: CString -> IO String
peekCString ptr = fmap (map plain) (peekCAString ptr)

peekCStringLen :: CStringLen -> IO String
peekCStringLen text = fmap (map plain) (peekCAStringLen text)

newCString :: String -> IO CString
newCString text = newCAString (map plain text)

newCStringLen :: String -> IO CStringLen
newCStringLen text = newArray (map (castCharToCChar . plain) text) >>= \ptr -> return (ptr, length text)

withCString :: String -> (CString -> IO a) -> IO a
withCString text f = withCAString (map plain text) f

withCStringLen :: String -> (CStringLen -> IO a) -> IO a
withCStringLen text f = withCAStringLen (map plain text) f

peekCAString :: CString -> IO String
peekCAString ptr = fmap (map castCCharToChar) (peekArray0 0 ptr)

peekCAStringLen :: CStringLen -> IO String
peekCAStringLen (ptr, n) = fmap (map castCCharToChar) (peekArray n ptr)

newCAString :: String -> IO CString
newCAString text = newArray0 0 (map castCharToCChar text)

withCAString :: String -> (CString -> IO a) -> IO a
withCAString text f = newCAString text >>= f

withCAStringLen :: String -> (CStringLen -> IO a) -> IO a
withCAStringLen text f = newArray (map castCharToCChar text) >>= \ptr -> f (ptr, length text)

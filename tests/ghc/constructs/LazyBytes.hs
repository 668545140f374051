module LazyBytes where

import qualified Data.ByteString as S
import qualified Data.ByteString.Builder as B
import qualified Data.ByteString.Builder.Extra as E
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Char8 as C
import qualified Data.ByteString.Short as Short
import qualified Data.ByteString.Internal as I
import qualified Data.ByteString.Unsafe as U
import Data.Int
import Data.Word
import Foreign.Storable
import System.IO.Unsafe (unsafePerformIO)

chunks :: [String] -> L.ByteString
chunks = L.fromChunks . map (S.pack . map (fromIntegral . fromEnum))

endless :: L.ByteString
endless = L.cycle (chunks ["abc", "d"])

build :: B.Builder -> [S.ByteString]
build = L.toChunks . B.toLazyByteString

made :: Int -> S.ByteString
made n = I.unsafeCreate n (\p -> mapM_ (\i -> pokeElemOff p i (fromIntegral (i * i))) [0 .. n - 1])

parts :: S.ByteString -> (Int, [Word8])
parts (I.PS fp o n) = (n, S.unpack (I.fromForeignPtr fp (o + 1) (n - 1)))

total :: S.ByteString -> Int
total b = unsafePerformIO (U.unsafeUseAsCStringLen b (\(p, n) -> fmap (sum . map fromIntegral) (mapM (peekElemOff p) [0 .. n - 1])))

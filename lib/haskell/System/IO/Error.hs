{-# LANGUAGE NoImplicitPrelude #-}

module System.IO.Error
  ( IOError
  , IOErrorType
  , userError
  , mkIOError
  , annotateIOError
  , isAlreadyExistsError
  , isDoesNotExistError
  , isAlreadyInUseError
  , isFullError
  , isEOFError
  , isIllegalOperation
  , isPermissionError
  , isUserError
  , ioeGetErrorType
  , ioeGetLocation
  , ioeGetErrorString
  , ioeGetFileName
  , ioeGetHandle
  , ioeSetErrorType
  , ioeSetErrorString
  , ioeSetLocation
  , ioeSetHandle
  , ioeSetFileName
  , alreadyExistsErrorType
  , doesNotExistErrorType
  , alreadyInUseErrorType
  , fullErrorType
  , eofErrorType
  , illegalOperationErrorType
  , permissionErrorType
  , userErrorType
  , isAlreadyExistsErrorType
  , isDoesNotExistErrorType
  , isAlreadyInUseErrorType
  , isFullErrorType
  , isEOFErrorType
  , isIllegalOperationErrorType
  , isPermissionErrorType
  , isUserErrorType
  , ioError
  , catchIOError
  , tryIOError
  , modifyIOError
  ) where

import Control.Applicative ((<|>))
import Prelude
import Selfsame.IO

mkIOError :: IOErrorType -> String -> Maybe Handle -> Maybe FilePath -> IOError
mkIOError t place handle file = IOError handle t place "" file

annotateIOError :: IOError -> String -> Maybe Handle -> Maybe FilePath -> IOError
annotateIOError (IOError handle t _ description file) place handle' file' =
  IOError (handle <|> handle') t place description (file <|> file')

ioeGetErrorType :: IOError -> IOErrorType
ioeGetErrorType (IOError _ t _ _ _) = t

ioeGetLocation, ioeGetErrorString :: IOError -> String
ioeGetLocation (IOError _ _ place _ _) = place
ioeGetErrorString (IOError _ t _ description _) = case t of
  UserError -> description
  _ -> show t

ioeGetFileName :: IOError -> Maybe FilePath
ioeGetFileName (IOError _ _ _ _ file) = file

ioeGetHandle :: IOError -> Maybe Handle
ioeGetHandle (IOError handle _ _ _ _) = handle

ioeSetErrorType :: IOError -> IOErrorType -> IOError
ioeSetErrorType (IOError handle _ place description file) t = IOError handle t place description file

ioeSetErrorString, ioeSetLocation, ioeSetFileName :: IOError -> String -> IOError
ioeSetErrorString (IOError handle t place _ file) description = IOError handle t place description file
ioeSetLocation (IOError handle t _ description file) place = IOError handle t place description file
ioeSetFileName (IOError handle t place description _) file = IOError handle t place description (Just file)

ioeSetHandle :: IOError -> Handle -> IOError
ioeSetHandle (IOError _ t place description file) handle = IOError (Just handle) t place description file

alreadyExistsErrorType, doesNotExistErrorType, alreadyInUseErrorType, fullErrorType :: IOErrorType
alreadyExistsErrorType = AlreadyExists
doesNotExistErrorType = NoSuchThing
alreadyInUseErrorType = ResourceBusy
fullErrorType = ResourceExhausted

eofErrorType, illegalOperationErrorType, permissionErrorType, userErrorType :: IOErrorType
eofErrorType = EOF
illegalOperationErrorType = IllegalOperation
permissionErrorType = PermissionDenied
userErrorType = UserError

isAlreadyExistsErrorType, isDoesNotExistErrorType, isAlreadyInUseErrorType, isFullErrorType :: IOErrorType -> Bool
isAlreadyExistsErrorType t = t == AlreadyExists
isDoesNotExistErrorType t = t == NoSuchThing
isAlreadyInUseErrorType t = t == ResourceBusy
isFullErrorType t = t == ResourceExhausted

isEOFErrorType, isIllegalOperationErrorType, isPermissionErrorType, isUserErrorType :: IOErrorType -> Bool
isEOFErrorType t = t == EOF
isIllegalOperationErrorType t = t == IllegalOperation
isPermissionErrorType t = t == PermissionDenied
isUserErrorType t = t == UserError

isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError :: IOError -> Bool
isAlreadyExistsError e = isAlreadyExistsErrorType (ioeGetErrorType e)
isDoesNotExistError e = isDoesNotExistErrorType (ioeGetErrorType e)
isAlreadyInUseError e = isAlreadyInUseErrorType (ioeGetErrorType e)
isFullError e = isFullErrorType (ioeGetErrorType e)

isEOFError, isIllegalOperation, isPermissionError, isUserError :: IOError -> Bool
isEOFError e = isEOFErrorType (ioeGetErrorType e)
isIllegalOperation e = isIllegalOperationErrorType (ioeGetErrorType e)
isPermissionError e = isPermissionErrorType (ioeGetErrorType e)
isUserError e = isUserErrorType (ioeGetErrorType e)

catchIOError :: IO a -> (IOError -> IO a) -> IO a
catchIOError m handler = catch m handler

tryIOError :: IO a -> IO (Either IOError a)
tryIOError m = catch (fmap Right m) (\e -> return (Left e))

modifyIOError :: (IOError -> IOError) -> IO a -> IO a
modifyIOError f m = catch m (\e -> ioError (f e))

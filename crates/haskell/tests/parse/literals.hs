{-# LANGUAGE BinaryLiterals, HexFloatLiterals, NumericUnderscores #-}
module Literals where
ints = [0, 42, 0x1F, 0XfF, 0o17, 0b101, 1_000_000, 0xdead_beef, 123456789012345678901234567890]
fractions = [1.5, 1e3, 1.5e-3, 2.50, 1E+2, 0x1.8p3, 1_0.0_1]
chars = ['a', '\'', '"', '\\', '\n', '\t', '\SOH', '\^A', '\65', '\x41', '\o101', 'λ', '\DEL', '\0', '\1114111']
strings = ["", "a\"b", "\SO\&H", "gap\
          \ped", "two\  \gaps", "\1234\&5", "λx → y", "tab\tnew\nline", "\x1F600\&!", "'"]
adjacent = ['\n','\t','\'']
  : f'a 'b' : ["x"]

module BracesImports where {
  import A (b); import C
; x = y where { z = 1 }
; w = [x | x <- y]
}

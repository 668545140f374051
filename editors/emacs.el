(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '((haskell-mode tuareg-mode) .
                 ("selfsame" "lsp" :initializationOptions (:timeout 10 :finite ["xs"])))))

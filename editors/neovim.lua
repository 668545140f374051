vim.lsp.config('selfsame', {
  cmd = { 'selfsame', 'lsp' },
  filetypes = { 'haskell', 'ocaml' },
  root_markers = { 'cabal.project', 'stack.yaml', 'dune-project', '.git' },
  init_options = { timeout = 10, finite = {} },
})
vim.lsp.enable('selfsame')
vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'BufWritePost' }, {
  pattern = { '*.hs', '*.ml' },
  callback = function() vim.lsp.codelens.refresh({ bufnr = 0 }) end,
})

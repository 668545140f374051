vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'haskell', 'ocaml' },
  callback = function(event)
    local id = vim.lsp.start_client({
      name = 'selfsame',
      cmd = { 'selfsame', 'lsp' },
      root_dir = vim.fn.getcwd(),
      init_options = { timeout = 10 },
    })
    vim.lsp.buf_attach_client(event.buf, id)
  end,
})

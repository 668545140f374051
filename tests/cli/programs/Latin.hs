module Latin where
name = "café"

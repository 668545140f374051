module RecordBraces where
-- Braces that close in the first column: there is no layout between them.
data Config = Config {
    name :: String,
    size :: !Int
} deriving (Eq, Show)

defaultConfig = Config {
  name = "default",
size = 3
}
after = defaultConfig { size = 4 }

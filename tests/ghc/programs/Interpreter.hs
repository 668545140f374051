import Control.Monad.State
import qualified Data.Map as M
data Instr = Push Int | Pop | Store String | Load String | AddI | Print deriving (Show, Read)
type VM = StateT ([Int], M.Map String Int) IO
step :: Instr -> VM ()
step (Push n) = modify (\(s, m) -> (n : s, m))
step Pop = modify (\(s, m) -> (drop 1 s, m))
step (Store x) = modify (\(s, m) -> case s of { v : r -> (r, M.insert x v m); [] -> (s, m) })
step (Load x) = modify (\(s, m) -> (M.findWithDefault 0 x m : s, m))
step AddI = modify (\(s, m) -> case s of { a : b : r -> (a + b : r, m); _ -> (s, m) })
step Print = get >>= \(s, _) -> lift (print s)
main :: IO ()
main = do
  is <- fmap (map read . lines) getContents
  (s, m) <- execStateT (mapM_ step is) ([], M.empty)
  print (s, M.toList m)

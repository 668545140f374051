"""Small inputs, partial ones included, as Haskell source."""

POOLS = {
    # Numbers
    "int": "(-1) 0 1 2 3 (undefined::Int)",
    "nat": "0 1 2 3",
    "num": "(-3) (-1) 0 1 2 7",
    "double": "0.0 1.0 (-1.5) 2.5 0.1 1.0e10 (-0.0)",
    # Characters and text
    "char": r"""'a' 'Z' '0' '_' '␣' '\n' '\233' '\8364' (undefined::Char)""",
    "string": r'''"" "a" "a␣b" "␣␣ab␣c␣" "a\nb" "a\n\nb\n" ('a':undefined) ("a␣"++undefined) ("a\n"++undefined) (undefined::String)''',
    # Lists of numbers: all shapes up to two elements, some of three, with bottoms in every place
    "list": "([]::[Int]) [1] [1,2] [2,1] [1,1] [1,2,1] [3,1,2] (undefined::[Int]) (1:undefined) (1:2:undefined) "
    "[undefined::Int] [1,undefined] [undefined,1] [2,undefined,1]",
    "short": "([]::[Int]) [1] [2,1] (undefined::[Int]) (1:undefined) [undefined::Int] [1,undefined]",
    "bools": "([]::[Bool]) [True] [False] [True,False] [False,True] (True:undefined) (False:undefined) [undefined] [True,undefined] (undefined::[Bool])",
    "lists": "([]::[[Int]]) [[1]] [[],[1,2]] [[1],[2,3]] [[1,2],[],[3]] (undefined::[[Int]]) ([1]:undefined) [[1],undefined] [1:undefined,[2]] [undefined,[1]]",
    "pairs": "([]::[(Int,Char)]) [(1,'a')] [(1,'a'),(2,'b')] [(1,'a'),(1,'b')] (undefined::[(Int,Char)]) ((1,'a'):undefined) [(1,undefined::Char)] [(undefined::Int,'a')] [undefined::(Int,Char)] [(2,'a'),undefined]",
    # Other data
    "bool": "True False (undefined::Bool)",
    "ordering": "LT EQ GT (undefined::Ordering)",
    "maybe": "(Nothing::Maybe␣Int) (Just␣1) (Just␣2) (Just␣(undefined::Int)) (undefined::Maybe␣Int)",
    "maybes": "([]::[Maybe␣Int]) [Just␣1] [Nothing,Just␣2] [Just␣1,Nothing,Just␣3] (Just␣1:undefined) (Nothing:undefined::[Maybe␣Int]) [undefined,Just␣1] [Just␣(undefined::Int)] (undefined::[Maybe␣Int])",
    "either": "(Left␣1::Either␣Int␣Char) (Right␣'a'::Either␣Int␣Char) (Left␣undefined::Either␣Int␣Char) (Right␣undefined::Either␣Int␣Char) (undefined::Either␣Int␣Char)",
    "eithers": "([]::[Either␣Int␣Char]) ([Left␣1]::[Either␣Int␣Char]) [Left␣1,Right␣'a'] [Right␣'a',Left␣2,Left␣3] (Left␣1:undefined::[Either␣Int␣Char]) "
    "(Right␣'a':undefined::[Either␣Int␣Char]) ([undefined,Left␣1]::[Either␣Int␣Char]) ([Left␣undefined]::[Either␣Int␣Char]) (undefined::[Either␣Int␣Char])",
    "pair": "(1,'a') (2,undefined::Char) (undefined::Int,'b') (undefined::(Int,Char))",
    # Functions
    "pred": "even (>␣1) (const␣True) (const␣False) (undefined::Int->Bool) (const␣undefined)",
    "fun": "(+␣1) (const␣0) id (undefined::Int->Int)",
    "op": "(+) (-) const (\\_␣y->y) (\\x␣_->x+1) (undefined::Int->Int->Int)",
    "eq": "(==) (\\x␣y->even␣(x-y)) (\\_␣_->True) (undefined::Int->Int->Bool)",
    "cmp": "compare (flip␣compare) (\\_␣_->EQ) (undefined::Int->Int->Ordering)",
}


def pool(name):
    """The members of a pool; `␣` stands for a space within one."""
    return [member.replace("␣", " ") for member in POOLS[name].split(" ")]

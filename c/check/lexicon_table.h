/* LEXICON(classes, words): words in lower case; `*` at the end matches any ending. Words that are not Latin match
 * within others, the longest first. */
LEXICON(STATISTIC,
        "node nodes call calls step steps time elapsed second seconds sec secs ms memory kb mb backtrack* "
        "recursi* attempt* check checks checked test tests tested iteration* visited propagat* failure* real "
        "user sys passed restart* depth version cpu date thread* variable* clause* constraint* conflict* "
        "decision* try tries move moves generation* fitness explored 回数 時間 秒 探索 呼び出し")
LEXICON(COUNTED,
        "solution solutions sols ways models answers arrangements placements configurations boards results "
        "possibilities lösungen soluciones soluções soluzioni решений решения 個 通り つ 解 とおり 件 "
        "パターン 种 種 个解")
LEXICON(QUALITY,
        "distinct different unique fundamental total valid possible all correct")
LEXICON(TOTAL,
        "solutions total count found models num_solutions numsolutions number results answers sols "
        "total_solutions solutions_found solution_count nsolutions solutioncount counter cnt ans boards "
        "configurations arrangements possibilities ways anzahl soluciones soluções soluzioni решений 答え "
        "カウント 共 总数 方案数 の数 の個数 の総数 解数 解答数 合計 総数 全部で 計")
LEXICON(HEADING,
        "solution board answer model result")
LEXICON(FEWER,
        "unique distinct fundamental inequivalent symmetr* 基本解 本質")
LEXICON(FUNDAMENTAL,
        "fundamental inequivalent 基本解 本質")
LEXICON(SUBJECT,
        "queen* n board solv* search* solver* optimal* satisf* enter input find* solution* all version "
        "reading unique hh size クイーン 盤 女王 入力")
LEXICON(QUEENS,
        "queen queens damen reines reinas クイーン 女王")
LEXICON(SIZE,
        "queen queens size rows columns")
LEXICON(NO,
        "no")
LEXICON(NOT,
        "not doesn don")
LEXICON(EXISTS,
        "exist exists found")
LEXICON(MORE,
        "more further other another additional")
LEXICON(NO_SOLUTION,
        "unsolvable impossible なし はない がない はありません がありません が存在しない は存在しない "
        "は存在しません 存在しない")
LEXICON(0,
        "個目 つ目 件目 通り目")

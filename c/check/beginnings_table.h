/* BEGINNINGS(list, ...): texts with which a line or a word may begin. If one text begins with another, the longer one
 * comes first. A small letter in a text also matches its capital. Other characters match themselves, except:
 *
 *   blank  one or more blanks
 *   0      a number
 *   ~      blanks and hyphens, or nothing
 *   |      at the end: the end of a word; before other characters: one of them must follow
 *
 * Lists for boards and source code:
 *
 *   ENDINGS       lines below the output, which a total may precede
 *   LABELS        stand before a row of a board: R, Octave and SAT solvers print them
 *   DECLARATIONS  begin lines of source code
 *   STATEMENTS    begin lines of source code
 *
 * Lists for the output of tests, with text after ":" on this or the next lines:
 *
 *   EXPECTED_LABELS  the text is the right answer, not the program's
 *   ACTUAL_LABELS    the text is the program's
 *
 * Lists for the lines of a trace:
 *
 *   EVENT_LABELS    stand before an event: R and SBCL print them
 *   COUNTERS        stand before an event, like `step 3: `
 *   ROW_NAMES       a line with a removal but without a square may name rows: `Backtracking from row 2 to row 1`
 *   ECHOES          a line with such a word is no event
 *   SOLUTION_WORDS  a line with such a word and one of FOUND_WORDS reports a solution, if queens are placed
 *   FOUND_WORDS     `Solution 1 found`
 *   NEGATIONS       a line with such a word reports no solution
 *
 * In a trace, lines without a known word may also place and remove queens, if they have one of two forms (verbs.h).
 * Each column shows two such forms:
 *
 *   place   Coloca reina en (1, 1)  -> (1,1)   Qa1  board[0][0] = 1  col[0] = 0
 *   remove  Quita reina de (1, 1)   <- (1,1)  -Qa1  board[0][0] = 0  col[0] = -1 */
BEGINNINGS(TAGS, "<td", "<th", "<tab", "</tab", "<h0|>", "<h0 class", "<h0 id", "<h0 style", "<br", "<div>", "<span>", "<pre>", "<p>", "<li>")
BEGINNINGS(CELL_TAGS, "<td", "<th", "</tr")
BEGINNINGS(LEVELS, "INFO", "DEBUG", "TRACE")
BEGINNINGS(TRUE_WORDS, "#t", "true", "True", "TRUE", "T")
BEGINNINGS(FALSE_WORDS, "#f", "false", "False", "FALSE", "F")
BEGINNINGS(EMPTY_WORDS, "None", "null", "nil")
BEGINNINGS(PAIRS, "(0,0)", "(0, 0)", "( 0, 0 )", "( 0 , 0 )")
BEGINNINGS(SAVED_TITLES, "N-Queens", "Nクイーン", "{\"n\":")
BEGINNINGS(DECLARATIONS, "import ", "package ", "module ", "using ", "from itertools", "use strict", "#include", "#define", "def ", "public ",
      "private ", "protected ", "static ", "void ", "bool ", "int ", "char ", "unsigned ", "function ", "function*", "const ", "let ", "local ",
      "var ", "fn ", "pub ", "func ", "fun ", "my $", "my @", "my (", "procedure ", "program ", "(define ", "(defun ")
BEGINNINGS(STATEMENTS, "for|", "foreach|", "if|", "elif|", "else if|", "while|", "until|", "return|", "assert|", "print", "cout|",
      "console.log", "system.out", "puts|", "fmt.", "where|", "main|", "(if|", "(let|", "(cond|")
BEGINNINGS(LABELS, "[0] |0123456789\"-", "[0,]", "v |0123456789-", "columns 0 through 0:",
      "columns 0 through 0", "columns 0 and 0:", "columns 0 and 0", "columns 0:")
BEGINNINGS(EXPECTED_LABELS, "expected output", "expected result", "expected answer", "expected value", "expected", "期待される出力", "期待値")
BEGINNINGS(ACTUAL_LABELS, "actual output", "actual", "output", "your output", "your answer", "got", "received", "result", "stdout", "input", "出力", "実際")
BEGINNINGS(COUNTERS, "step 0: ", "step 0. ", "0: ", "0. ", "0) ")
BEGINNINGS(EVENT_LABELS, "[1] ", "0: (")
BEGINNINGS(SIZES, "n~=~0", "n~:~0", "n~=~\"0", "n~:~\"0", "n\"~:~0", "n is 0", "size~=~0", "size~:~0", "size is 0", "size 0", "board size 0", "board of size 0", "chessboard of size 0", "0~x~0 board|", "0~x~0 chessboard|", "0~x~0 grid|", "0~x~0", "0~×~0 board|", "0~×~0 chessboard|", "0~×~0", "0~queens|", "0~queen|",
      "0~damen|", "0~damas|", "0~damer|", "0~dam|", "0~reines|", "0~reinas|", "0~rainhas|", "0~regine|", "0~koninginnen|", "0~dronninger|", "0~drottningar|", "0~kuningatarta|",
      "0~hetmanów|", "0~královen|", "0~királynő|", "0~vezir|", "0~ratu|", "0~ферзей", "0~ферзя", "0~ферзів", "0~퀸", "0~皇后", "0~クイーン", "0~女王",
      "queens(0)| :=-", "n~queens(0)| :=-", "n_queens(0)| :=-", "n~queens 0", "for 0|:=", "queens_count(0)| :=-", "solvenqueens(0)| :=-", "solve_n_queens(0)| :=-", "solve_nqueens(0)| :=-", "totalnqueens(0)| :=-", "total_n_queens(0)| :=-", "countnqueens(0)| :=-", "count_n_queens(0)| :=-", "countqueens(0)| :=-", "count_queens(0)| :=-", "count(0)| :=-", "countsolutions(0)| :=-", "count_solutions(0)| :=-", "solutions(0)| :=-", "num_solutions(0)| :=-", "numsolutions(0)| :=-", "solve(0)| :=-", "total(0)| :=-")
BEGINNINGS(NONE, "no solution", "no valid solution", "no feasible solution", "no possible solution", "no such solution", "no legal solution",
      "solution does not exist", "solutions do not exist", "solution doesn't exist",
      "solutions don't exist", "solution doesn\"t exist", "solutions don\"t exist", "solution not found", "solutions not found",
      "solution was not found", "solutions were not found", "solution is not found", "not find a solution", "not find any solution", "not find solution",
      "not have a solution", "not have any solution", "not have solution", "not solvable|", "not possible|", "cannot be solved|", "can\"t be solved|", "no answer|", "no arrangement", "no valid arrangement", "no placement", "no valid placement", "unsolvable|", "impossible|", "keine lösung", "aucune solution", "pas de solution",
      "no hay soluci", "sin soluci", "não há solu", "nao ha solu", "nessuna soluzione", "geen oplossing", "ingen lösning", "brak rozwiąza", "нет решени", "Нет решени",
      "решений нет", "Решений нет", "решения нет", "无解", "無解", "没有解", "沒有解",
      "なし", "はない", "がない", "はありません", "がありません", "は存在しない", "が存在しない", "は存在しません", "存在しない")
BEGINNINGS(RATIOS, "solutions~:~0~/~0", "solutions found~:~0~/~0", "solutions~:~0 of 0", "solutions~:~0 out of 0", "solutions found~:~0 of 0",
      "solutions found~:~0 out of 0", "of 0 solutions", "found 0~/~0", "found 0 of 0", "found 0 out of 0", "in total|")
BEGINNINGS(ROW_TOTALS, "(0 rows)", "(0 row)", "(0 row(s)", "(0 rows affected)", "(0 row affected)", "(0 tuples)", "(0 tuple)",
      "0 rows in set", "0 row in set", "0 rows selected", "0 row selected", "0 rows affected", "0 rows returned", "0 row(s)",
      "0-element vector{vector{", "[0 rows x 0 columns]", "shape: (0, 0)")
BEGINNINGS(LAST_TOTALS, "#0 0", "solutions,0", "count,0", "total,0", "solutions;0", "count;0", "total;0", "-> 0", ": 0", "return~:~0", "the answer is 0.", "that makes 0 in all.", "size() == 0", "len() == 0", "int 0", "int(0)", "\"0\"", "[]", "()", "{}", "[1] 0", "answer~:~0", "answer~=~0", "answer is 0", "the answer is 0", "result~:~0", "result~=~0", "result is 0",
      "the result is 0", "output: 0", "- : int = 0", "val it : int = 0", "it : int = 0", "res0: int = 0", "$0 = 0", "out[0]: 0",
      "solutions.size()~=~0", "solutions.size()~:~0", "result.size()~=~0", "result.size()~:~0", "results.size()~=~0", "results.size()~:~0",
      "result.length~=~0", "result.length~:~0", "results.length~=~0", "results.length~:~0", "len(result)~=~0", "len(result)~:~0", "len(results)~=~0",
      "len(results)~:~0", "len(res)~=~0", "len(res)~:~0", "res~=~0", "res~:~0", "all~:~0", "return value~:~0", "returned 0",
      "returns 0", "len~=~0", "len~:~0", "length~=~0", "length~:~0", "val it = 0 : int", "c = 0.", "none", "null", "nil", "no", "no.", "false", "false.", "k~=~0", "k~:~0", "c~=~0", "c~:~0", "unsatisfiable", "s unsatisfiable", "unsat", "0 found!", "0 found.", "0 found", "0 total", "0 in all", "0 matches", "0.", "0!", "(0)")
BEGINNINGS(ENDINGS, "done|", "finished|", "press any key", "press enter", "press return", "end of program", "program ended", "program finished",
      "...program finished", "=== code execution successful", "$", "%", ">>>", "bye|", "goodbye|")
BEGINNINGS(REMOVALS, "remov", "unplac", "backtrack|", "backtracking|", "backtracked|", "clear", "take|", "takes|",
      "taken|", "taking|", "undo", "delet", "pop", "unset", "lift", "retract", "erase", "unassign", "del|",
      "quita", "retira", "entfern", "enlève", "retire", "rimuov", "rimoss", "togli", "verwijder", "dead end", "go back", "goes back", "going back",
      "step back", "stepping back", "移除", "撤回", "回溯", "回退", "拿掉", "拿走", "取走", "删除", "刪除", "清除", "取消",
      "戻", "撤去", "取り除", "外", "消", "제거", "빼", "убира", "убрат", "снима", "удал", "Убира", "Снима", "Удал")
BEGINNINGS(PLACINGS, "place|", "placed|", "places|", "placing|", "put|", "puts|", "putting|", "set|", "sets|",
      "setting|", "add|", "adds|", "added|", "adding|", "push", "assign", "insert", "zet|", "zette|", "pone|", "pongo|", "mette|", "metto|", "lege|", "stelle|", "drop|", "setze|", "setzt|", "gesetzt|", "platzier", "coloca", "posiziona", "plaats", "poser|", "pose|",
      "置", "配置", "放", "摆", "놓", "став", "постав", "размещ", "Став", "Постав", "Размещ")
BEGINNINGS(ROW_NAMES, "row~0", "row~#0", "row~=~0", "row~:~0", "rows 0", "r0", "queen~0", "queen~#0", "level~0", "depth~0", "zeile 0", "dame 0",
      "fila 0", "reina 0", "ligne 0", "reine 0", "linha 0", "riga 0", "rij 0", "第0行", "第 0 行", "행 0", "строк 0", "ряд 0")
BEGINNINGS(ECHOES, "return", "cannot", "can't", "not safe", "unsafe", "attacked", "conflict", "failed to", "trying", "ways", "number of",
      "置けない", "置けません", "无法", "無法", "不能", "尝试", "嘗試", "冲突", "衝突", "攻击", "攻擊", "없", "no se puede", "non si può",
      "nicht möglich", "kann nicht|", "impossible de", "niet mogelijk", "нельзя", "Нельзя", "невозможно", "Невозможно", "не мож")
BEGINNINGS(SOLUTION_WORDS, "solution|", "lösung|", "solución|", "solucion|", "solução|", "solucao|", "soluzione|", "oplossing|", "lösning|",
      "løsning|", "ratkaisu|", "rozwiązanie|", "řešení|", "riešenie|", "megoldás|", "soluție|", "çözüm|", "solusi|", "решение|",
      "Решение|", "рішення|", "Рішення|", "λύση|", "Λύση|", "解", "해|", "해가", "해를")
BEGINNINGS(FOUND_WORDS, "found", "complet", "gefunden", "trouv", "encontr", "trovat", "gevonden", "hitta", "funnet", "fundet", "löyty",
      "znalezion", "Znalezion", "nalezen", "nájden", "találat", "megtalál", "găsit", "bulundu", "ditemukan", "найден",
      "Найден", "знайден", "Знайден", "βρέθηκε", "Βρέθηκε", "見つ", "発見", "完成", "找到", "发现", "發現", "발견", "찾")
BEGINNINGS(NEGATIONS, "no|", "not|", "kein", "nicht|", "aucune", "pas|", "ning", "nessun", "geen|", "niet|", "ingen|", "ikke|",
      "ei|", "brak|", "nie|", "žádn", "nincs", "yok|", "tidak|", "нет", "Нет", "не |", "немає", "ない", "なし", "ません", "没有",
      "沒有", "未", "無", "无", "없")
#undef BEGINNINGS

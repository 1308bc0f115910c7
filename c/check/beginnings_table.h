/* BEGINNINGS(list, ...): texts, a longer one before its own beginning; `|` ends a whole word. Small letters match capital
 * ones. A line of a trace with a word of ECHOES has no event. A line with words of SOLUTION_WORDS and FOUND_WORDS and none of
 * NEGATIONS reports a solution, while queens stand.
 *
 * In a trace, two other forms of lines may place and remove queens, in any language:
 *
 *   Coloca reina en (1, 1)  -> (1,1)   Qa1  board[0][0] = 1  col[0] = 0
 *   Quita reina de (1, 1)   <- (1,1)  -Qa1  board[0][0] = 0  col[0] = -1 */
BEGINNINGS(TAGS, "<td", "<th", "<tab", "</tab", "<h1", "<h2", "<h3", "<h4", "<br", "<div>", "<span>", "<pre>", "<p>", "<li>")
BEGINNINGS(CELL_TAGS, "<td", "<th", "</tr")
BEGINNINGS(LEVELS, "INFO", "DEBUG", "TRACE")
BEGINNINGS(TRUE_WORDS, "#t", "true", "True", "TRUE", "T")
BEGINNINGS(FALSE_WORDS, "#f", "false", "False", "FALSE", "F")
BEGINNINGS(EMPTY_WORDS, "None", "null", "nil")
BEGINNINGS(SAVED_TITLES, "N-Queens", "Nクイーン", "{\"n\":")
BEGINNINGS(REMOVALS, "remov", "unplac", "backtrack|", "backtracking|", "backtracked|", "clear", "take|", "takes|",
      "taken|", "taking|", "undo", "delet", "pop", "unset", "lift", "retract", "erase", "unassign", "del|",
      "quita", "entfern", "移除", "戻", "撤去", "取り除", "外", "消")
BEGINNINGS(PLACINGS, "place|", "placed|", "places|", "placing|", "put|", "puts|", "putting|", "set|", "sets|",
      "setting|", "add|", "adds|", "added|", "adding|", "push", "assign", "insert", "置", "配置")
BEGINNINGS(ECHOES, "return", "cannot", "can't", "not safe", "unsafe", "attacked", "conflict", "failed to", "trying",
      "置けない")
BEGINNINGS(SOLUTION_WORDS, "solution|", "lösung|", "solución|", "solucion|", "solução|", "solucao|", "soluzione|", "oplossing|", "lösning|",
      "løsning|", "ratkaisu|", "rozwiązanie|", "řešení|", "riešenie|", "megoldás|", "soluție|", "çözüm|", "solusi|", "решение|",
      "Решение|", "рішення|", "Рішення|", "λύση|", "Λύση|", "解", "해|", "해가", "해를")
BEGINNINGS(FOUND_WORDS, "found", "complet", "gefunden", "trouv", "encontr", "trovat", "gevonden", "hitta", "funnet", "fundet", "löyty",
      "znalezion", "Znalezion", "nalezen", "nájden", "találat", "megtalál", "găsit", "bulundu", "ditemukan", "найден",
      "Найден", "знайден", "Знайден", "βρέθηκε", "Βρέθηκε", "見つ", "発見", "完成", "找到", "发现", "發現", "발견", "찾")
BEGINNINGS(NEGATIONS, "no|", "not|", "kein", "nicht|", "aucune", "pas|", "ning", "nessun", "geen|", "niet|", "ingen|", "ikke|",
      "ei|", "brak|", "nie|", "žádn", "nincs", "yok|", "tidak|", "нет", "Нет", "не |", "немає", "ない", "なし", "ません", "没有",
      "沒有", "未", "無", "无", "없")

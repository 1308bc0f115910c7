/* LEXICON(class, words): words of a class, in lower case. A word with `*` at the end matches all words that begin with
 * it. Words of non-Latin alphabets also match inside of other words, the longest first.
 *
 *   STATISTIC    makes a line a statistic: 12 ms
 *   COUNTED      stands after a total: 92 solutions
 *   QUALITY      stands between a total and its word: 92 distinct solutions
 *   TOTAL        stands before a total: Found 92
 *   HEADING      makes a heading with a number: Solution 3
 *   FEWER        the total may be that of fundamental solutions
 *   FUNDAMENTAL  the total is that of fundamental solutions
 *   EXPECTED     the number is not the program's own: expected 92 solutions
 *   VAGUE        the number may count something else: 3125 boards, 5 solutions starting in column 1
 *   VALID        makes sure that the number does not count something else: Valid boards: 92
 *   SUBJECT      occurs in sentences about the puzzle
 *   PROMPT       its line may have three numbers, but no board: Enter n (4-12): 8
 *   SIZE         a number after such a word is no total
 *   NOTHING      has no meaning; keeps shorter words from matching inside of it
 *
 * A number is a total only if its line says so: "92 solutions", "Total: 92", "解の数: 92", "92通り", "No solution".
 * Statistics ("12 ms") and numbers of headings ("Solution 3:") are not totals. */
LEXICON(STATISTIC,
        "node nodes call calls step steps time elapsed second seconds sec secs ms memory kb mb backtrack* "
        "recursi* attempt* check checks checked test tests tested iteration* visited propagat* failure* real "
        "user system sys passed passes restart* depth max_depth nodes_* candidate* examined per cache hits faults "
        "pagefaults inputs outputs major minor swaps peak progress process exit exited goroutine panic* "
        "statistics version cpu date thread* variable* clause* constraint* conflict* "
        "decision* try tries move moves generation* fitness explored knoten aufruf* schritt* zeit laufzeit "
        "gesamtzeit sekunde* minuten versuch* dauer rekursion* noeud* nœud* appel* étape* temps durée essai* "
        "tentativ* nodo* llamada* paso* tiempo segundo* intento* chamada* passo* tempo nós nodi chiamat* passi "
        "secondi knopen aanroep* stap* tijd poging* anrop steg tid sekunder försök forsøk kald kall trin "
        "solmu* kutsu* aika sekuntia węzł* wywoła* krok* czas sekund prób* uzl* volání pokus* lépés* idő hívás* "
        "düğüm* çağrı* adım* süre saniye deneme* waktu detik langkah panggilan узл вызов шаг врем секунд попыт "
        "рекурс памят 节点 節點 调用 調用 步 尝试 嘗試 时间 耗时 次数 次數 回溯 递归 遞迴 試行 ノード 呼出 手数 再帰 ステップ "
        "시간 호출 단계 시도 노드 回数 時間 秒 探索 呼び出し mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep oct nov dec python* gcc it neighbo* cost success* average avg mean tps speed rate fps bytes epoch* evaluation* swap* collision* op benchmark* alloc* frees error* warning* lines seed seeds lower higher h improvement* stagnat* mutation* population*")
LEXICON(COUNTED,
        "solution solutions sols ways models answers arrangements placements configurations boards results "
        "possibilities lösungen soluciones soluções solucoes soluzioni oplossingen lösningar løsninger "
        "ratkaisua rozwiązania rozwiązań řešení riešení megoldás soluții solutii çözüm solusi λύσεις решений "
        "решения рішень розв'язків 個 通り つ 解 とおり 件 パターン 种 種 个解 개의 가지 lösung genotype 组解 組解 вариантов варианта расстановок розстановок nghiệm cách решенье 种方法 種方法 variants matches حلول حل समाधान פתרונות คำตอบ")
LEXICON(QUALITY,
        "distinct different unique fundamental total valid possible all correct")
LEXICON(TOTAL,
        "amount quantity variants successes matches placements Решений الحلول حلول समाधान פתרונות הפתרונות คำตอบ solutions total count found got models num_solutions numsolutions number results answers sols "
        "total_solutions totalsolutions solutions_found solutionsfound solution_count n_solutions nsolutions "
        "nsols nsol total_count totalcount num_sols numsols solutioncount solutionscount numberofsolutions number_of_solutions counter "
        "cnt ans boards configurations arrangements possibilities ways anzahl lösungen gefunden gesamt "
        "gesamtzahl insgesamt nombre trouvées trouvés soluciones encontradas cantidad soluções solucoes "
        "quantidade soluzioni trovate numero oplossingen aantal gevonden totaal lösningar antal hittade totalt "
        "løsninger funnet fundet ratkaisuja yhteensä rozwiązań liczba znaleziono łącznie počet celkem nalezeno "
        "száma összesen găsite sayısı toplam jumlah ditemukan σύνολο Σύνολο λύσεις Λύσεις λύσεων решений Всего "
        "всего Найдено найдено Количество количество Итого итого рішень Усього Знайдено Кількість 答え カウント "
        "共 总数 總數 总计 總計 方案数 の数 の個数 の総数 的个数 的個數 的数量 的數量 解数 解答数 合計 総数 全部で 計 총 개수 총수 ответ вариантов варианты расстановок варіантів розстановок nghiệm cách loesungen parole 경우의 경우 パターン数 数为 數為 有效解 种方法 ways_count sum sol antwort réponse respuesta risposta resposta antwoord svar 結果 结果 답 答案")
LEXICON(HEADING,
        "solution board answer model result way")
LEXICON(FEWER,
        "unique distinct fundamental inequivalent symmetr* rotat* reflect* 基本解 本質 本质")
LEXICON(FUNDAMENTAL,
        "fundamental inequivalent 基本解 本質")
LEXICON(EXPECTED,
        "expect* should known not searching looking bound target reference")
LEXICON(VAGUE,
        "placements configurations boards positions starting start begin* after in_column per")
LEXICON(VALID,
        "valid correct printed listed")
LEXICON(SUBJECT,
        "queen* n board solv* search* solver* optimal* satisf* enter input find* solution* all version "
        "reading unique hh size program* puzzle* problem* author* copyright com edu org http* クイーン 盤 女王 入力")
LEXICON(PROMPT,
        "enter input between default must please 输入 輸入 入力")
LEXICON(SIZE,
        "queen queens size rows columns row column col level depth zeile spalte fila ligne colonne linha riga dame reine reina damen reines reinas rainhas damas regine koninginnen dronninger "
        "drottningar damer kuningatarta hetmanów dam královen királynő vezir ratu größe taille tamaño tamanho "
        "dimensione grootte storlek størrelse koko rozmiar velikost méret boyut ukuran ферзей ферзя ферзів "
        "размер 퀸 皇后 クイーン 女王")
LEXICON(NOTHING,
        "個目 つ目 件目 通り目")
#undef LEXICON

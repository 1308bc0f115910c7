// 日本語の読み手が目にする言葉のすべて。鍵は en.js と同じで、テストが突き合わせる。文中の **…** は判定を表す。
// `at` はデータの行・列を読み手の番号 (0 から、または 1 から) に直す。

const count = number => number.toLocaleString('ja')

const HELD = { column: '同じ列', diagonal: '同じ斜めの線の上', antidiagonal: '同じ斜めの線の上' }

const narration = {
  start: ({ n }) => `${n}×${n} の空の盤。再生するか一手進めると、探索が始まる。`,
  enter: ({ event, frontier }, at) => frontier
    ? `${count(frontier.size)} 通りのうち ${count(frontier.index + 1)} 番目の盤を取り出し、${at(event.row)} 行目に置ける列を探す。`
    : `${at(event.row)} 行目に進む。左の列から順に試す。`,
  test({ event: { row, col, verdict, by } }, at) {
    const question = `${at(row)} 行目の ${at(col)} 列に置けるか。`
    return verdict === 'free'
      ? `${question}**置ける。**列にも斜めにも、ほかのクイーンの利き筋は通っていない。`
      : `${question}**置けない。**${at(by.row)} 行目のクイーンと${HELD[by.line]}にある。`
  },
  place({ n, event: { row, col }, depth, frontier }, at) {
    if (frontier) return `${at(row)} 行目の ${at(col)} 列に置いてできた盤を、次の段に加える。`
    const rest = depth === n ? `これで ${n} 個がそろった。` : `残りは ${n - depth} 行。`
    return `${at(row)} 行目の ${at(col)} 列にクイーンを置く。${rest}`
  },
  solution: ({ n, counters }) => `**${count(counters.solutions)} 個目の解。**${n === 1 ? 'クイーンは 1 個だけで、解になっている。' : `${n} 個のクイーンは、どの 2 個も互いの利き筋にない。`}`,
  remove: ({ n, event: { row, col }, depth }, at) => depth === n
    ? `ほかの解を探すため、${at(row)} 行目の ${at(col)} 列のクイーンを取り除く。`
    : `この先はもう調べ尽くした。${at(row)} 行目の ${at(col)} 列のクイーンを取り除き、右の列を試す。`,
  leave({ event: { row, verdict }, depth, frontier }, at) {
    if (frontier) return 'この盤からできる盤はこれで全部。次の盤に移る。'
    if (verdict === 'success') return `${at(row)} 行目は成功を報告し、クイーンを残したまま戻る。`
    return depth === 0 ? `${at(row)} 行目の列はすべて試した。` : `${at(row)} 行目には、もう試す列がない。一つ前の行に戻る。`
  },
  level: ({ frontier }) => frontier.size === 0
    ? `**この段は終わり。**クイーン ${frontier.level} 個の盤は 1 つもない。`
    : `**この段は終わり。**クイーン ${frontier.level} 個の盤が ${count(frontier.size)} 通り。`,
  done({ n, outcome, counters, queens }, at) {
    if (outcome === 'success') return `**SUCCESS。**上の行から順に、列は ${queens.map(at).join(' ')}`
    if (outcome === 'failure') return `**FAILURE。**n = ${n} に解はない。`
    return counters.solutions === 0 ? `探索は終わり。**n = ${n} に解はない。**` : `探索は終わり。**解は ${count(counters.solutions)} 個。**`
  },
}

export default {
  language: 'ja',
  count,
  narration,
  title: 'Nクイーン',
  tagline: '教科書どおりの探索を、一手ずつ、前にも後ろにも、どの手へでも。',
  languageName: '日本語',

  board: '盤',
  boardSize: n => `${n} × ${n}`,
  search: '探索',
  startRow: '開始行',
  choices: (n, search) => `${n} × ${n}・${search}`,
  searches: {
    scan: { name: 'バックトラック法（利き筋をたどる）', about: 'オブジェクト指向の解説記事から。置けるかどうかは、盤上のすべてのクイーンの利き筋を、番兵のある端まで 1 マスずつたどって調べる。解を 1 つずつ、すべて求める。' },
    flags: { name: 'バックトラック法（3 つの真偽配列）', about: 'データ構造の教科書から。どの列とどの斜めがふさがっているかを 3 つの配列に覚えておき、多くても 3 回見るだけでマスを調べる。解をすべて求める。' },
    wraparound: { name: '開始行を選べる再帰', about: '初学者向けの再帰の演習から。好きな行から始め、最後の行の次は最初の行に戻る。クイーンか端に当たるまで 8 方向を調べ、解が 1 つ見つかれば終わる。' },
    'breadth-first': { name: '幅優先探索（一段ずつ）', about: '関数型の書き方の解説記事から。クイーン k 個の盤それぞれから k + 1 個の盤をすべて作り、一段そろってから次の段に進む。解は最後の段でまとめて出る。' },
    first: { name: '試験問題（最初の解）', about: '国家試験の問題から。添字が 1 から始まる配列に FREE か NOT_FREE を入れる。最初の解で SUCCESS、解がなければ FAILURE を返して終わる。' },
  },

  first: '最初へ',
  back: '一手戻る',
  play: '再生',
  pause: '一時停止',
  forward: '一手進む',
  last: '最後へ',
  jumps: { solution: '解', place: '配置', remove: '取り除き' },
  next: what => `次の${what}`,
  previous: what => `前の${what}`,
  noNext: what => `この先に${what}はない。`,
  noPrevious: what => `これより前に${what}はない。`,
  speed: '速さ',
  speedText: speed => speed === Infinity ? '出せるだけ速く' : speed === 0.5 ? '2 秒に 1 手' : `1 秒に ${count(speed)} 手`,
  timeline: '探索の全体',
  step: '手',
  stepOf: length => `／ 全 ${count(length)} 手`,
  stepOfAtLeast: known => `／ ${count(known)} 手以上`,
  stepText: (step, length) => (length === undefined ? `${count(step)} 手目` : `全 ${count(length)} 手のうち ${count(step)} 手目`),
  measureAll: '最後まで長さを測る',
  walking: known => `探索中。${count(known)} 手まで進んだ`,
  stop: '止める',

  counts: 'ここまでの手間',
  counters: { tests: '調べたマス', probes: '見た回数', places: '置いた', removes: '取り除いた', solutions: '解' },
  probesMeaning: '「見た回数」は、マス・配列の要素・先に置いたクイーンを 1 つ見るごとに 1 と数える。',

  boardLabel: n => `${n} 行 ${n} 列の盤。矢印キーでマスを移動する。`,
  square(moment, row, col, at) {
    const place = `${at(row)} 行 ${at(col)} 列`
    if (moment.queens[row] === col) return `${place}、クイーン`
    const by = moment.queens.flatMap((_, r) => ((moment.attackers[row * moment.n + col] >>> r) & 1 ? [at(r)] : []))
    return by.length === 0 ? `${place}、利きなし` : `${place}、${by.join('・')} 行目のクイーンの利き`
  },

  marks: '印の意味',
  legend: { test: '調べているマス', attacked: '置けないマスと、そこに利いているクイーンの筋', free: '置けるマス', row: '探索中の行', attackedSquares: '利き筋の通るマス' },
  clickHint: 'クイーンを選ぶと 8 方向の利き筋が、空いたマスを選ぶとそこに利いているクイーンが見える。',
  display: '表示',
  showAttacks: '利き筋の通るマスを示す',
  labels: '行と列の番号',
  theme: '配色',
  themes: { auto: '端末に合わせる', light: '明るい', dark: '暗い' },
  share: 'リンクをコピー',
  shared: 'コピーした',
  shareByHand: 'このアドレスをコピー：',
  help: 'キー操作',
  close: '閉じる',
  keys: [
    [['Space'], '再生・一時停止'],
    [['→', '←'], '一手進む・戻る'],
    [['S', 'Shift S'], '次の解・前の解'],
    [['P', 'Shift P'], '次の配置・前の配置'],
    [['R', 'Shift R'], '次の取り除き・前の取り除き'],
    [['Home', 'End'], '最初へ・最後へ'],
    [['+', '−'], '速く・遅く'],
    [['A'], '利き筋の通るマスを示す・隠す'],
    [['L'], '番号を 0 から・1 から'],
    [['Esc'], '長い探索を止める、選んだマスを離す'],
    [['?'], 'この一覧'],
  ],
  keysOnBoard: '盤の上では矢印キーでマスを移動でき、そこに何があるか、どのクイーンが利いているかが読み上げられる。',
  footer: 'すべてこの端末の中で動く。どこにも何も送らない。',

  badNumber: (name, value, low, high) => `${name} の値「${value}」は使えない。${count(low)} から ${high === 2 ** 53 ? '2 の 53 乗' : count(high)} までの整数にする。`,
  badWord: (name, value, words) => `${name} の値「${value}」は使えない。使えるのは ${words.join('、')}。`,
  noEngine: reason => `ここでは探索を動かせない。WebAssembly が許可されていないか、対応していない。（${reason}）`,
  kept: '表示は前のまま。',
}

// 日本語の読み手が目にする言葉のすべて。鍵は en.js と同じで、テストが突き合わせる。文中の **…** は判定を表す。
// `at` はデータの行・列を読み手の番号 (0 から、または 1 から) に直す。

import code from './code.ja.js'
import views from './views.ja.js'

const count = number => number.toLocaleString('ja')

const HELD = { column: '同じ列', diagonal: '同じ斜めの線上', antidiagonal: '同じ斜めの線上' }

const narration = {
  start: ({ n }) => `${n} × ${n} の空の盤。再生するか一手進めると、探索が始まる。`,
  enter: ({ event, frontier }, at) => frontier
    ? `${count(frontier.size)} 通りの盤のうち ${count(frontier.index + 1)} 番目を取り出し、${at(event.row)} 行目に置ける列を探す。`
    : `${at(event.row)} 行目に進む。左の列から順に試す。`,
  test({ event: { row, col, verdict, by } }, at) {
    const question = `${at(row)} 行 ${at(col)} 列に置けるか。`
    return verdict === 'free'
      ? `${question}**置ける。**列にも斜めにも、ほかのクイーンの利き筋は通っていない。`
      : `${question}**置けない。**${at(by.row)} 行目のクイーンと${HELD[by.line]}にある。`
  },
  place({ n, event: { row, col }, depth, frontier }, at) {
    if (frontier) return `${at(row)} 行 ${at(col)} 列に置いた盤を、次の段に加える。`
    const rest = depth === n ? 'これですべての行に置けた。' : `残りは ${n - depth} 行。`
    return `${at(row)} 行 ${at(col)} 列にクイーンを置く。${rest}`
  },
  solution: ({ n, counters }) => `**${count(counters.solutions)} 個目の解。**${n === 1 ? 'クイーン 1 個だけの盤は、それだけで解になる。' : `${n} 個のクイーンは、どの 2 個も互いに利いていない。`}`,
  remove({ n, event: { row, col }, depth }, at) {
    const queen = `${at(row)} 行 ${at(col)} 列のクイーンを取り除`
    if (depth === n) return `ほかの解を探すため、${queen}く。`
    return `この先は調べ尽くした。${queen}${col === n - 1 ? 'く。' : 'き、一つ右の列へ移る。'}`
  },
  leave({ event: { row, verdict }, depth, frontier }, at) {
    if (frontier) return frontier.index + 1 < frontier.size ? 'この盤からできる盤はこれで全部。次の盤に移る。' : 'この盤からできる盤はこれで全部。この段に、残る盤はない。'
    if (verdict === 'success') return `${at(row)} 行目の呼び出しは成功を返し、クイーンを残したまま戻る。`
    return depth === 0 ? `${at(row)} 行目の列はすべて試した。` : `${at(row)} 行目には、もう試す列がない。一つ前の行に戻る。`
  },
  level: ({ frontier }) => frontier.size === 0
    ? `**この段は終わり。**クイーン ${frontier.level} 個の盤は 1 つもない。`
    : `**この段は終わり。**クイーン ${frontier.level} 個の盤が ${count(frontier.size)} 通り。`,
  done({ n, outcome, counters, queens }, at) {
    if (outcome === 'success') return `**SUCCESS。**各行のクイーンの列は、上から順に ${queens.map(at).join(' ')}。`
    if (outcome === 'failure') return `**FAILURE。**n = ${n} のとき、解はない。`
    return counters.solutions === 0 ? `探索は終わり。**n = ${n} のとき、解はない。**` : `探索は終わり。**解は ${count(counters.solutions)} 個。**`
  },
}

export default {
  language: 'ja',
  count,
  narration,
  code,
  ...views,
  title: 'Nクイーン',
  tagline: '教科書どおりの探索を一手ずつたどる。戻るのも、好きな手へ飛ぶのも自由。',
  languageName: '日本語',

  views: { walk: '一手ずつ', compare: '比べる', solutions: 'すべての解', count: '数える', exam: '試験' },
  viewsLabel: '画面の切り替え',
  toolsLabel: '言語・リンク・キー操作',
  noView: 'この画面を読み込めなかった。ほかの画面は使える。',

  board: '盤',
  boardSize: n => `${n} × ${n}`,
  search: '探索',
  startRow: '開始行',
  choices: (n, search) => `${n} × ${n}・${search}`,
  searches: {
    scan: { name: 'バックトラック法（利き筋をたどる）', about: 'オブジェクト指向の解説記事から。盤上のすべてのクイーンの利き筋を、番兵のある端まで 1 マスずつたどり、置けるかどうかを調べる。解を 1 つずつ、すべて求める。' },
    flags: { name: 'バックトラック法（3 つの真偽配列）', about: 'データ構造の教科書から。どの列とどの斜めがふさがっているかを 3 つの配列に覚えておくので、多くても 3 回見れば置けるかどうかがわかる。解をすべて求める。' },
    wraparound: { name: '開始行を選べる再帰', about: '初学者向けの再帰の演習から。好きな行から始め、最後の行の次は最初の行に戻る。クイーンか端に当たるまで 8 方向を調べ、解が 1 つ見つかれば終わる。' },
    'breadth-first': { name: '幅優先探索（一段ずつ）', about: '関数型の書き方の解説記事から。クイーン k 個の盤それぞれから k + 1 個の盤をすべて作り、一段そろってから次の段に進む。解は最後の段でまとめて出る。' },
    first: { name: '試験問題（最初の解）', about: '情報処理の国家試験の問題から。添字が 1 から始まる 3 つの配列に FREE か NOT_FREE を入れる。最初の解で SUCCESS、解がなければ FAILURE を返して終わる。' },
  },

  first: '最初へ',
  back: '一手戻る',
  play: '再生',
  pause: '一時停止',
  forward: '一手進む',
  last: '最後へ',
  jumps: { solution: '解', place: '配置', remove: '撤去' },
  next: what => `次の${what}`,
  previous: what => `前の${what}`,
  noNext: what => `この先に${what}はない。`,
  noPrevious: what => `これより前に${what}はない。`,
  speed: '速さ',
  speedText: speed => speed === Infinity ? '最高速' : speed === 0.5 ? '2 秒に 1 手' : `1 秒に ${count(speed)} 手`,
  timeline: '探索の全体',
  step: '第',
  stepOf: length => `手／全 ${count(length)} 手`,
  stepOfAtLeast: known => `手／${count(known)} 手以上`,
  stepText: (step, length) => (length === undefined ? `${count(step)} 手目` : `全 ${count(length)} 手のうち ${count(step)} 手目`),
  measureAll: '総手数を数える',
  walking: known => `探索中。${count(known)} 手まで進んだ。`,
  walkingBriefly: '探索中。Esc で止まる。',
  stop: '止める',

  counts: 'ここまでの手間',
  counters: { tests: '調べたマス', probes: '参照回数', places: '置いた回数', removes: '取り除いた回数', solutions: '見つけた解' },
  probesMeaning: '「参照回数」は、マス・配列の要素・先に置いたクイーンを 1 つ見るたびに 1 増える。',

  boardLabel: n => `${n} 行 ${n} 列の盤。矢印キーでマスを移動する。`,
  square(moment, row, col, at) {
    const place = `${at(row)} 行 ${at(col)} 列`
    if (moment.queens[row] === col) return `${place}、クイーン`
    const by = moment.queens.flatMap((_, r) => ((moment.attackers[row * moment.n + col] >>> r) & 1 ? [at(r)] : []))
    return by.length === 0 ? `${place}、利きなし` : `${place}、${by.join('・')} 行目のクイーンの利き`
  },

  marks: '印の意味',
  legend: { test: '調べているマス', attacked: '置けないマスと、そこに利いているクイーンの筋', free: '置けるマス', row: '入った行', place: '置いたクイーン', remove: '取り除いたクイーン', leave: '調べ終えた行', attackedSquares: '利き筋の通るマス', tick: '解のある手（盤の下の目盛り）' },
  clickHint: 'クイーンを選ぶと 8 方向の利き筋が、空いたマスを選ぶとそこに利いているクイーンが見える。',
  display: '表示',
  showAttacks: '利き筋の通るマスを示す',
  explaining: '盤とともに見るもの',
  explainingViews: { code: 'コード', arrays: '配列', stack: '呼出しスタック', tree: '探索木' },
  labels: '行・列の最初の番号',
  theme: '配色',
  themes: { auto: '端末に合わせる', light: '明るい', dark: '暗い' },
  takeAway: '持ち出す',
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
    [['R', 'Shift R'], '次の撤去・前の撤去'],
    [['Home', 'End'], '最初へ・最後へ'],
    [['+', '−'], '速く・遅く'],
    [['A'], '利き筋の表示・非表示'],
    [['L'], '番号を 0 から・1 から数える'],
    [['Esc'], '長い探索を止める・マスの選択を解く'],
    [['?'], 'この一覧'],
  ],
  keysOnBoard: '盤の上では矢印キーでマスを移動でき、そこに利いているクイーンの筋が見える。読み上げソフトも同じことを伝える。',
  footer: 'すべてこの端末の中で動き、外には何も送らない。',

  badNumber: (name, value, low, high) => `${name} の値「${value}」は使えない。${count(low)} ${high === 2 ** 53 ? '以上の整数' : `から ${count(high)} までの整数`}で指定する。`,
  otherScript: (value, script, words) => `views の「${value}」は ${script} にあり、このスクリプトにはない。ここで使えるのは ${words.join('、')}。`,
  badWord: (name, value, words) => `${name} の値「${value}」は使えない。使えるのは ${words.join('、')}。`,
  noEngine: reason => `ここでは探索を動かせない。WebAssembly が許可されていないか、対応していない。（${reason}）`,
  kept: 'この指定は使わずに表示している。',
}

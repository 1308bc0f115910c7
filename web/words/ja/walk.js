// 一手ずつ見る画面だけの言葉。図の言葉は core.js にある。

export default {
	language: 'ja',
	name: '一手ずつ',
}

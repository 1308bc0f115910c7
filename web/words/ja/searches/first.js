export default {
	name: '試験問題（最初の解）',
	about:
		'情報処理の国家試験の問題から。添字が 1 から始まる 3 つの配列に FREE か NOT_FREE を入れる。最初の解で SUCCESS、解がなければ FAILURE を返して終わる。',
}

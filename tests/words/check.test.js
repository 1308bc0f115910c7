import {equal, is, ok, test} from '#test'
import {readFileSync} from 'node:fs'
import {verdictTexts} from '#web/modes/check/verdict.js'
import en from '#web/words/en/check.js'
import ja from '#web/words/ja/check.js'
import {judged} from '../helpers/check.js'
import {exec} from '../helpers/terminal.js'
import {randomFrom} from '../helpers/walks.js'

const LANGUAGES = {en, ja}
const SEARCHES = ['flags', 'scan', 'exact-cover', 'forward-checking', 'permutations', 'breadth-first']
const idsOf = table =>
	[...readFileSync(`c/check/${table}_table.h`, 'utf8').matchAll(/\([A-Z_]+,\s*"([a-z-]+)"/g)].map(([, id]) => id)

const textsOf = (judgement, language, text) => {
	const words = {...LANGUAGES[language], searches: {}},
		{title, sentence, more} = verdictTexts({judgement, printed: {lines: text?.split('\n')}, words, base: 0})
	return [title, sentence, ...more].join(' ')
}

const PLACES = {
	en: ([row, col]) => (row === '-' ? `column ${col}` : col === '-' ? `row ${row}` : `row ${row}, column ${col}`),
	ja: ([row, col]) => (row === '-' ? `列 ${col}` : col === '-' ? `行 ${row}` : `行 ${row}・列 ${col}`),
}

const walk = (search, base) =>
	exec(`walk 6 --search ${search} --to 400`)
		.stdout.trim()
		.split('\n')
		.map(line => line.replace(/^\d+ /, '').split(' '))
		.map(([kind, ...at]) => [
			kind,
			...at.slice(0, 2).map(i => (/\d/.test(i) && kind !== 'level' ? Number(i) + base : i)),
		])

test('every fault and mistake has words in each language', () => {
	for (const words of Object.values(LANGUAGES)) {
		equal(Object.keys(words.why).sort(), idsOf('faults').sort())
		equal(Object.keys(words.mistakes).sort(), idsOf('mistakes').sort())
	}
})

const firstOfEachKind = lines => {
	const labels = lines.map(([kind, ...at]) => `${kind} ${at.map(i => typeof i)}`)
	return labels.flatMap((label, i) => {
		const before = labels.slice(0, i).filter(other => other === label).length
		return /number/.test(label) && !/level/.test(label) && before < 6 ? [i] : []
	})
}

test('the sentence on a wrong line has row and column as the program counts them', () => {
	const random = randomFrom(18),
		kinds = new Set()
	for (const search of SEARCHES)
		for (const at of firstOfEachKind(walk(search, 0))) {
			const base = random(2),
				lines = walk(search, base),
				line = lines[at],
				places = line.flatMap((word, i) => (typeof word === 'number' ? [i] : []))
			const place = places[random(places.length)]
			line[place] = base + ((line[place] - base + 1 + random(5)) % 6)
			const text = lines.map(line => line.join(' ')).join('\n'),
				judgement = judged(text, 6, '--search', search)
			is(judgement.from, base, text)
			if (judgement.line !== at + 1) continue
			for (const language of Object.keys(LANGUAGES)) {
				const sentence = textsOf(judgement, language)
				ok(sentence.includes(PLACES[language](line.slice(1))), `${line.join(' ')}: ${sentence}`)
				ok(!/undefined|null|NaN|\[object/.test(sentence), sentence)
			}
			kinds.add(`${line[0]}${line[1] === '-' ? ' column' : ''}`)
		}
	equal([...kinds].sort(), ['check', 'enter', 'enter column', 'leave', 'leave column', 'place', 'remove', 'test'])
})

test("the sentence names a wrong board's first line and empty row, and reports output that ends too early", () => {
	for (const [verdict, ...given] of [
		['The board that begins in line 1 is wrong. This board has 3 queens; row 2 is', '.Q..\n...Q\n....\n..Q.'],
		['The output ends too early. **1 of 2** solutions is printed.', '1 3 0 2\n'],
		['This looks like a program. Run it, and paste', 'int main() {}'],
		['The output ends too early. The search is not over', 'place 0 0\n', 4, '--search', 'flags'],
	])
		ok(textsOf(judged(...given), 'en', given[0]).startsWith(verdict))
})

test('the sentence on a wrong verdict names the printed and the right verdict', () => {
	for (const [search, wrong, [found, expected]] of [
		['flags', [' attacked ', ' free '], ['and finds it free, which is wrong', 'the queen in row 0']],
		[
			'permutations',
			['check 1 1 ', 'check 1 0 '],
			['queen in row 1, column 0 attacked', 'queen in row 1, column 1 attacked'],
		],
		[
			'permutations',
			['check 1 1 attacked 0 diagonal', 'check - - free'],
			['finds a solution', 'column 1 attacked from row 0'],
		],
	]) {
		const text = exec(`walk 6 --search ${search} --to 400`).stdout.replace(...wrong)
		const judgement = judged(text, 6, '--search', search),
			sentence = textsOf(judgement, 'en')
		ok(sentence.includes(found) && sentence.includes(expected), sentence)
		ok(!/undefined|null/.test(textsOf(judgement, 'ja')))
	}
})

test.run()

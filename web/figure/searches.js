// dist/searches.js: searches that no tutorial teaches.

import module from '../../build/searches.wasm.gz'
import words, {sentences} from '#words/further'
import {drawDomains, drawWords} from '../board/domains.js'
import {drawLarge, largeView} from '../board/large.js'
import {drawConflicts, drawHill} from '../board/moved.js'
import * as screens from '../searches/lazy.js'
import {courseView} from '../views/course.js'
import {matrixView} from '../views/matrix.js'

const squares = drawDomains('squares')

const pictures = {'exact-cover': matrixView, 'hill-climbing': courseView, 'min-conflicts': courseView}
const marks = {
	...{completion: squares, 'forward-checking': squares, 'exact-cover': drawDomains('options')},
	...{bitmask: drawWords, 'hill-climbing': drawHill, 'min-conflicts': drawConflicts},
}

;(globalThis.nQueensParts ??= {}).searches = {module, screens, words, sentences, pictures, marks, drawLarge, largeView}

export {module}

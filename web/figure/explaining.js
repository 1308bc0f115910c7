// What explains a search beside its board, and asks what happens next; the element has it by study.js, and is half the
// size without. What is alike is imported in a row: gzip looks back 32 KB, and sends 1.5 KB less.

import './style.css.js'
import style from '../views/style.css.js'
import said from 'words:searches#said'
import views from 'words:views'
import predict from 'words:predict'
import glossary from 'words:glossary'
import 'words:core'
import code from 'words:code'
import '../searches/index.js'
import {predictableOf} from '../searches/search.js'
import {Quiz} from './quiz.js'
import {ordinalOf, stateOf} from '../views/branches.js'
import {KnownTree} from './tree.js'
import {glossed, termed} from '../views/glossary.js'
import {stackView} from '../views/stack.js'
import {bringStudy} from './study.js'
import {arraysView, isOfCell, overlayText} from '../views/arrays.js'
import {treeView} from '../views/tree.js'
import {fittedIcicle, iciclePainter} from '../views/icicle.js'
import {codeView} from '../views/code.js'
import {answerOf, predictText, predictView} from '../views/predict.js'

export const explaining = {
	side: {code: codeView, arrays: arraysView, stack: stackView, tree: treeView},
	style,
	words: {code, glossary, predict, said, views},
	KnownTree,
	Quiz,
	answerOf,
	predictText,
	predictView,
	fittedIcicle,
	iciclePainter,
	isOfCell,
	ordinalOf,
	overlayText,
	predictableOf,
	stateOf,
	terms: {glossed, termed},
}

bringStudy(explaining)

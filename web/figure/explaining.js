// What explains a search beside its board; the element has it by study.js, and is half the size without.

import style from '../views/style.css.js'
import {said} from '#words/searches'
import views from '#words/views'
import glossary from '#words/glossary'
import code from '#words/code'
import {bringStudy} from './study.js'
import {Explained} from './explained.js'

export const explaining = {style, words: {code, glossary, said, views}, Explained}

bringStudy(explaining)

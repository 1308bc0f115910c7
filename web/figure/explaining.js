import style from '#styles/views'
import {sentences} from '#words/searches'
import views from '#words/views'
import glossary from '#words/glossary'
import code from '#words/code'
import {addScript} from './lazy-scripts.js'
import {Explained} from './explained.js'

export const explaining = {style, words: {code, glossary, sentences, views}, Explained}

addScript('study', explaining)

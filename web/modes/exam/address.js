import {OPTIONS, word} from '../../figure/attributes.js'

export default {place: 6, within: 'learn', options: {part: word(['blanks', 'trace'], 'blanks'), blanks: OPTIONS.blanks}}

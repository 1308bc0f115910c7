// What the address says of the exam: which question the reader is at, and which of the blanks are asked.

import {OPTIONS, word} from '../../figure/attributes.js'

export default {place: 6, options: {part: word(['blanks', 'trace'], 'blanks'), blanks: OPTIONS.blanks}}

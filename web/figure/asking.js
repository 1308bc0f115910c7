// What asks the reader about a walk, in a script of its own, questions.js, which comes with the first question that a
// figure asks (study.js).

import words from '#words/questions'
import style from '../views/questions.css.js'

export {faultsIn} from '../searches/asked.js'
export {Quiz} from './quiz.js'
export {style}

export const rooms = {questions: words}

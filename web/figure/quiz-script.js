import questions from '#words/questions'
import style from '../views/questions.css.js'

export {faultsIn} from '../searches/quiz-data.js'
export * as quiz from './quiz.js'
export {style}

export const words = {questions}

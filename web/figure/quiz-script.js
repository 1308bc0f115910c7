import questions from '#words/questions'
import style from '../views/questions.css.js'

export {faultsIn} from '../searches/quiz-data.js'
export {Quiz} from './quiz.js'
export {style}

export const words = {questions}

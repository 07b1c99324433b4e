export { QuizGenerator as default } from '../progress/quiz-generator';

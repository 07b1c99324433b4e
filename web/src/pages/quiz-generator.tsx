import { QuizGenerator } from '../progress/quiz-generator';

export default function QuizGeneratorPage() {
  return <QuizGenerator />;
}

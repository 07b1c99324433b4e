import type { Course, CourseAnswer, CourseQuestion } from '../course/course';
import type { AskedRow, AttemptRow } from './attempt.queries';
import type { AttemptQuestion, QuizAttempt } from './quiz-attempt.type';
import { explainWhyAsked } from './why-asked';

/** The choices of a question in the order shown, with their key. */
export function answersShown(
  { answerOrder }: Pick<AskedRow, 'answerOrder'>,
  { answers }: CourseQuestion,
): CourseAnswer[] {
  return answerOrder.flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
}

function viewQuestion(attempt: AttemptRow, index: number, asked: AskedRow, course: Course): AttemptQuestion {
  const question = course.question(asked.questionId);
  const shown = answersShown(asked, question);
  const isFinished = attempt.finishedAt !== null;
  return {
    id: `${attempt.id}-${index + 1}`,
    position: index + 1,
    question: question.shown,
    answers: shown.map((answer) => answer.shown),
    chosenAnswer: shown.find(({ id }) => id === asked.chosenAnswerId)?.shown ?? null,
    isCorrect: isFinished ? asked.isCorrect : null,
    rationales: isFinished ? shown.map(({ rationale }) => rationale) : null,
    takeaway: isFinished ? question.takeaway : null,
    certainty: asked.certainty,
    whyAsked: isFinished && asked.whyAsked ? explainWhyAsked(asked.whyAsked) : null,
  };
}

/** An attempt as its student may see it: the key only once it is finished. */
export function viewAttempt(attempt: AttemptRow, course: Course): QuizAttempt {
  const questions = attempt.questions.map((asked, index) => viewQuestion(attempt, index, asked, course));
  const topicsAsked = new Set(questions.map(({ question }) => question.topic));
  return {
    id: attempt.id,
    type: attempt.type,
    chapter: attempt.chapterId === null ? null : course.chapter(attempt.chapterId),
    unit: attempt.unitId === null ? null : course.unit(attempt.unitId),
    topics: course.topics.filter((topic) => topicsAsked.has(topic)),
    questions,
    startedAt: new Date(attempt.startedAt),
    finishedAt: attempt.finishedAt === null ? null : new Date(attempt.finishedAt),
    score: attempt.score,
    abandoned: attempt.abandoned,
  };
}

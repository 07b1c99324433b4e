import type { QuizUnderWayRowFragment } from '../../../schema/generated/graphql';

const answersIn = ({ questions }: QuizUnderWayRowFragment) => questions.filter(({ given }) => given !== null).length;

/** The quizzes that the student has begun and not submitted. */
export const begunQuizzes = (attempts: readonly QuizUnderWayRowFragment[]): QuizUnderWayRowFragment[] =>
  attempts.filter((quiz) => quiz.finishedAt === null && !quiz.abandoned && answersIn(quiz) > 0);

export const answeredInWords = (quiz: QuizUnderWayRowFragment): string =>
  `${answersIn(quiz)} of ${quiz.questions.length} answered`;

/** Whether it is the quiz of this chapter that counts. */
export const isChapterQuizOf = ({ type, chapter, asksMistakes }: QuizUnderWayRowFragment, chapterId: string): boolean =>
  type === 'chapterQuiz' && chapter?.id === chapterId && !asksMistakes;

import { topicsInShort } from '../../../schema/rules/quiz';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import { CERTAINTIES } from '../quiz/certainty';
import { daysOf } from '../learner/days';
import { bandsOf, summaryOf } from '../learner/record';
import { finishedOnly, foldWork, readEndedWork, type EndedQuizRow } from '../quiz/student-knowledge';
import type { CertaintyRecord, FinishedQuizPoint, Learning } from './learning.type';
import { topicEstimates } from './topic-estimates';

function titleOf({ type, chapterId, unitId, answers }: EndedQuizRow, course: Course): string {
  switch (type) {
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
      return chapterId === null ? 'Chapter quiz' : course.chapter(chapterId).name;
    case 'mockExam':
      return 'Mock exam';
    case 'unitQuiz':
      return unitId === null ? 'Unit quiz' : course.unit(unitId).name;
    case 'topicQuiz':
      return topicsInShort([
        ...new Set(answers.map(({ questionId }) => course.askedQuestion(questionId).topic.topicName)),
      ]);
    case 'shortWeakspotQuiz':
      return 'Weak spots, short';
    case 'longWeakspotQuiz':
      return 'Weak spots, long';
  }
}

function pointOf(quiz: EndedQuizRow, course: Course): FinishedQuizPoint {
  const { id, type, endedAt, score, answers } = quiz;
  const title = titleOf(quiz, course);
  return { id, type, title, finishedAt: new Date(endedAt), score: score ?? 0, questions: answers.length };
}

function certaintiesOf(quizzes: readonly EndedQuizRow[]): CertaintyRecord[] {
  const answers = quizzes.flatMap((quiz) => quiz.answers);
  return CERTAINTIES.flatMap((certainty) => {
    const stated = answers.filter((answer) => answer.certainty === certainty);
    const correct = stated.filter(({ isCorrect }) => isCorrect).length;
    return stated.length === 0 ? [] : [{ certainty, answers: stated.length, correct }];
  });
}

/** What the learner knows of the student, and how well it predicted each answer. */
export async function readLearning(context: Context): Promise<Learning> {
  const { db, course, learner, now } = context;
  const { userId } = await requireViewer(context);
  const work = await readEndedWork(db.kysely, userId);
  const finished = finishedOnly(work.quizzes);
  const model = await learner.newestModel();
  const predicted = finished.flatMap(({ answers }) =>
    answers.flatMap((answer) =>
      answer.predicted === null ? [] : [{ predicted: answer.predicted, correct: answer.isCorrect }],
    ),
  );
  return {
    id: String(userId),
    topics: topicEstimates(userId, model, foldWork(model, work), daysOf(now), course),
    finishedQuizzes: finished.map((quiz) => pointOf(quiz, course)),
    certainties: certaintiesOf(finished),
    predictions: bandsOf(predicted),
    predicted: summaryOf(predicted) ?? { answers: 0, predicted: null, correct: null },
  };
}

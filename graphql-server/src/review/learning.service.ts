import { topicsInShort } from '../../../schema/rules/quiz';
import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import { CERTAINTIES } from '../quiz/certainty';
import { bandsOf, summaryOf } from '../learner/record';
import { newState } from '../learner/state';
import { daysOf } from '../learner/memory/days';
import { factsOf } from '../learner/memory/facts';
import { stateOf } from '../learner/memory/learn';
import { LEARNING, type FinishedQuizRow, type LearningRow } from './finished-quizzes.queries';
import type { CertaintyRecord, FinishedQuizPoint, Learning } from './learning.type';
import { topicEstimates } from './topic-estimates';

function titleOf({ type, chapterId, unitId, answers }: FinishedQuizRow, course: Course): string {
  switch (type) {
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
      return chapterId === null ? 'Chapter quiz' : course.chapter(chapterId).name;
    case 'unitQuiz':
      return unitId === null ? 'Unit quiz' : course.unit(unitId).name;
    case 'topicQuiz':
      return topicsInShort([...new Set(answers.map(([questionId]) => course.question(questionId).topic.topicName))]);
    case 'shortWeakspotQuiz':
      return 'Weak spots, short';
    case 'longWeakspotQuiz':
      return 'Weak spots, long';
  }
}

function pointOf(quiz: FinishedQuizRow, course: Course): FinishedQuizPoint {
  const { id, type, finishedAt, score, answers } = quiz;
  const title = titleOf(quiz, course);
  return { id, type, title, finishedAt: new Date(finishedAt), score, questions: answers.length };
}

function certaintiesOf(quizzes: readonly FinishedQuizRow[]): CertaintyRecord[] {
  const answers = quizzes.flatMap((quiz) => quiz.answers);
  return CERTAINTIES.flatMap((certainty) => {
    const said = answers.filter((answer) => answer[3] === certainty);
    const correct = said.filter(([, , isCorrect]) => isCorrect).length;
    return said.length === 0 ? [] : [{ certainty, answers: said.length, correct }];
  });
}

/** What the engine knows of the student, and how well it knew before each answer. */
export async function readLearning(context: Context): Promise<Learning> {
  const { db, course, now } = context;
  const { userId } = await requireViewer(context);
  const values = [userId, [], course.topics.map(({ id }) => id)];
  const [row] = await db.rows<LearningRow>(LEARNING, values);
  const quizzes = row?.quizzes ?? [];
  const { params } = factsOf(course);
  const state = row === undefined ? newState(params) : stateOf(row, course);
  const view = { state, params, student: state.students.get(String(userId)), tDays: daysOf(now) };
  const predicted = quizzes.flatMap(({ answers }) =>
    answers.flatMap(([, , correct, , chance]) => (chance === null ? [] : [{ predicted: chance, correct }])),
  );
  return {
    id: String(userId),
    topics: topicEstimates(userId, view, quizzes, course),
    finishedQuizzes: quizzes.map((quiz) => pointOf(quiz, course)),
    certainties: certaintiesOf(quizzes),
    predictions: bandsOf(predicted),
    predicted: summaryOf(predicted) ?? { answers: 0, predicted: null, correct: null },
  };
}

import { exampleOf } from '../../schema/rules/given';
import { seededRandom, type QuizType } from '../../schema/rules/quiz';
import { isPassed } from '../../schema/rules/progress';
import { findUser } from './account/account.service';
import { sessionOf } from './account/session';
import type { Context } from './context';
import { advanceChapter, chooseChapters, markVideo } from './progress/progress.service';
import { finishQuiz } from './quiz/finish-quiz.service';
import type { QuizAttempt } from './quiz/quiz-attempt.type';
import { signUp } from './quiz/sign-up.service';
import { startQuiz } from './quiz/start-quiz.service';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Four weeks of evenings: how many days ago, what was taken, and how likely each answer was right. */
const EVENINGS: readonly { ago: number; type: QuizType; chapter?: number; right: number }[] = [
  { ago: 27, type: 'chapterQuiz', chapter: 0, right: 0.35 },
  { ago: 26, type: 'chapterQuiz', chapter: 0, right: 0.9 },
  { ago: 22, type: 'chapterQuiz', chapter: 1, right: 0.8 },
  { ago: 19, type: 'chapterQuiz', chapter: 2, right: 0.4 },
  { ago: 18, type: 'shortWeakspotQuiz', right: 0.6 },
  { ago: 17, type: 'chapterQuiz', chapter: 2, right: 0.85 },
  { ago: 11, type: 'chapterQuiz', chapter: 3, right: 0.75 },
  { ago: 6, type: 'longWeakspotQuiz', right: 0.7 },
  { ago: 2, type: 'chapterQuiz', chapter: 4, right: 0.45 },
];

/** The demo student, demo / Demo1234, with weeks of history made by the very services a student uses. Does nothing when there is one. */
export async function addDemoStudent(contextAt: (now: Date) => Context, now: Date): Promise<void> {
  if ((await findUser(contextAt(now).db.kysely, 'username', 'demo')) !== undefined) return;
  const random = seededRandom(1224);
  const first = contextAt(new Date(now.getTime() - 28 * DAY_MS));
  const form = { username: 'demo', email: 'demo@example.com', password: 'Demo1234', atLeast13: true };
  const { accessToken } = await signUp(first, form, null);
  const chapters = (first.course.units[0]?.chapters ?? []).filter(({ comingSoon }) => !comingSoon);
  await chooseChapters(
    { ...first, ...sessionOf(first.db, accessToken, first.now) },
    chapters.map(({ id }) => ({ chapterId: id, chosen: true })),
  );
  for (const { ago, type, chapter, right } of EVENINGS) {
    const visitor = contextAt(new Date(now.getTime() - ago * DAY_MS));
    const context = { ...visitor, ...sessionOf(visitor.db, accessToken, visitor.now) };
    const chapterId = chapter === undefined ? undefined : chapters[chapter]?.id;
    if (chapterId !== undefined) await markVideo(context, chapterId, true);
    const attempt = await startQuiz(context, { type, chapterId }, false);
    const { userChapter } = await finishQuiz(context, attempt.id, answers(context, attempt, right, random));
    if (userChapter && isPassed(userChapter.quizGrade)) await advanceChapter(context, userChapter.chapter.id);
  }
}

function answers({ course }: Context, { questions }: QuizAttempt, right: number, random: () => number) {
  return questions.map(({ question, answers: shown }) => {
    const asked = course.variants.held(question.id) ?? course.question(question.id);
    const key = asked.answers.find(({ isCorrect }) => isCorrect);
    const wrong = shown.filter(({ id }) => id !== key?.id);
    const isRight = random() < right;
    if (key?.accepts) return { questionId: question.id, given: exampleOf(key.accepts, isRight) };
    const choice = isRight ? key?.id : wrong[Math.floor(random() * wrong.length)]?.id;
    return { questionId: question.id, given: { choice: choice ?? 0 } };
  });
}

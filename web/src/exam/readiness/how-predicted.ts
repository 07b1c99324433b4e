import { CUT_SCORES_OF, EXAM_QUESTIONS } from '../../../../schema/rules/exam';
import { ANSWERS_FOR_A_FORECAST, MOST_DAYS_AHEAD, UNITS_FOR_A_FORECAST } from '../../../../schema/rules/readiness';

export const HOW_PREDICTED_TITLE = 'Your predicted exam score';

/** Explains the prediction (docs/decisions/readiness.md) in plain words. Every claim must match the code. */
export const HOW_PREDICTED: readonly string[] = [
  `After ${ANSWERS_FOR_A_FORECAST} answers in ${UNITS_FOR_A_FORECAST} units of the exam, your progress page predicts a score. We simulate the exam 2,000 times: ${EXAM_QUESTIONS} questions in the exam’s shares of units and difficulty, one long free response, and two short ones. Each time, you know a little more or less, within the range of what your answers allow.`,
  `What you have not practiced by then is partly forgotten in these exams, up to ${MOST_DAYS_AHEAD} days ahead. Topics you were never asked about count as less known than the others.`,
  `The points that each score begins at are not published. We use a range of estimates, as of ${CUT_SCORES_OF}, and draw from it each time. That is why you see a range of scores.`,
  'What would raise your score most is computed with the same exams: what practicing a topic, learning a chapter, or answering a free response adds, divided by the minutes it takes.',
];

export const HOW_PREDICTED_IS_CHECKED =
  'We checked it on simulated students of three kinds, who learn and forget in different ways. Of 100 of their exams, a range of points that should hold 80, and the range of scores that you see, held so many:';

/** Shares of 100 exams that the 80% range held, by days before the exam (npm run learner:readiness; docs/decisions/readiness.md). */
export const HELD: readonly { readonly days: number; readonly points: number; readonly scores: number }[] = [
  { days: 3, points: 84, scores: 91 },
  { days: 14, points: 83, scores: 91 },
  { days: 30, points: 84, scores: 93 },
];

export const NOT_ON_REAL_SCORES =
  'It has not been checked on real scores yet. Simulated students are our idea of students, and you may be another kind. It is never used to rank or place anyone.';

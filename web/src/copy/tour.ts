import { QUIZ_COUNTS_FROM, TROPHY_ABOVE } from '../../../schema/rules/progress';

export interface TourStop {
  heading: string;
  text: string;
  /** What it points at; the first stop only speaks. */
  target: string | null;
}

/** The dashboard's tour (spec §2): intro, menu, progress box, plan, chapter rows. */
export const TOUR: readonly [TourStop, ...TourStop[]] = [
  {
    heading: 'Your dashboard, in four stops',
    text: 'Half a minute, and nothing in it will be on the exam. You can leave at any stop.',
    target: null,
  },
  {
    heading: 'The menu',
    text: 'Your next video or quiz, review quizzes of your own making, all the videos, and the way out. It follows you to every page.',
    target: '[data-tour="menu"]',
  },
  {
    heading: 'What comes next',
    text: 'One chapter and one thing to do. The curve shows how much of your plan is passed; it starts steep, as learning does.',
    target: '[data-tour="progress"]',
  },
  {
    heading: 'Your study plan',
    text: `Every unit you chose, and how much of it is done. Half of each chapter is its video, the other half a quiz of at least ${QUIZ_COUNTS_FROM} %.`,
    target: '[data-tour="plan"]',
  },
  {
    heading: 'A row for each chapter',
    text: `A lock: watch the video first. Lightning: ready for the quiz. A trophy: over ${TROPHY_ABOVE} %. Yikes: there is another round in it.`,
    target: '[data-tour="rows"] > :first-child',
  },
];

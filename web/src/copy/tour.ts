import { PASSED_FROM, QUIZ_COUNTS_FROM, TROPHY_ABOVE } from '../../../schema/rules/progress';

export interface TourStop {
  heading: string;
  text: string;
  /** CSS selector of the element to point at. Null for the first stop, which has only text. */
  target: string | null;
}

/** The dashboard's tour (spec §2): intro, menu, progress box, plan, chapter rows. */
export const TOUR: readonly [TourStop, ...TourStop[]] = [
  {
    heading: 'Your dashboard',
    text: 'Five steps, half a minute, and none of it is on the exam. You can leave at any time.',
    target: null,
  },
  {
    heading: 'The menu',
    text: 'Your next video or quiz, custom review quizzes, all the videos, and log out. It is on every page.',
    target: '[data-tour="menu"]',
  },
  {
    heading: 'What comes next',
    text: 'Your next chapter, what to do there, and how much of your plan you have passed.',
    target: '[data-tour="progress"]',
  },
  {
    heading: 'Your study plan',
    text: `Every unit you chose and how much of it you have finished. Half of each chapter is its video; the other half is a quiz score of at least ${QUIZ_COUNTS_FROM}%.`,
    target: '[data-tour="plan"]',
  },
  {
    heading: 'A row for each chapter',
    text: `A lock means that the quiz waits for the video. Lightning means you are ready for it. A trophy means a score over ${TROPHY_ABOVE}%, and from ${PASSED_FROM}% the chapter is passed. Yikes means try again.`,
    target: '[data-tour="rows"] > :first-child',
  },
];

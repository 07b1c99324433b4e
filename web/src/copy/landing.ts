import type { CourseSize } from '../../../schema/rendering';

export const LANDING_HEADING = 'Microeconomics, one curve at a time';
export const LANDING_TEXT =
  'The whole AP Microeconomics exam in short lessons, with questions that explain every choice and graphs that you draw and that are scored.';

/** Hundreds are enough to say, and stay true when a question is added. */
const rounded = (count: number): string =>
  (count < 100 ? count : Math.floor(count / 100) * 100).toLocaleString('en-US');

/** What this is, as a list; with numbers where the size of the course is known. */
export const whatThisIs = (size: CourseSize | undefined): readonly string[] =>
  size
    ? [
        `The whole AP Microeconomics exam in ${size.chapters} short lessons`,
        `${rounded(size.questions)} questions that explain every choice`,
        'Graphs that you draw and that are scored point by point',
      ]
    : [
        'The whole AP Microeconomics exam in short lessons',
        'Questions that explain every choice',
        'Graphs that you draw and that are scored point by point',
      ];
export const HOW_IT_WORKS_HEADING = 'How it works';

export interface Step {
  number: number;
  heading: string;
  text: string;
}

/** The four numbered steps (spec §2). */
export const HOW_IT_WORKS: readonly Step[] = [
  {
    number: 1,
    heading: 'Choose what to study',
    text: 'Check whole units or single chapters. Wants are unlimited; your plan doesn’t have to be.',
  },
  {
    number: 2,
    heading: 'Watch one video per chapter',
    text: 'A few minutes each. The graph moves as it is explained.',
  },
  {
    number: 3,
    heading: 'Take the chapter quiz',
    text: 'Every answer choice is explained, including the wrong ones.',
  },
  {
    number: 4,
    heading: 'Work on your weak spots',
    text: 'Review quizzes ask where the next question helps you most: your marginal benefit, maximized.',
  },
];

/** spec §1. The text names the only exception, because the promise would be false without it. */
export const FREE_HEADING = 'Sign-up is free';
export const FREE_TEXT = 'No emails are sent, except the one you request when you forget your username or password.';
export const GET_STARTED = 'Get Started';
export const JUMP_TO_VIDEOS = 'Jump to Videos';

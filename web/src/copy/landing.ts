export const LANDING_HEADING = 'Microeconomics, one curve at a time';
export const LANDING_TEXT =
  'Short chapter videos, quizzes that explain themselves, and a study plan that knows what to ask next.';
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

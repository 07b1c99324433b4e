import type { Lines } from './line-at';

/** Greetings on the dashboard, shown after the student's name (spec §2: one of 18, at random). */
export const WELCOME_BACK_LINES: Lines = [
  'Your opportunity cost of being here is noted, and appreciated.',
  'Demand for you remained strong while you were away.',
  'The curves have missed you. They shifted a little.',
  'Sunk costs are sunk. The next question is not.',
  'You had other options, and chose this one. We call that revealed preference.',
  'The invisible hand waves hello, as invisibly as ever.',
  'Ceteris paribus, this is a good day to study economics.',
  'Your marginal benefit from one more question looks positive.',
  'Supply of questions: ample. Price: zero. Shortage: none.',
  'There is no free lunch, but there are free quizzes.',
  'Scarcity is real, so spend ten minutes where they count.',
  'Given some time, markets clear. So will this chapter.',
  'Incentives matter. A trophy for a whole unit is one.',
  'Back inside the frontier, and heading outward.',
  'Your study habits look pleasantly inelastic, day after day.',
  'Specialize for an hour, trade on it at the exam.',
  'Equilibrium restored: you are here, and so are we.',
  'Think at the margin: one more chapter, then decide again.',
];

import type { Move } from '../economics/lesson/move';

/** A task in a payoff matrix with one Nash equilibrium, its last cell. */
export const PAYOFF_TASK = {
  task: 'Move to the equilibrium of the game.',
  frame: {
    kind: 'table',
    caption: 'Profit',
    columns: ['North / South', 'South agrees', 'South cheats'],
    rows: [
      ['North agrees', '100, 100', '80, 112'],
      ['North cheats', '112, 80', '84, 84'],
    ],
  },
  fields: {},
  handle: '{cell}',
  from: 0,
  to: 3,
  step: 1,
  start: 0,
  grip: 'cell',
  says: ['gain'],
  goal: { result: 'gain', is: 0 },
  right: 'Neither changes alone.',
} as const satisfies Move;

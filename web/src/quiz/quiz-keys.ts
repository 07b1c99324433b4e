import { CERTAINTIES } from './certainties';
import type { QuizRunAction } from './quiz-run-reducer';

/**
 * Keyboard shortcuts of a running quiz: 1–9 choose an answer, up and down move the choice, left and right go to the
 * previous and next question, Enter continues, F flags, O opens the overview, G, U and S rate the certainty. Letters A–E choose
 * nothing: they are the names of points in graphs.
 */
export function quizKeyAction(key: string, answerIds: readonly string[]): QuizRunAction | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Enter':
      return { type: 'continue' };
    case 'ArrowRight':
      return { type: 'next' };
    case 'ArrowLeft':
      return { type: 'previous' };
    case 'ArrowDown':
      return { type: 'moveChoice', by: 1 };
    case 'ArrowUp':
      return { type: 'moveChoice', by: -1 };
    case 'f':
      return { type: 'toggleFlag' };
    case 'o':
      return { type: 'openPanel', panel: 'overview' };
  }
  if (key.length !== 1) return null;
  const rated = CERTAINTIES.find((one) => one.key === key.toLowerCase());
  if (rated) return { type: 'rateCertainty', certainty: rated.certainty };
  const choice = answerIds['123456789'.indexOf(key)];
  return choice === undefined ? null : { type: 'give', given: { choice } };
}

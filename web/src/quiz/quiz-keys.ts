import type { Certainty } from '../../../schema/generated/graphql';
import { CERTAINTIES } from './certainties';

export type QuizKey =
  | { does: 'choose'; index: number }
  | { does: 'tell'; certainty: Certainty }
  | { does: 'move'; by: 1 | -1 }
  | { does: 'next' | 'previous' | 'flag' | 'overview' }
  | null;

/**
 * What a key means in a running quiz: 1–9 and A–E choose, up and down move the choice, left and right turn pages, Enter goes
 * on, F flags, O opens the overview, G, U and S say how sure one is.
 */
export function readQuizKey(key: string, answerCount: number): QuizKey {
  if (key === 'ArrowRight' || key === 'Enter') return { does: 'next' };
  if (key === 'ArrowLeft') return { does: 'previous' };
  if (key === 'ArrowDown') return { does: 'move', by: 1 };
  if (key === 'ArrowUp') return { does: 'move', by: -1 };
  if (key.length !== 1) return null;
  if (key.toLowerCase() === 'f') return { does: 'flag' };
  if (key.toLowerCase() === 'o') return { does: 'overview' };
  const said = CERTAINTIES.find((one) => one.key === key.toLowerCase());
  if (said) return { does: 'tell', certainty: said.certainty };
  const digit = '123456789'.indexOf(key);
  const index = digit >= 0 ? digit : 'abcde'.indexOf(key.toLowerCase());
  return index >= 0 && index < answerCount ? { does: 'choose', index } : null;
}

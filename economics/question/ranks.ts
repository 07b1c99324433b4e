import { isSame } from '../numbers';
import type { Draw } from './draw';
import type { Values } from './question-model';

// Of numeric choices, so that neither its rank nor a near neighbor gives the key away.

/** The errors on one side of the key in two of three questions, where few would lead to an extreme key by chance. */
export function onDrawnSide<T extends readonly [misconception: string, answer: number, name?: string]>(
  draw: Draw,
  key: number,
  wrong: readonly T[],
): T[] {
  const side = draw.oneOf(['below', 'above', 'both'] as const);
  return wrong.filter(([, answer]) => side === 'both' || answer < key === (side === 'below'));
}

/** For `demands`: whether a choice is the key, or differs from it by a fifth or more. */
export const isApart = ({ answer }: Values, key: number): boolean =>
  typeof answer === 'number' && (isSame(answer, key) || Math.abs(answer - key) >= 0.2 * key);

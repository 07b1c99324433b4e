/** What a key does in section I. */
export type MockAction =
  | { readonly type: 'choose' | 'cross'; readonly choice: string }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly by: 1 | -1 }
  | { readonly type: 'flag' | 'review' | 'calculator' | 'lineReader' | 'clock' };

const NAMED: Readonly<Record<string, MockAction>> = {
  ArrowRight: { type: 'move', by: 1 },
  Enter: { type: 'move', by: 1 },
  ArrowLeft: { type: 'move', by: -1 },
  f: { type: 'flag' },
  o: { type: 'review' },
  c: { type: 'calculator' },
  l: { type: 'lineReader' },
  h: { type: 'clock' },
  '+': { type: 'zoom', by: 1 },
  '-': { type: 'zoom', by: -1 },
};

/**
 * Keyboard shortcuts of section I: 1–4 choose and Alt with them crosses out, left and right change the question, F flags, O shows all
 * questions, C the calculator, L the line reader, H hides the clock, + and − change the size.
 * @param code of the key, which names the digit whatever Alt makes of it
 */
export function mockKeyAction(
  { key, code, altKey }: { key: string; code: string; altKey: boolean },
  choices: readonly string[],
): MockAction | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) {
    const choice = choices[Number(digit) - 1];
    return choice === undefined ? null : { type: altKey ? 'cross' : 'choose', choice };
  }
  if (altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? null;
}

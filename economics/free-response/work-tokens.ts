import { plainWork } from './work-text';

// What a typed calculation is made of: numbers, words, signs, and where one statement ends and the next begins.

interface TokenBase {
  /** One spelling for all that mean the same. */
  readonly text: string;
  /** As the student wrote it. */
  readonly written: string;
  /** No space before it. */
  readonly glued: boolean;
}

export type Token = TokenBase &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'word' }
    /** Arithmetic: + - * / : ^ ( ) | % ¢ ² ³ */
    | { readonly kind: 'sign' }
    /** "=" for what is equal, "<" for any comparison. */
    | { readonly kind: 'relation' }
    /** What no calculation has. */
    | { readonly kind: 'unknown' }
  );

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
};
const FRACTION = Object.keys(FRACTIONS).join('');

/** A comma that does not separate thousands is none of these: "3,5" may be 3.5. "0,5" can only be a half. */
const WHOLE = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?!\d|,\d)|[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)|\d+`;
const DECIMALS = String.raw`\.\d+(?:\.{2,}|…)?|\.(?=[×*·÷/+−-])`;
const NUMBER = new RegExp(
  String.raw`(?:0,\d{1,2}(?!\d)|(?:${WHOLE})(?:${DECIMALS})?|\.\d+)(?:\s?[${FRACTION}])?|[${FRACTION}]`,
  'uy',
);
/** Numbers in words, as in "half of 40". */
const NUMBER_WORDS: Readonly<Record<string, number>> = { half: 1 / 2, twice: 2, double: 2 };
const WORD = /(?:\p{L}|#)(?:[\p{L}\d_]|['’](?=\p{L}))*/uy;
const SEPARATOR = /;|\n|∴|∵|→|⇒|⟹|->|=>|,(?!\d)|(?<!\d),|\.(?=\s|$)/uy;
const RELATIONS: readonly (readonly [RegExp, string])[] = [
  [/<=|>=|≤|≥|<|>|≠/uy, '<'],
  [/=+|≈|≅|≃|~/uy, '='],
];
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\+|＋/uy, '+'],
  [/[-−–—‐‑]/uy, '-'],
  [/[×*·•∙⋅]/uy, '*'],
  [/[÷/∕⁄]/uy, '/'],
  [/\^|\*\*/uy, '^'],
  [/[([{]/uy, '('],
  [/[)\]}]/uy, ')'],
  [/\|/uy, '|'],
  [/%/uy, '%'],
  [/¢/uy, '¢'],
  [/²/uy, '²'],
  [/³/uy, '³'],
  [/:/uy, ':'],
];

/** Words between two statements: "MR = MC, so Q = 60". */
const CONNECTIVES = new Set(
  'so then therefore thus hence and but because since as which giving means meaning while got'.split(' '),
);
/** Words that a sentence has where a calculation has its sign. */
const SPOKEN: Readonly<Record<string, string>> = { times: '*', plus: '+', minus: '-', over: '/' };
const EQUALS = new Set('is are equals equal gives makes costs becomes was'.split(' '));

/** The value of "1,200", ".5", "12¼" and "2 ½". */
function valueOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? ''];
  const number = (fraction === undefined ? text : text.slice(0, -1)).trim().replace(/^0,/u, '0.');
  const whole = number.replaceAll(/[,\s…]|\.{2,}$/gu, '');
  return (whole === '' ? 0 : Number(whole)) + (fraction ?? 0);
}

/** Where or when something is, not what it comes to: "at Q = 50". */
const CONDITIONS = new Set('at when if where above below found'.split(' '));
export const isCondition = (token: Token | undefined): boolean =>
  token?.kind === 'word' && CONDITIONS.has(token.text.toLowerCase());

/** Words of a unit, or of two answers, which go on with the number before. */
const GOES_ON = String.raw`(?:x|of|per|a|an|times|plus|minus|over|or|not|each)`;
const ANOTHER = new RegExp(String.raw`^(?:(?!${GOES_ON}\b)\p{L}+\s+)+\$?(?:\d|\.\d)`, 'iu');

/** "P = 6 TR = 6 × 600": a name in capitals before an equals sign. */
const NAMED = /^(?:[PQ]|\p{Lu}{2,4})\d?\s*=/u;

const beginsStatement = (rest: string, glued: boolean): boolean => ANOTHER.test(rest) || (!glued && NAMED.test(rest));

/**
 * The statements of a typed calculation, each as its tokens. Text in one statement has at most one "is" for an equals sign: in "Q
 * at P = 20 is 60" it begins another one.
 */
export function statementsIn(work: string): Token[][] {
  const text = plainWork(work);
  const statements: Token[][] = [[]];
  let position = 0;
  let depth = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = position;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) position += found.length;
    return found ?? null;
  };
  const here = (): Token[] => statements.at(-1) ?? [];
  const next = () => void statements.push([]);
  const push = (kind: 'word' | 'sign' | 'relation' | 'unknown', text: string, written: string, glued: boolean) =>
    here().push({ kind, text, written, glued });

  /** Whether the statement ends with a number behind an equals sign. */
  const isComplete = (): boolean => here().at(-1)?.kind === 'number' && here().some(({ kind }) => kind === 'relation');

  function word(found: string, glued: boolean) {
    const lower = found.toLowerCase();
    const spoken = SPOKEN[lower];
    // "20x6": the letter is the sign.
    if (/^x\d/iu.test(found) && here().at(-1)?.kind === 'number') {
      position -= found.length - 1;
      push('sign', '*', '×', glued);
    } else if (depth === 0 && CONNECTIVES.has(lower)) next();
    else if (depth === 0 && CONDITIONS.has(lower)) {
      next();
      push('word', found, found, glued);
    }
    // "100 × 30 = 3,000 triangle .5 × 30"
    else if (depth === 0 && isComplete() && beginsStatement(text.slice(position - found.length), glued)) {
      next();
      push('word', found, found, glued);
    } else if (depth === 0 && EQUALS.has(lower)) {
      if (here().some(({ kind }) => kind === 'relation')) next();
      else push('relation', '=', '=', glued);
    } else if (spoken !== undefined) push('sign', spoken, found, glued);
    else if (Object.hasOwn(NUMBER_WORDS, lower) && /^\s*(?:of|the|x|×|\*|\d)/iu.test(text.slice(position)))
      here().push({ kind: 'number', text: found, written: found, value: NUMBER_WORDS[lower] ?? 1, glued });
    else push('word', found, found, glued);
  }

  /** Takes what is next: a number, a word, a separator, or a sign. */
  function takeToken(glued: boolean) {
    const number = take(NUMBER);
    if (number !== null) {
      // "8 × 2 = 16 30 − 16 = 14"
      if (depth === 0 && !glued && isComplete() && !/^\s*\/\s*\d/u.test(text.slice(position))) next();
      return void here().push({ kind: 'number', text: number, written: number, value: valueOf(number), glued });
    }
    const found = take(WORD);
    if (found !== null) return word(found, glued);
    // "TR 600, wages 360: 600 − 360"
    if (depth === 0 && glued && here().length > 0 && take(/:(?=\s)/uy) !== null) return next();
    // "900 bu. − 500 bu."
    if (here().at(-1)?.kind === 'word' && take(/\.(?=\s*[-+−–×*·÷/=≈)])/uy) !== null) return;
    if (depth === 0 && take(SEPARATOR) !== null) return next();
    for (const [kind, patterns] of [['relation', RELATIONS] as const, ['sign', SIGNS] as const]) {
      for (const [pattern, text] of patterns) {
        const written = take(pattern);
        if (written === null) continue;
        // A bracket that nothing opened says nothing.
        if (text === ')' && depth === 0) return;
        depth += Number(text === '(') - Number(text === ')');
        return void push(kind, text, written, glued);
      }
    }
    if (take(/\$/uy) !== null) return;
    const unknown = take(/[^]/uy) ?? '';
    push('unknown', unknown, unknown, glued);
  }

  while (position < text.length) {
    const space = take(/[^\S\n]+/uy);
    if (position < text.length) takeToken(space === null);
  }
  return statements.filter((tokens) => tokens.length > 0);
}

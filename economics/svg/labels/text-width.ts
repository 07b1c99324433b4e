/** In em of the text around it. */
export const SUBSCRIPT_SIZE = 0.75;

interface TextPart {
  readonly part: string;
  readonly isLow: boolean;
}

/**
 * D1, P2, MC1, q1 of a firm, or Qd, Ps, PF: the digit or the letter after P, Q or W is a subscript without being marked, in graphs and
 * in texts alike. PS and PC are none: they may be a surplus and a cost.
 */
export const NUMBERED = /\b([A-Z]{1,5}(?=\d)|q(?=\d)|(?:P(?![SC]\b)|[QW])(?=[A-Zbdst]))([\dA-Zbdst])\b/;

/** Every third piece is a subscript, after what stands before it. */
function numberedIn(text: string): TextPart[] {
  const pieces = text.split(NUMBERED);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 3 === 1) return [];
    if (index % 3 === 2) return [{ part: piece, isLow: true }];
    return [{ part: piece + (pieces[index + 1] ?? ''), isLow: false }];
  });
}

/** The parts of "Q~d~ = 40" or "D1": what stands between two ~, or numbers a letter, is a subscript. */
export function subscriptsIn(text: string): TextPart[] {
  const parts = text
    .split(/~([^~\s]{1,4})~/)
    .flatMap((part, index) => (index % 2 === 1 ? [{ part, isLow: true }] : numberedIn(part)));
  return parts.filter(({ part }) => part !== '');
}

/** How far a subscript is lowered, in em of the text around it. */
const LOWERED = 0.22;
/** Takes no place, and takes the next line back up. */
const NOTHING = '\u200b';

/** A stretch of a line, as the text of a tspan: lower than the one before by `dy`, and smaller. */
interface TextRun {
  readonly text: string;
  readonly dy: string | null;
  readonly size: string | null;
}

/** A line of text with its subscripts. */
export function runsOf(text: string): TextRun[] {
  const parts = subscriptsIn(text);
  const up = `${-LOWERED}em`;
  const runs = parts.map(({ part, isLow }, index): TextRun => {
    if (isLow) return { text: part, dy: `${(LOWERED / SUBSCRIPT_SIZE).toFixed(2)}em`, size: `${SUBSCRIPT_SIZE}em` };
    return { text: part, dy: parts[index - 1]?.isLow ? up : null, size: null };
  });
  return parts.at(-1)?.isLow ? [...runs, { text: NOTHING, dy: up, size: null }] : runs;
}

/** As one reads it aloud: Qd for Q~d~. */
export const withoutSubscripts = (text: string): string =>
  subscriptsIn(text)
    .map(({ part }) => part)
    .join('');

/**
 * How wide a text will be, without a font at hand: for each letter the widest advance, in em, of Atkinson Hyperlegible
 * Next and Arial at weights up to 600. A text is never wider than this says, and seldom much narrower.
 */
const ADVANCES: readonly (readonly [em: number, letters: string])[] = [
  [0.31, " ',.ijl|’·"],
  [0.39, '!():;[]{}-`frt°'],
  [0.5, '"*/\\Iz“”²'],
  [0.57, '1257acekJsvxy_–¢≤≥'],
  [0.63, '34689bdghnopquFLTZ$£+=<>~×−?'],
  [0.68, '0EPSVXY€'],
  [0.74, 'ABCDHKNRU&#Δ'],
  [0.78, 'GOQw'],
  [0.9, 'Mm½'],
  [0.96, 'W%'],
];
const WIDEST = 1.02;

const advanceOf = new Map(ADVANCES.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em] as const)));

const emOf = (text: string): number => [...text].reduce((em, letter) => em + (advanceOf.get(letter) ?? WIDEST), 0);

/** In the unit of `textSize`. */
export const widthOf = (text: string, textSize: number): number =>
  textSize * subscriptsIn(text).reduce((em, { part, isLow }) => em + emOf(part) * (isLow ? SUBSCRIPT_SIZE : 1), 0);

/** Breaks a text between its words so that each line fits; a single word may be wider than that. */
export function wrapText(text: string, maxWidth: number, textSize: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && widthOf(longer, textSize) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** MR = D = P and S − subsidy are one line of a graph and one of text, unless they have no space at all. */
const isWhole = (name: string): boolean => / [=−] /.test(name);

/** What it costs to break a name. */
export const breakCost = (name: string): number => (isWhole(name) ? 60 : 1);

/** A name on one line and, where it is long, also broken near its middle. */
export function lineBreaks(name: string, textSize: number): string[][] {
  const width = widthOf(name, textSize);
  const broken = wrapText(name, Math.max(width * 0.58, 4 * textSize), textSize);
  return broken.length === 1 || width < 5 * textSize ? [[name]] : [[name], broken];
}

/** The lines for which a name has its space beside the graph. */
export const linesBeside = (name: string, textSize: number): string[] =>
  isWhole(name) ? [name] : (lineBreaks(name, textSize).at(-1) ?? []);

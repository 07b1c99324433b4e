import { singular } from './roles';
import { ExpressionReader } from './work-expression';
import { NAME, Unreadable, type Term } from './work-term';
import { isCondition, statementsIn, type Token } from './work-tokens';

/*
 * How a typed calculation is read.
 *
 *   work      = statement { separator statement }         ";" "," a line break "so" "then"
 *   statement = [ label ":" ] side { relation side }      "DWL = 1/2bh = ½ × 20 × 6 = 60", "2.5 > 1"
 *   side      = sum | words sum | words                   "the area 20 × 6"
 *   sum       = product { ("+" | "−") product }
 *   product   = factor { ["×" | "÷"] factor }             two factors side by side are multiplied, if one is a bracket or a name
 *   factor    = ["+" | "−"] primary [ "^" factor | "²" | "³" ]
 *   primary   = (number | "(" sum ")" | "|" sum "|") { "%" | scale | unit } | name
 *
 * Names have no value, and neither has a side with one: it says how, or is an equation.
 */

/** One side of an equation. */
export interface Side {
  readonly text: string;
  /** Null where it has a name, or is in words. */
  readonly value: number | null;
  /** A bare number in percent. */
  readonly isPercentage: boolean;
  /** Ends with a percent sign: "(10 − 8)/8 × 100%". */
  readonly isInPercent: boolean;
  readonly hasWork: boolean;
  /** With an unknown: "2P − 40". */
  readonly isFormula: boolean;
  /** Has a number that a formula does not have by itself. */
  readonly hasNumber: boolean;
  /** What comes first, on which a run-on equation goes on: 180,000 in "180000 / 2". */
  readonly first: number | null;
  /** What a bare number counts, if not what the part does: "shirt" in "10 shirts", "S" in "10S". */
  readonly counts: string | null;
  /** Words stand before it: "a loss of $40". */
  readonly isSaid: boolean;
}

export interface Statement {
  readonly sides: readonly Side[];
  /** An equation of exchange: "10S = 15C". Its sides are not the same number. */
  readonly isExchange: boolean;
  /** Says where something is: "at Q = 50". */
  readonly isCondition: boolean;
}

const NEGATION = new Set(['not', 'instead', 'rather', 'or']);

const isWord = (token: Token | undefined): boolean => token?.kind === 'word';

const writtenOut = (tokens: readonly Token[]): string =>
  tokens.map(({ written, glued }, index) => (glued || index === 0 ? written : ` ${written}`)).join('');

/** "12% of income" is the number that was asked for; in "10% of the price = $2" it is how the number was found. */
function withoutWhole(tokens: readonly Token[]): readonly Token[] {
  const of = tokens.findIndex(({ text }) => /^of$/iu.test(text));
  const isShare = /^(?:%|percent|cent)$/iu.test(tokens[of - 1]?.text ?? '') && tokens.slice(of).every(isWord);
  return isShare ? tokens.slice(0, of) : tokens;
}

function readSide(all: readonly Token[], unit: string, isLast: boolean): Side {
  const tokens = isLast ? withoutWhole(all) : all;
  const own = unit.toLowerCase().split(/\s+/u).map(singular);
  const side = (term: Term, from: readonly Token[]): Side => ({
    text: writtenOut(from),
    value: term.value,
    isPercentage: term.isPercentage,
    isInPercent: /(?:%|\bper ?cent(?:age)?(?: points?)?)$/iu.test(writtenOut(from)),
    hasWork: term.value !== null && term.hasWork,
    isFormula: term.value === null && term.hasWork,
    hasNumber: term.hasNumber,
    first: term.first,
    counts: term.counts === null || own.includes(term.counts) ? null : term.counts,
    isSaid: isWord(tokens[0]),
  });
  const attempt = (from: readonly Token[]): Side | null => {
    try {
      const term = new ExpressionReader(from, unit).read();
      if (term.value !== null && !Number.isFinite(term.value)) throw new Unreadable();
      return side(term, from);
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  };
  const whole = attempt(tokens);
  if (whole !== null && !(whole.value === null && isWord(tokens[0]))) return whole;
  const words = tokens.findIndex((token) => !isWord(token));
  const lead = words < 0 ? tokens : tokens.slice(0, words);
  const isLead =
    lead.length > 0 && lead.every(({ text }) => /..|^[aI]$/u.test(text) && !NEGATION.has(text.toLowerCase()));
  const begin = tokens[words];
  const isOperand = begin?.kind === 'number' || (begin?.text === '(' && !begin.glued);
  const rest = words > 0 && isLead && isOperand ? attempt(tokens.slice(words)) : null;
  // "The cost of 1 soybean = 15/10": the number is part of the name.
  if (rest !== null && rest.value !== null) return rest.hasWork || isLast ? rest : side(NAME, tokens);
  if (whole !== null) return whole;
  // Two answers are none.
  if (tokens.some(({ text }) => /^or$/iu.test(text))) throw new Unreadable();
  if (!tokens.some(isWord)) throw new Unreadable();
  return side(NAME, tokens);
}

function readStatement(all: readonly Token[], unit: string): Statement {
  const colon = all.findIndex((token) => token.kind === 'sign' && token.text === ':');
  const tokens = colon > 0 && all.slice(0, colon).every(isWord) ? all.slice(colon + 1) : all;
  const ratio = isRatio(all, colon) ? [all.slice(0, colon), all.slice(colon + 1)] : null;
  if (ratio !== null)
    return { sides: ratio.map((side) => readSide(side, unit, true)), isExchange: true, isCondition: false };
  const groups: Token[][] = [[]];
  /** Of what the value is compared with: "2.5 > 1". */
  let comparedFrom = Infinity;
  for (const token of tokens) {
    if (token.kind !== 'relation') groups.at(-1)?.push(token);
    else if (token.text === '<') comparedFrom = Math.min(comparedFrom, groups.push([]) - 1);
    else groups.push([]);
  }
  const sidesOf = (some: readonly Token[][]) =>
    some.flatMap((group, at) => (group.length === 0 ? [] : readSide(group, unit, at === some.length - 1)));
  const compared = sidesOf(groups.slice(comparedFrom));
  const value = sidesOf(groups.slice(0, comparedFrom));
  // "1 < 2.5" says the same as "2.5 > 1".
  const sides = value.every((side) => isBound(side)) && compared.length > 0 ? compared : value;
  // The part's own unit is not among the words anymore. A letter beside it is an unknown: "2Q = 120 rides".
  const own = sides.some(({ counts }) => counts?.length === 1) ? '' : unit;
  const counted = new Set(sides.map(({ counts }) => counts ?? own));
  if (isRateOf(sides, unit)) return { sides: sides.slice(1), isExchange: false, isCondition: false };
  return {
    sides,
    isExchange: counted.size > 1 && !counted.has('') && sides.every(({ hasWork }) => !hasWork),
    isCondition: isCondition(all[0]),
  };
}

/** "1 soybean = 15/10 corn = 1.5 corn": what follows is what the first side is worth, not as much. */
function isRateOf([first, ...others]: readonly Side[], unit: string): boolean {
  if (first?.counts == null || first.hasWork || !others.some(({ hasWork }) => hasWork)) return false;
  const { counts, value } = first;
  const isOther = others.some((other) => other.counts !== null && other.counts !== counts);
  return isOther || (value === 1 && /\p{L}{2}/u.test(unit) && !unit.toLowerCase().includes(counts));
}

/** "1 : 1.5", "10 soybeans : 15 corn" */
const isRatio = (all: readonly Token[], colon: number): boolean =>
  colon > 0 &&
  all[0]?.kind === 'number' &&
  all[colon + 1]?.kind === 'number' &&
  (all.some(isWord) || all.some((token) => token.kind === 'number' && token.value === 1)) &&
  all.every(({ kind }, at) => kind === 'number' || kind === 'word' || at === colon);

/** What an elasticity, or a difference, is compared with. */
const isBound = ({ value, hasWork }: Side): boolean => !hasWork && (value === 0 || value === 1);

/**
 * The statements of a typed calculation.
 * @throws Unreadable where one of them is neither a calculation nor words
 */
export const readStatements = (work: string, unit: string): Statement[] =>
  statementsIn(work).map((tokens) => readStatement(tokens, unit));

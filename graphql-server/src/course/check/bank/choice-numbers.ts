/** A number as a choice writes it: sign, kind ("$", "%" or none), digits, fraction, order of magnitude. */
const NUMBER =
  /(?<![\w.,])([−+-]?)\s?(\$?)(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:\/(\d+))?(½)?(%| percent\b| cents\b)?( thousand| million| billion)?(?!\w)|(?<!\w)(½)/g;
const MAGNITUDE: Readonly<Record<string, number>> = { ' thousand': 1e3, ' million': 1e6, ' billion': 1e9 };
const NOTHING = /\b(?:no change|not change|unchanged|stays? the same|zero|nothing|none)\b/i;
const DOWN = /\b(?:decreas|fall|fell|drop|declin|lower|less|fewer|loss|loses?|worse|down|shortage|deficit)/i;

export interface WrittenNumber {
  readonly value: number;
  readonly kind: '$' | '%' | '';
}

/** The numbers of a text in order, as written: "$4 and 90" gives 4 ($) and 90. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].map(
    ([, sign, dollar, digits = '0', divisor, half, percent, magnitude = '', onlyHalf]) => {
      if (onlyHalf !== undefined) return { value: 0.5, kind: '' };
      const plain = Number(digits.replaceAll(',', '')) / Number(divisor ?? 1) + (half === undefined ? 0 : 0.5);
      const cents = percent === ' cents' ? 0.01 : 1;
      const size = plain * (MAGNITUDE[magnitude] ?? 1) * cents;
      const kind = dollar === '$' || cents !== 1 ? '$' : percent === undefined ? '' : '%';
      return { value: sign === '−' || sign === '-' ? -size : size, kind };
    },
  );
}

/** Its only number, signed: "It decreases by $4" is −4, "no change" is 0. Null without exactly one. */
function signedNumber(text: string): WrittenNumber | null {
  const [number, second] = numbersIn(text);
  if (number === undefined) return NOTHING.test(text) ? { value: 0, kind: '' } : null;
  if (second !== undefined) return null;
  return number.value > 0 && DOWN.test(text) ? { ...number, value: -number.value } : number;
}

/**
 * The choices of a numeric question as signed numbers; null unless all can be put in order: one number each, of one kind,
 * and no two equal. "No change" is 0 and fits every kind.
 */
export function orderedNumbers(choices: readonly string[]): readonly number[] | null {
  const numbers = choices.map(signedNumber).filter((number) => number !== null);
  if (numbers.length < choices.length || new Set(numbers.map(({ value }) => value)).size < choices.length) return null;
  const kinds = new Set(numbers.filter(({ value }) => value !== 0).map(({ kind }) => kind));
  const values = numbers.map(({ value }) => value);
  if (kinds.size > 1) return null;
  // Where everything is a shortage, or falls, the sign says nothing: sizes are compared.
  return values.every((value) => value <= 0) && !choices.some((text) => /[−-]\s?\$?\d/.test(text))
    ? values.map(Math.abs)
    : values;
}

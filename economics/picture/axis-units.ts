import type { Figure } from '../figure';

/** A number as descriptions write it, not one within a name such as D1 or an expression such as 33%. */
const NUMBER = '\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?';
const MONEY = new RegExp(`\\$(?!0(?!\\d|\\.\\d))${NUMBER}`, 'g');
const COUNT = new RegExp(`(?<![\\w$.,−~])(?!0(?!\\d|\\.\\d))${NUMBER}(?![\\w%]| (?:thousand|million|billion))`, 'g');
/** The worth of an area: its price counts dollars, its width thousands. */
const WORTH = new RegExp(
  `(?<=\\b(?:(?:surplus|loss|revenue|profit|rent|gain|subsidy|share) is|revenue of) )\\$${NUMBER}`,
  'g',
);

const SCALE = /\b(thousand|million|billion)s?\b/;
const moneyScale = (label: string): string | null => (label.includes('$') ? (SCALE.exec(label)?.[1] ?? null) : null);
const countScale = (label: string): string | null => (label.includes('$') ? null : (SCALE.exec(label)?.[1] ?? null));

/** "by $5 with each additional unit" on an axis in thousands. */
const perUnit = (text: string, scale: string): string =>
  text
    .replaceAll('each additional unit', `each additional ${scale} units`)
    .replaceAll('each unit', `each ${scale} units`);

/** The description of a graph whose axes count thousands, with its numbers as a reader who does not see the axes needs them: "a quantity of 27 thousand", "from $60 thousand". */
export function inUnitsOf({ x, y, description, bars }: Figure): string {
  if (bars.length > 0) return description;
  const [count, money] = [countScale(x.label), moneyScale(y.label)];
  let text = description;
  if (money !== null) text = text.replace(MONEY, `$& ${money}`).replaceAll('each dollar', `each ${money} dollars`);
  else if (count !== null) text = text.replace(WORTH, `$& ${count}`);
  return count === null ? text : perUnit(text.replace(COUNT, `$& ${count}`), count);
}

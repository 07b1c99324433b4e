import { figureOf } from '../economics/picture/picture';
import type { GeneratedChoice, GeneratedQuestion } from '../economics/question/write-question';

/** A question as a student sees it, with its numbers in reading order. For tests that solve questions independently. */
export interface ReadQuestion {
  readonly stem: string;
  /** Numbers in the stem without its table. */
  readonly given: readonly number[];
  /** What the picture shows, in words. */
  readonly description: string;
  /** Numbers in the description of the picture. */
  readonly shown: readonly number[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
  readonly choices: readonly { readonly text: string; readonly numbers: readonly number[] }[];
}

/** A minus sign directly before a number makes it negative; with spaces around it, it is an operator. */
const NUMBER = /(?<![\w.])−?\$?\d+(?:,\d{3})*(?:\.\d+)?/g;

export const numbersIn = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((number) => Number(number.replace('−', '-').replace(/[$,]/g, '')));

/** What a choice says, or what its graph shows. */
const textOf = ({ text, picture }: GeneratedChoice): string => (picture ? figureOf(picture).description : text);

export function readQuestion({ stem, choices }: GeneratedQuestion, description: string): ReadQuestion {
  const lines = stem.split('\n');
  const tableLines = lines.filter((line) => line.startsWith('|') && !line.includes('---')).slice(1);
  return {
    stem,
    description,
    given: numbersIn(lines.filter((line) => !line.startsWith('|')).join('\n')),
    shown: numbersIn(description),
    rows: tableLines.map((line) => {
      const [name = '', ...rest] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1);
      const first = numbersIn(name);
      return { name, cells: [...first, ...rest.flatMap(numbersIn)] };
    }),
    choices: choices.map((choice) => ({ text: textOf(choice), numbers: numbersIn(textOf(choice)) })),
  };
}

import { QUESTION_FORMS } from '../../quiz/question-types';

export const QUESTION_SETTINGS = ['village', 'market', 'abstract'] as const; // the names are the type
export type QuestionSetting = (typeof QUESTION_SETTINGS)[number];

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LABEL = /\[(form|steps|setting|set|columns|board|unit):/g;

const oneOf = <T extends string>(names: readonly T[], value: string) => names.find((name) => name === value);

function columnsOf(value: string): readonly string[] | undefined {
  const columns = value.split('|').map((column) => column.trim());
  return columns.length >= 2 && columns.every((column) => column !== '') ? columns : undefined;
}

/** What each label says; undefined where it says nothing that is known. */
const READERS = {
  form: (value: string) => oneOf(QUESTION_FORMS, value),
  /** How many linked steps lead to the answer. */
  steps: (value: string) => ([1, 2] as const).find((steps) => String(steps) === value),
  setting: (value: string) => oneOf(QUESTION_SETTINGS, value),
  /** The name of the set on one stimulus that it belongs to. */
  set: (value: string) => (NAME.test(value) ? value : undefined),
  /** The heads above choices that are rows of a table. */
  columns: columnsOf,
  /** The name of the board that it shows. */
  board: (value: string) => (NAME.test(value) ? value : undefined),
  /** Of the number to type, such as $ or units. */
  unit: (value: string) => (value === '' ? undefined : value),
};

/** What an author says about a question beside its type and difficulty, as [form:…] and so on. */
export type QuestionLabels = {
  readonly [Label in keyof typeof READERS]?: NonNullable<ReturnType<(typeof READERS)[Label]>>;
};

const isLabel = (name: string): name is keyof QuestionLabels => Object.hasOwn(READERS, name);

/**
 * GIFT as its grammar wants it. In a comment, [form:except] is short for [tag:form:except], which programs other than ours preserve too;
 * in a text, [board:name] needs no backslash.
 */
export const withPlainLabels = (gift: string): string =>
  gift
    .split('\n')
    .map((line) => (/^\s*\/\//.test(line) ? line.replace(LABEL, '[tag:$1:') : line.replaceAll('[board:', '[board\\:')))
    .join('\n');

/** Separates the tags that are labels, such as form:except, from the others. One that says nothing known stays a tag. */
export function splitLabels(tags: readonly string[]): { readonly tags: string[]; readonly labels: QuestionLabels } {
  const labels: Record<string, unknown> = {};
  const others = tags.filter((tag) => {
    const name = tag.slice(0, Math.max(0, tag.indexOf(':')));
    const value = isLabel(name) && !(name in labels) ? READERS[name](tag.slice(name.length + 1).trim()) : undefined;
    if (value !== undefined) labels[name] = value;
    return value === undefined;
  });
  return { tags: others, labels };
}

/** The tags of a question with its labels among them, as other programs store them. */
export function tagsWithLabels({ tags, ...labels }: QuestionLabels & { readonly tags: readonly string[] }): string[] {
  const names = Object.keys(READERS).filter(isLabel);
  return [
    ...tags,
    ...names.flatMap((name) => {
      const value = labels[name];
      return value === undefined ? [] : `${name}:${Array.isArray(value) ? value.join(' | ') : String(value)}`;
    }),
  ];
}

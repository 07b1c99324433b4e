import { QUESTION_FORMS } from '../../quiz/question-types';

export const QUESTION_SETTINGS = ['local', 'market', 'abstract'] as const; // the names are the type
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
  /** The teacher's file that it came from, with its category there. */
  source: (value: string) => (value === '' ? undefined : value),
};

/** What an author says about a question beside its type and difficulty, as [form:…] and so on. */
export type QuestionLabels = {
  readonly [Label in keyof typeof READERS]?: NonNullable<ReturnType<(typeof READERS)[Label]>>;
};

/** Labels of earlier editions, which teachers' files still have. */
const RENAMED: Readonly<Record<string, string>> = { 'setting:village': 'setting:local' };

/** A tag as it is called now. */
export const currentTag = (tag: string): string => (Object.hasOwn(RENAMED, tag) ? RENAMED[tag] : undefined) ?? tag;

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

/** Moodle cuts off what is longer. */
const LONGEST_TAG = 50;

/** Where a text can be cut so that no part begins or ends with a space, which a tag would lose. */
function cutOf(letters: readonly string[], most: number): number {
  const isInside = (at: number) => letters[at - 1]?.trim() !== '' && letters[at]?.trim() !== '';
  let cut = Math.min(most, letters.length);
  while (cut > 1 && !isInside(cut)) cut -= 1;
  return cut > 1 ? cut : Math.min(most, letters.length);
}

/** A label that is too long for a tag, in parts: columns/1:… and columns/2:… */
function tagParts(tag: string): string[] {
  const colon = tag.indexOf(':');
  if ([...tag].length <= LONGEST_TAG || colon < 0) return [tag];
  const parts: string[] = [];
  let letters = [...tag.slice(colon + 1)];
  while (letters.length > 0) {
    const name = `${tag.slice(0, colon)}/${parts.length + 1}:`;
    const cut = cutOf(letters, LONGEST_TAG - name.length);
    parts.push(name + letters.slice(0, cut).join(''));
    letters = letters.slice(cut);
  }
  return parts;
}

const TAG_PART = /^(\w+)\/(\d+):(.*)$/s;

/** The tags with those of a label in parts as one, in whatever order they come. */
function withWholeTags(tags: readonly string[]): string[] {
  const parts = tags.flatMap((tag) => {
    const [, name, number, text = ''] = TAG_PART.exec(tag) ?? [];
    return name === undefined ? [] : [{ name, number: Number(number), text }];
  });
  const labels = Map.groupBy(
    parts.toSorted((a, b) => a.number - b.number),
    ({ name }) => name,
  );
  const whole = [...labels].map(([name, inOrder]) => `${name}:${inOrder.map(({ text }) => text).join('')}`);
  return [...tags.filter((tag) => !TAG_PART.test(tag)), ...whole];
}

/** Separates the tags that are labels, such as form:except, from the others. One that says nothing known stays a tag. */
export function splitLabels(tags: readonly string[]): { readonly tags: string[]; readonly labels: QuestionLabels } {
  const labels: Record<string, unknown> = {};
  const others = withWholeTags(tags.map(currentTag)).filter((tag) => {
    const name = tag.slice(0, Math.max(0, tag.indexOf(':')));
    const value = isLabel(name) && !(name in labels) ? READERS[name](tag.slice(name.length + 1).trim()) : undefined;
    if (value !== undefined) labels[name] = value;
    return value === undefined;
  });
  return { tags: others, labels };
}

/** The tags of a question with its labels among them, as Moodle stores them. */
export const storableTags = (question: Parameters<typeof tagsWithLabels>[0]): string[] =>
  tagsWithLabels(question).flatMap(tagParts);

/** The tags of a question with its labels among them. */
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

import { similarity } from '../similar-texts';
import { inQuestion, type AuditRule, type Finding } from './audit';
import type { BankQuestion } from './bank';
import { numbersIn } from './choice-numbers';
import { mouldsOf, type Mould } from './moulds';

/** Questions whose masked texts share this much (Jaccard index of shingles) ask the same thing of another story. */
const SAME_MOULD = 0.4;
const MIRROR = 0.55;
const MOST_OF_A_MOULD = 2;
/** Smaller numbers meet by chance. */
const TELLING = 100;

const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((later, index) => items.slice(0, index).map((earlier) => [earlier, later] as const));

function groupsOf(moulds: readonly Mould[]): BankQuestion[][] {
  const group = new Map<Mould, Set<Mould>>(moulds.map((mould) => [mould, new Set([mould])]));
  for (const [a, b] of pairsOf(moulds)) {
    const [ofA, ofB] = [group.get(a), group.get(b)];
    if (ofA === undefined || ofB === undefined || ofA === ofB || !isSame(a, b)) continue;
    for (const mould of ofB) group.set(mould, ofA.add(mould));
  }
  return [...new Set(group.values())].map((members) =>
    moulds.filter((mould) => members.has(mould)).map(({ question }) => question),
  );
}

function isSame(a: Mould, b: Mould): boolean {
  const isModel = a.question.model !== null && a.question.model === b.question.model;
  return isModel || similarity(a.shingles, b.shingles, SAME_MOULD) >= SAME_MOULD;
}

export const mouldRule: AuditRule = {
  name: 'mould',
  demands: 'No more than two questions of a topic ask for the same unknown from the same givens.',
  *find({ bank }): Generator<Finding> {
    const byTopic = Map.groupBy(mouldsOf(bank), ({ question }) => `${question.unit} ${question.topic}`);
    for (const moulds of byTopic.values())
      for (const group of groupsOf(moulds))
        for (const question of group.slice(MOST_OF_A_MOULD)) {
          const others = group.filter((other) => other !== question).map(({ id }) => id);
          yield inQuestion(
            question,
            `the same mould as ${others.join(', ')}`,
            'ask for another quantity, cause or graph',
          );
        }
  },
};

const familyOf = ({ model, id }: BankQuestion): string => model ?? id;

export const mirrorRule: AuditRule = {
  name: 'mirror-pair',
  demands: 'No question is another with demand and supply, or up and down, exchanged.',
  *find({ bank }): Generator<Finding> {
    const found = new Set<string>();
    for (const [a, b] of pairsOf(mouldsOf(bank))) {
      if (a.question.topic === b.question.topic || similarity(a.mirrored, b.mirrored, MIRROR) < MIRROR) continue;
      const families = `${familyOf(a.question)} ${familyOf(b.question)}`;
      if (found.has(families)) continue;
      found.add(families);
      yield inQuestion(b.question, `the mirror image of ${a.question.id}`, 'ask one of the two in another form');
    }
  },
};

const keyOf = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join(' ');
const valuesIn = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => numbersIn(text).map(({ value }) => value));

/** Whether two variants have the same givens, or the same key beside at least two of the same distractors. */
function isClone(a: BankQuestion, b: BankQuestion): boolean {
  const [givenA, givenB] = [valuesIn([a.stem]), valuesIn([b.stem])];
  if (
    givenA.length >= 2 &&
    keyOf(givenA) === keyOf(givenB) &&
    keyOf(valuesIn(a.choices)) === keyOf(valuesIn(b.choices))
  )
    return true;
  const [keyA, keyB] = [valuesIn([a.choices[a.key] ?? '']), valuesIn([b.choices[b.key] ?? ''])];
  const others = new Set(b.choices.map((choice) => keyOf(valuesIn([choice]))));
  const shared = a.choices.filter((choice) => others.has(keyOf(valuesIn([choice])))).length;
  return keyA.length > 0 && keyOf(keyA) === keyOf(keyB) && shared >= 3;
}

const errorsOf = ({ source }: BankQuestion): string =>
  [...new Set(source.choices.flatMap(({ misconception }) => misconception ?? []))].sort().join(' ');

/** What tells that a question written by hand was told before: its errors, and the larger numbers of its story. */
interface Story {
  readonly question: BankQuestion;
  readonly errors: string;
  readonly numbers: ReadonlySet<number>;
}

/** The stories of questions that test at least three errors. */
const storiesOf = (bank: readonly BankQuestion[]): Story[] =>
  bank.flatMap((question) => {
    const errors = errorsOf(question);
    if (question.model !== null || question.numbers === null || errors.split(' ').length < 3) return [];
    const numbers = valuesIn([question.stem]).filter((value) => value >= TELLING);
    return numbers.length === 0 ? [] : [{ question, errors, numbers: new Set(numbers) }];
  });

/** Whether two questions test the same errors, with a number of the story in common. */
const isRetold = (a: Story, b: Story): boolean =>
  a.errors === b.errors && [...a.numbers].some((number) => b.numbers.has(number));

export const cloneRule: AuditRule = {
  name: 'clone',
  of: 'all-together',
  demands: 'No two variants of a model have the same numbers, and no story is told twice.',
  *find({ bank }): Generator<Finding> {
    const byModel = Map.groupBy(
      bank.filter(({ model }) => model !== null),
      familyOf,
    );
    for (const variants of byModel.values())
      for (const [a, b] of pairsOf(variants))
        if (isClone(a, b))
          yield inQuestion(b, `the same numbers as ${a.id}`, 'draw from a wider range, or ask for something else');
    for (const [a, b] of pairsOf(storiesOf(bank)))
      if (isRetold(a, b))
        yield inQuestion(
          b.question,
          `${a.question.id} over again: the same errors and numbers`,
          'ask for something else',
        );
  },
};

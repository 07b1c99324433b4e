import { plainText } from '../../read/course-html';
import { inQuestion, inSample, percentOf, questionRule, sampleRule, type AuditRule, type Finding } from './audit';
import { samplesOf, type BankQuestion } from './bank';

const CHOICES = 4;

export const fourChoicesRule = questionRule(
  'four-choices',
  'Each question has exactly four choices.',
  function* (question) {
    if (question.choices.length !== CHOICES) yield [`${question.choices.length} choices`, 'write four, as on the exam'];
  },
);

/** "It rises, because …", "$4 and 90", "120 lessons at $12", "a surplus of 30", "it falls by 8". */
const PART = /\s*\|\s*|[,;:]\s+|\s+(?:because|and|but|so|with)\s+|\s+(?:at|of|by)\s+(?=\$?\d)/;

/** The parts of each choice: its cells under columns, or "it rises" and "because …"; null where they have no common form. */
function partsOf({ choices, source: { columns } }: BankQuestion): readonly (readonly string[])[] | null {
  const parts = choices.map((choice) => {
    const text = choice.toLowerCase().replace(/[.]$/, '');
    if (columns !== undefined) return text.split('|').map((cell) => cell.trim());
    const [first = '', ...rest] = text.split(PART);
    return [first.trim(), rest.join(' ').trim()];
  });
  const isWhole = parts.every((own) => own.length === parts[0]?.length && own.every((part) => part !== ''));
  return isWhole ? parts : null;
}

/** Each value as often as the others: then no part gives the key away. */
function isEven(values: readonly string[]): boolean {
  const counts = [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length);
  return new Set(counts).size === 1;
}

/** What a graph shows is not in two parts because its description is. */
const areGraphs = ({ source }: BankQuestion): boolean => source.choices.some(({ figure }) => figure !== undefined);

const isPair = (values: readonly string[]): boolean => isEven(values) && new Set(values).size === 2;
const isAmount = (part: string): boolean => /\d/.test(part);

/**
 * Whether the choices are two directions, each with two outcomes or reasons: "rises | falls", "yes, because …". Pairs of numbers are
 * computed and no grid of this kind.
 */
function isGrid(question: BankQuestion): boolean {
  const parts = partsOf(question);
  if (parts === null || areGraphs(question) || parts.length !== CHOICES || parts[0]?.length !== 2) return false;
  const [first = [], second = []] = [0, 1].map((place) => parts.map((own) => own[place] ?? ''));
  if (!isPair(first)) return false;
  if (question.choices.every((choice) => /\bbecause\b/i.test(choice))) return true;
  return isPair(second) && !second.every(isAmount);
}

const MOST_GRIDS = 0.12;
/** With fewer questions, a share says nothing. */
const ENOUGH = 20;

export const gridRule: AuditRule = {
  of: 'all-together',
  ...sampleRule(
    'share-of-grids',
    'At most 12% of the bank’s questions cross two directions with two reasons (2 × 2).',
    function* ({ questions }) {
      const grids = questions.filter(isGrid);
      const most = Math.floor(MOST_GRIDS * questions.length + 1e-9);
      if (grids.length <= most) return;
      yield [
        `${grids.length} of ${questions.length} questions (${percentOf(grids.length, questions.length)}) are grids of direction and reason`,
        `ask ${grids.length - most} in another form`,
      ];
    },
    ({ course, bank }) =>
      samplesOf(course, bank).filter(({ unit, questions }) => unit === null && questions.length >= ENOUGH),
  ),
};

export const twoPartRule = questionRule(
  'two-part',
  'Where choices have two parts, each part occurs as often as the other (2 × 2).',
  function* (question) {
    const parts = partsOf(question);
    if (parts === null || areGraphs(question) || isStatements(question) || question.choices.length !== CHOICES) return;
    const columns = (parts[0] ?? []).map((_part, place) => parts.map((own) => own[place] ?? ''));
    const uneven = columns.find((values) => !isEven(values));
    if (uneven === undefined) return;
    const counted = [...Map.groupBy(uneven, (value) => value)].map(([value, { length }]) => `"${value}" ${length}×`);
    yield [`uneven parts: ${counted.join(', ')}`, 'combine two of one part with two of the other'];
  },
);

const STATEMENTS = /^(?:(?:I|II|III)(?:,? (?:and )?(?:I|II|III))*)(?: only)?[.]?$/;
const statementsIn = (choice: string): string[] => choice.match(/\bI{1,3}\b/g) ?? [];
const isStatements = ({ choices, source }: BankQuestion): boolean =>
  source.form === 'statements' || choices.every((choice) => STATEMENTS.test(choice));

function* statementFaults(question: BankQuestion): Generator<Finding> {
  const sets = question.choices.map(statementsIn);
  const names = ['I', 'II', 'III'];
  const counts = names.map((name) => sets.filter((set) => set.includes(name)).length);
  if (Math.max(...counts) - Math.min(...counts) > 1)
    yield inQuestion(
      question,
      `statement ${names.map((name, index) => `${name} in ${counts[index] ?? 0}`).join(', ')} choices`,
      'let each statement stand in as many choices',
    );
  const sizes = sets.map(({ length }) => length);
  if (sizes.some((size, index) => size < (sizes[index - 1] ?? 0)))
    yield inQuestion(
      question,
      'its choices are out of order',
      'order them: I only, I and II only, II and III only, I, II, and III',
    );
}

export const statementsRule: AuditRule = {
  name: 'statements',
  demands: 'In "which of I, II, III" each statement counts alike, and over a unit the key is one as often as two.',
  *find({ course, bank }): Generator<Finding> {
    for (const question of bank) if (isStatements(question)) yield* statementFaults(question);
    for (const sample of samplesOf(course, bank)) {
      const sizes = sample.questions
        .filter(isStatements)
        .map(({ choices, key }) => statementsIn(choices[key] ?? '').length);
      const [single, pair] = [1, 2].map((size) => sizes.filter((other) => other === size).length);
      if (sample.unit !== null && Math.abs((single ?? 0) - (pair ?? 0)) > 1)
        yield inSample(
          sample,
          `the key is one statement ${single ?? 0}×, two ${pair ?? 0}×`,
          'make both about as frequent',
        );
    }
  },
};

/** A sentence is a true statement. A phrase is what the stem asks about: "This is a variable cost." */
const TRUE_STATEMENT = { sentence: /^This statement is true\b/, phrase: /^This (?!statement is false)\w/ };
const isToldTrue = ({ text, rationale }: BankQuestion['source']['choices'][number]): boolean => {
  const kind = /[.?!]$/.test(plainText(text)) ? 'sentence' : 'phrase';
  return rationale !== null && TRUE_STATEMENT[kind].test(plainText(rationale));
};

export const exceptRule = questionRule(
  'except',
  'A stem with EXCEPT has the form except and no sign behind the word; rationales of its true statements say so.',
  function* (question) {
    const { form, choices } = question.source;
    if (form !== 'except' && /\bEXCEPT\b/.test(question.stem))
      yield ['EXCEPT without [form:except]', 'add [form:except] beside its id'];
    const [sign] = /(?<=\bEXCEPT\s*)[^\s\p{L}\p{N}$"“(-]/u.exec(question.stem) ?? [];
    if (sign !== undefined) yield [`EXCEPT is followed by "${sign}"`, 'end the stem with EXCEPT alone'];
    if (form !== 'except') return;
    const told = choices.filter((choice) => choice.isCorrect === isToldTrue(choice));
    if (told.length > 0)
      yield [
        `${told.length} rationales do not tell whether the statement is true`,
        'begin those of the wrong choices with "This statement is true", or with "This is …" after a phrase',
      ];
  },
);

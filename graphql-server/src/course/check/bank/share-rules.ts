import { QUESTION_FORMS } from '../../../quiz/question-types';
import { imagesBefore, imagesInChoices } from '../../read/question-pictures';
import { difficultiesOf } from '../../read/question-tags';
import { percentOf, questionRule, sampleRule, type Audit, type AuditRule, type Fault } from './audit';
import { samplesOf, textsBefore, type BankQuestion, type Sample } from './bank';

/** With fewer questions in a unit, its shares say nothing. */
const ENOUGH = 20;

interface Share {
  readonly what: string;
  /** 0 without it. */
  readonly least?: number;
  /** 1 without it. */
  readonly most?: number;
  readonly has: (question: BankQuestion) => boolean;
  /** Of which questions; of all without it. */
  readonly of?: (question: BankQuestion) => boolean;
}

const hasGraph = ({ source }: BankQuestion): boolean =>
  imagesBefore(source).length + imagesInChoices(source).length > 0;

/** Tables and short texts are boards, or Markdown in the stem. */
const hasStimulus = (question: BankQuestion): boolean =>
  hasGraph(question) ||
  question.source.board !== undefined ||
  textsBefore(question.source).some(
    ({ text }) => /^[ \t]*\|.*\|[ \t]*$/m.test(text) || /<(?:table|blockquote)\b/i.test(text),
  ) ||
  question.source.lead !== undefined;

function* shareIn({ questions }: Sample, { what, least = 0, most = 1, has, of }: Share): Generator<Fault> {
  const all = of === undefined ? questions : questions.filter(of);
  const count = all.filter(has).length;
  if (all.length === 0 || (count >= least * all.length && count <= most * all.length)) return;
  const range = most === 1 ? `at least ${percentOf(least, 1)}` : `${percentOf(least, 1)} to ${percentOf(most, 1)}`;
  const missing = Math.ceil(least * all.length) - count;
  const fix = missing > 0 ? `change or add ${missing}: it must be ${range}` : `it must be ${range}`;
  yield [`${count} of ${all.length} questions (${percentOf(count, all.length)}) ${what}`, fix];
}

/** The units that have enough questions. */
const unitsIn = ({ course, bank }: Audit) =>
  samplesOf(course, bank).filter(({ unit, questions }) => unit !== null && questions.length >= ENOUGH);

const shareRule = (name: string, demands: string, shares: readonly Share[]) =>
  sampleRule(name, demands, (sample) => shares.flatMap((share) => [...shareIn(sample, share)]), unitsIn);

export const stimulusRule = shareRule(
  'share-of-stimulus',
  'At least 35% of a unit’s questions read a stimulus, and 20% a graph.',
  [
    { what: 'read a graph, a table, a text or a matrix', least: 0.35, has: hasStimulus },
    { what: 'read a graph', least: 0.2, has: hasGraph },
    { what: 'with a graph belong to a set', most: 0.5, has: ({ source: { set } }) => set !== undefined, of: hasGraph },
  ],
);

const difficulty = (level: number, least: number, most: number): Share => ({
  what: `have difficulty ${level}`,
  least,
  most,
  has: ({ source }) => difficultiesOf(source).includes(level),
});

/** Of a quarter, a half and a quarter, give or take five points. */
export const difficultyRule = shareRule(
  'share-of-difficulty',
  'A unit has about 25, 50 and 25% of difficulty 1, 2 and 3.',
  [difficulty(1, 0.2, 0.3), difficulty(2, 0.45, 0.55), difficulty(3, 0.2, 0.3)],
);

export const stepsRule = shareRule(
  'share-of-two-steps',
  'At least a quarter of a unit’s questions need two linked steps.',
  [{ what: 'need two linked steps', least: 0.25, has: ({ source: { steps } }) => steps === 2 }],
);

const isFrom =
  (...settings: readonly string[]) =>
  ({ source: { setting } }: BankQuestion): boolean =>
    setting !== undefined && settings.includes(setting);

export const settingRule: AuditRule = {
  of: 'quizzes',
  ...shareRule('share-of-settings', 'About a third of a unit’s stories are local, the others from markets.', [
    {
      what: 'with a setting are local',
      least: 0.2,
      most: 0.4,
      has: isFrom('local'),
      of: isFrom('local', 'market'),
    },
  ]),
};

export const stemRule = shareRule(
  'share-of-completions',
  'About half of a unit’s stems ask "Which of the following", or end in a completion.',
  [
    {
      what: 'ask "Which of the following", or end in a completion',
      least: 0.35,
      most: 0.65,
      has: ({ stem }) => /which of the following/i.test(stem) || !/\?["”)]?$/.test(stem.trim()),
    },
  ],
);

const NEW_FORMS = QUESTION_FORMS.filter((form) => form !== 'plain');

export const formsRule: AuditRule = {
  of: 'quizzes',
  ...sampleRule(
    'forms',
    'Each unit has at least one question of each form, and a set.',
    function* ({ questions }) {
      const forms = new Set(questions.map(({ source: { form } }) => form));
      for (const form of NEW_FORMS)
        if (!forms.has(form)) yield [`no question of the form ${form}`, `write one, with [form:${form}]`];
      if (questions.every(({ source: { set } }) => set === undefined))
        yield ['no set of questions on one stimulus', 'write two or three questions with the same [set:…]'];
    },
    unitsIn,
  ),
};

export const labelsRule = questionRule(
  'labels',
  'Each question has a form, a number of steps and a setting.',
  function* (question) {
    const { form, steps, setting } = question.source;
    const missing = Object.entries({ form, steps, setting }).filter(([, value]) => value === undefined);
    if (missing.length > 0)
      yield [
        `no ${missing.map(([name]) => name).join(', ')}`,
        `add ${missing.map(([name]) => `[${name}:…]`).join(' ')} beside its id`,
      ];
  },
);

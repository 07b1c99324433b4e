import { stemmer } from 'stemmer';
import { cellsOf } from '../read/choice-cells';
import { imagesIn, plainText } from '../read/course-html';
import type { ChoiceSource, QuestionSource } from '../read/course-source';
import { forQuestions } from './rule';

/** A choice of the form two-column is a row under its heads. */
export const columnsHaveCells = forQuestions(function* ({ columns, choices }) {
  if (columns === undefined) return;
  const short = choices.find(({ text }) => {
    const cells = cellsOf(text);
    return cells.length !== columns.length || cells.some((cell) => plainText(cell) === '');
  });
  if (short)
    yield [
      `the choice "${plainText(short.text)}" does not have ${columns.length} cells`,
      `write one for each of ${columns.join(', ')}, with | between them: ~rises | falls`,
    ];
});

/** In a text, these say nothing of what a column is about. */
const LITTLE_WORDS = new Set('a an the of in to for on at it is if this that and or one each its from by'.split(' '));

const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      plainText({ format: 'markdown', text })
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => !LITTLE_WORDS.has(word))
      .map(stemmer),
  );

/** Where the stem says nothing of the columns, "increases, decreases" answers a question that was not asked. */
export const columnsAreAskedFor = forQuestions(function* ({ columns, lead, stem, figure }) {
  if (columns === undefined) return;
  const asked = [lead?.text, stem].flatMap((text) => (text ? plainText(text) : []));
  const given = wordsOf([...asked, lead?.figure?.alt, figure?.alt].join(' '));
  const isNamed = columns.some((column) => [...wordsOf(column)].some((word) => given.has(word)));
  if (!isNamed)
    yield [
      `its stem names none of its columns, ${columns.join(' and ')}`,
      'ask for them: "What happens to the equilibrium price and quantity?"',
    ];
});

type Shape = readonly [has: (question: QuestionSource) => boolean, message: string, fix: string];

const hasColumns = ({ columns }: QuestionSource) => columns !== undefined;
/** The graph may be an image file. */
const isGraph = ({ text, figure }: ChoiceSource) =>
  figure !== undefined || (imagesIn(text).length === 1 && plainText(text) === '');
const hasGraphs = ({ choices }: QuestionSource) => choices.every(isGraph);
const hasStatements = ({ stem }: QuestionSource) =>
  /^I\. .+\nII\. /m.test(stem.text) || stem.text.includes('<ol type="I">');

const SHAPES: Partial<Record<NonNullable<QuestionSource['form']>, Shape>> = {
  'two-column': [hasColumns, 'its choices have no columns', 'name them: [columns:Price | Quantity]'],
  'choose-graph': [hasGraphs, 'its choices are no graphs', 'make each choice a [board:…]'],
  statements: [
    hasStatements,
    'its stem has no statements',
    'write each on a line of its own that begins with I., II., III.',
  ],
  except: [
    ({ stem }) => /\bEXCEPT\b/.test(plainText(stem)),
    'its stem has no EXCEPT',
    'write EXCEPT in capitals, as the exam does',
  ],
};

/** What a form promises, and what is there without its form's name. */
export const formsHaveTheirShape = forQuestions(function* (question) {
  const [has, message, fix] = (question.form && SHAPES[question.form]) ?? [];
  if (has && !has(question)) yield [`${message ?? ''} (form ${question.form ?? ''})`, fix ?? ''];
});

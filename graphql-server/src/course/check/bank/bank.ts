import { plainText } from '../../read/course-html';
import {
  type ChapterSource,
  type ChoiceSource,
  type CourseSource,
  type QuestionSource,
  type RichText,
  type SourceLocation,
} from '../../read/course-source';
import { kindOf } from '../../kinds/kinds';
import { choiceText, imagesOf } from '../../read/question-pictures';
import { orderedNumbers } from './choice-numbers';

/** A question as the rules about the whole bank look at it: texts without markup, choices as numbers. */
export interface BankQuestion {
  readonly at: SourceLocation;
  readonly id: string;
  readonly source: QuestionSource;
  readonly chapter: ChapterSource;
  /** Of its unit, such as 2. */
  readonly unit: number;
  readonly topic: string;
  /** Null where a person wrote it. */
  readonly model: string | null;
  readonly stem: string;
  /** The stem, after what its set shares. */
  readonly story: string;
  /** A choice that is a graph is the graph's description. */
  readonly choices: readonly string[];
  readonly key: number;
  /** The choices as numbers that can be put in order; null where they cannot. */
  readonly numbers: readonly number[] | null;
}

export const textsBefore = ({ lead, stem }: QuestionSource): readonly RichText[] =>
  lead === undefined ? [stem] : [lead.text, stem];

/** "best-bundle" of best-bundle-2; null where a person wrote it. */
const modelOf = ({ origin, stableId }: QuestionSource): string | null =>
  origin === 'model' && stableId !== null ? stableId.replace(/-\d+$/, '') : null;

/** What a graph's description says of its axes, in the words of economics/picture/positions.ts. */
const AXES =
  /^The (?:horizontal|vertical) axis shows .*?\. (?=[A-Z])|From (?:left to right|low to high), the \w+ axis is marked [^.]*\./g;

/** The words of a choice, or what its graph shows without its axes, which are alike in all four. */
const bareText = (choice: ChoiceSource): string =>
  plainText(choice.text) || choiceText(choice).replaceAll(AXES, '').trim();

/** The course's own questions with choices; a teacher's are left out. */
export function bankOf({ units }: CourseSource): BankQuestion[] {
  return units.flatMap((unit) =>
    unit.chapters.flatMap((chapter) =>
      chapter.questions
        .filter((source) => source.origin !== 'teacher' && kindOf(source) === 'choice')
        .filter(({ choices }) => choices.some(({ isCorrect }) => isCorrect))
        .map((source): BankQuestion => {
          const choices = source.choices.map(bareText);
          return {
            at: source.at,
            id: source.stableId ?? '(no id)',
            source,
            chapter,
            unit: unit.id,
            topic: source.category ?? '',
            model: modelOf(source),
            stem: plainText(source.stem),
            story: textsBefore(source).map(plainText).join(' '),
            choices,
            key: source.choices.findIndex(({ isCorrect }) => isCorrect),
            numbers: orderedNumbers(choices),
          };
        }),
    ),
  );
}

/** What a student reads before the choices, with what the pictures show. */
export const readBefore = ({ source: { lead, ...question } }: BankQuestion): string =>
  [...(lead ? [lead] : []), { ...question, text: question.stem }]
    .flatMap((part) => [plainText(part.text), ...imagesOf(part.text, part).map(({ alt }) => alt)])
    .join(' ');

export interface Sample {
  readonly where: string;
  /** Null for the bank. */
  readonly unit: number | null;
  readonly at: SourceLocation;
  readonly questions: readonly BankQuestion[];
}

/** The bank as a whole, then each unit that has questions. */
export function samplesOf(course: CourseSource, bank: readonly BankQuestion[]): Sample[] {
  const whole: Sample = { where: 'the bank', unit: null, at: { file: 'course.md', line: 1 }, questions: bank };
  const units = course.units.map(({ id, at }): Sample => {
    return { where: `Unit ${id}`, unit: id, at, questions: bank.filter(({ unit }) => unit === id) };
  });
  return [whole, ...units].filter(({ questions }) => questions.length > 0);
}

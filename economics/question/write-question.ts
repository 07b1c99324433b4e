import { count, dollars } from '../numbers';
import type { Picture } from '../picture/picture';
import { withUsedNames } from '../picture/used-names';
import type { Cases, Choice, QuestionSketch, Values } from './question-model';

/** The wording of a model's questions: course/question-models/<id>.yaml. `{name}` stands for a value, `${name}` for a sum of money. */
export interface QuestionTexts {
  readonly title: string;
  /** Markdown. */
  readonly stem: string;
  /** Headings of the table below the stem. */
  readonly columns?: readonly string[] | undefined;
  /** Every choice is written by this text, with its own values. None where the choices are graphs. */
  readonly choice?: string | undefined;
  /** Why the right choice is right. */
  readonly right: string;
  /** Misconception → why its choice is wrong; by case where the model makes several choices of it. */
  readonly wrong: Readonly<Record<string, string | Cases>>;
  readonly takeaway: string;
  /** How a student comes to the key. None where the texts of the choices say all there is. */
  readonly solution?: readonly SolutionTexts[] | undefined;
  /** Value → what it may be → the placeholders it decides on → their texts. */
  readonly cases?: Readonly<Record<string, Readonly<Record<string, Cases>>>> | undefined;
}

/** One step of a solution, in plain text. */
export interface SolutionTexts {
  /** A noun phrase that names what the step finds. */
  readonly find: string;
  /** A calculation that ends in its result, or one sentence. */
  readonly work: string;
  /** The value, a number, that the step ends in. None where the step reasons. */
  readonly answer?: string | undefined;
}

export interface GeneratedChoice {
  /** Empty where the choice is a graph. */
  readonly text: string;
  readonly picture: Picture | null;
  readonly rationale: string;
  readonly isCorrect: boolean;
  /** The short name of the error that leads here; null for the right choice. */
  readonly misconception: string | null;
}

export interface GeneratedQuestion {
  readonly title: string;
  /** Markdown. */
  readonly stem: string;
  readonly takeaway: string;
  readonly picture: Picture | null;
  /** Four, one of them correct. */
  readonly choices: readonly GeneratedChoice[];
}

/** Where a text stands in its file. */
export type TextPath = readonly (string | number)[];

/** Learns which texts a question uses, and which of them do not fit its model. */
export interface TextLog {
  used(path: TextPath): void;
  problem(path: TextPath, message: string, fix: string): void;
}

export const SILENT: TextLog = { used: () => undefined, problem: () => undefined };

const PLACEHOLDER = /(\$?)\{(\w+)\}/g;

/** Fills the texts of one model, and tells the log which of them do not fit. */
export class TextWriter {
  constructor(
    private readonly texts: QuestionTexts,
    private readonly log: TextLog,
  ) {}

  fill(path: TextPath, text: string, values: Values, cases = this.texts.cases ?? {}): string {
    if (/[{}]/.test(text.replace(PLACEHOLDER, '')))
      this.log.problem(path, 'a brace is not part of a placeholder', 'write {name}, of letters and digits');
    return text.replace(PLACEHOLDER, (placeholder, dollar: string, name: string) => {
      const value = values[name] ?? this.decided(name, values, cases);
      if (value === null) {
        this.log.problem(path, `nothing replaces {${name}}`, `use one of {${Object.keys(values).join('}, {')}}`);
        return placeholder;
      }
      if (typeof value === 'number') return dollar ? dollars(value) : count(value);
      if (dollar) this.log.problem(path, `{${name}} is not a number`, 'leave the $ out');
      return value;
    });
  }

  /** The text for a placeholder whose text depends on a value; null for others. It cannot contain another one of these. */
  private decided(name: string, values: Values, cases: NonNullable<QuestionTexts['cases']>): string | null {
    for (const [deciding, byValue] of Object.entries(cases)) {
      const path = ['cases', deciding, String(values[deciding]), name];
      const text = byValue[String(values[deciding])]?.[name];
      if (text === undefined) continue;
      this.log.used(path);
      return this.fill(path, text, values, {});
    }
    return null;
  }

  choice({ values: own, picture }: Choice, values: Values): string {
    const { choice } = this.texts;
    if ((choice === undefined) !== (picture !== null))
      this.log.problem(['choice'], 'a choice is a text or a graph', picture ? 'remove it' : 'write what a choice says');
    return choice === undefined ? '' : this.fill(['choice'], choice, { ...values, ...own });
  }

  rationale({ misconception, name }: Choice, values: Values): string {
    if (misconception === null) return this.fill(['right'], this.texts.right, values);
    const path = ['wrong', misconception];
    const text = this.texts.wrong[misconception];
    if (typeof text === 'object') return this.byCase(path, text, name ?? '', values);
    this.log.used(path);
    if (text !== undefined) return this.fill(path, text, values);
    this.log.problem(['wrong'], `no text for ${misconception}`, `add "${misconception}: Why this choice is wrong."`);
    return '';
  }

  /** The table below the stem, in Markdown. */
  table(rows: QuestionSketch['rows'], values: Values): string {
    const { columns } = this.texts;
    if (columns?.length !== rows?.[0]?.length)
      this.log.problem(['columns'], `this table has ${rows?.[0]?.length ?? 0} columns`, 'write a heading for each');
    if (!rows || !columns) return '';
    const headings = columns.map((heading, index) => this.fill(['columns', index], heading, values));
    const line = (cells: readonly string[]) => `\n| ${cells.join(' | ')} |`;
    return `\n${[headings, headings.map(() => '---'), ...rows].map(line).join('')}`;
  }

  private byCase(path: TextPath, cases: Cases, name: string, values: Values): string {
    const text = cases[name];
    this.log.used([...path, name]);
    if (text !== undefined) return this.fill([...path, name], text, values);
    this.log.problem(path, `no text for the case "${name}"`, `add "${name}: …" below ${path.join('.')}`);
    return '';
  }
}

/** Puts a question into words. */
export function writeQuestion(sketch: QuestionSketch, texts: QuestionTexts, log = SILENT): GeneratedQuestion {
  const { values, picture } = sketch;
  const writer = new TextWriter(texts, log);
  const textOf = (field: 'title' | 'stem' | 'takeaway') => writer.fill([field], texts[field], values);
  const [title, stem, takeaway] = [
    textOf('title'),
    textOf('stem') + writer.table(sketch.rows, values),
    textOf('takeaway'),
  ];
  const choices = sketch.choices.map((choice) => ({
    text: writer.choice(choice, values),
    rationale: writer.rationale(choice, values),
    isCorrect: choice.misconception === null,
    misconception: choice.misconception,
  }));
  const said = [stem, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])].join(' ');
  const shown = (drawn: QuestionSketch['picture']) => drawn && withUsedNames(drawn, said);
  return {
    title,
    stem,
    takeaway,
    picture: shown(picture),
    choices: choices.map((choice, index) => ({ ...choice, picture: shown(sketch.choices[index]?.picture ?? null) })),
  };
}

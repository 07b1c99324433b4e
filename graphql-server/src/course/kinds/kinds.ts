import type { GIFTQuestion, TextChoice } from 'gift-pegjs';
import type { Accepted, QuestionKind } from '../../../../schema/rules/given';
import type { CourseRule } from '../check/rule';
import type { XmlElement } from '../exchange/xml';
import type { ChoiceSource, QuestionSource } from '../read/course-source';
import type { QuestionLabels } from '../read/question-labels';
import { number } from './number';

/** What an author says of the answers that count as this one. */
export type TypedAnswer = Pick<ChoiceSource, 'text' | 'accepts'>;

/** A kind of question without choices, as authors and other programs write it. */
export interface TypedKind<Key extends Accepted = Accepted> {
  /** What an author calls such a question: "a numerical question". */
  readonly name: string;
  readonly howToWrite: string;
  /** The problem of a question that does not have exactly one right answer, after their number, and its fix. */
  readonly notOneIsRight: readonly [message: string, fix: string];
  /** Why no question can have these answers, as it follows "with": "a negative tolerance"; null if it can. */
  faultOf(choices: readonly ChoiceSource[]): string | null;
  readonly rules: readonly CourseRule[];
  /** The answer as results show it. */
  textOf(accepts: Key, labels: QuestionLabels): string;
  readonly gift: {
    /** What follows the brace. */
    readonly opening: string;
    /** Null for a question of another kind. */
    read(question: GIFTQuestion): readonly (TypedAnswer & Omit<TextChoice, 'text'>)[] | null;
    write(accepts: Key): string;
  };
  readonly moodle: {
    readonly type: string;
    readLabels(question: XmlElement): QuestionLabels;
    /** Names a question that the site cannot ask, such as "a numerical question with several units"; null for one that it can. */
    problem(question: XmlElement): string | null;
    read(answer: XmlElement): TypedAnswer;
    writeSettings(labels: QuestionLabels): readonly string[];
    /** The text of an answer, and the elements that follow its feedback. */
    write(accepts: Key | undefined): readonly [text: string, elements: readonly string[]];
  };
}

const TYPED: Readonly<Record<Exclude<QuestionKind, 'choice'>, TypedKind>> = { number };

export const TYPED_KINDS: readonly TypedKind[] = Object.values(TYPED);

export const kindOf = ({ choices }: Pick<QuestionSource, 'choices'>): QuestionKind =>
  choices.some(({ accepts }) => accepts !== undefined) ? 'number' : 'choice';

/** Undefined for a question with choices. */
export function typedKindOf(question: Pick<QuestionSource, 'choices'>): TypedKind | undefined {
  const kind = kindOf(question);
  return kind === 'choice' ? undefined : TYPED[kind];
}

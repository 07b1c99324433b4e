import { LRUCache } from 'lru-cache';
import type { SolutionStep } from '../../../economics/question/solution';
import type { FindMoment } from '../library/lesson-moment';
import type { NamedFigure } from '../library/named-figure';
import { buildAnswer, questionFigure } from './build-questions';
import type { CourseQuestion } from './course';
import type { WrittenVariant } from './write-variant';

/** What a variant of a question model asks, texts as sanitized HTML. What it shares with its item is not here. */
export interface VariantContent {
  readonly text: string;
  readonly figure: NamedFigure | null;
  readonly takeaway: string | null;
  /** Left out where the model has none. */
  readonly solution?: readonly SolutionStep[];
  readonly answers: readonly {
    readonly text: string;
    readonly cells: readonly string[] | null;
    readonly figure: NamedFigure | null;
    readonly isCorrect: boolean;
    readonly rationale: string;
    readonly misconception: string | null;
  }[];
}

/** A variant as an attempt asked it: the row of the table question_variant. */
export interface AskedVariant {
  readonly id: number;
  readonly content: VariantContent;
}

/** More choices than any variant has: each has an id of its own below that of its variant. */
export const CHOICES_OF_A_VARIANT = 8;

/**
 * In the API a fresh question and its choices have ids of their own. They are negative, so that they are never taken for those of a stored
 * question.
 */
export const variantQuestionId = ({ id }: Pick<AskedVariant, 'id'>): number => -id;
const choiceId = ({ id }: AskedVariant, index: number): number => -(id * CHOICES_OF_A_VARIANT + index + 1);
/** From 0, of the choice of a variant with this id. */
export const choiceIndexOf = (choice: number): number => (-choice % CHOICES_OF_A_VARIANT) - 1;

/** Figures of variants are files, too, named by the row that asked them. */
const named = (figure: NamedFigure | null, name: string) => figure && { ...figure, name };
export const figureNameOf = ({ id }: Pick<AskedVariant, 'id'>): string => `variant-${id}`;

/** The question that a variant of `item` asks: topic, type and difficulty are the item's, everything else its own. */
export function buildVariant(item: CourseQuestion, variant: AskedVariant, findMoment: FindMoment): CourseQuestion {
  const { text, figure, takeaway, solution = [], answers } = variant.content;
  const id = variantQuestionId(variant);
  const name = figureNameOf(variant);
  const built = answers.map((answer, index) => {
    const graph = named(answer.figure, `${name}.${index + 1}`);
    const row = { ...answer, id: choiceId(variant, index), figure: graph, accepts: null, retired: false };
    return buildAnswer(row, item.topic, findMoment);
  });
  const shown = { ...item.shown, id, text, figure: questionFigure(named(figure, name), id) };
  return Object.freeze({ ...item, id, takeaway, solution, answers: Object.freeze(built), shown: Object.freeze(shown) });
}

/** Most of the cost of a variant is the drawing of its graphs, which are drawn once as long as it is held. */
const MOST_HELD = 1000;

/** An id that is held is not looked up, when its variant is asked of the next student. */
const MOST_IDS_HELD = 10_000;

const keyOf = ({ itemId, number, hash }: WrittenVariant): string => `${itemId}.${number}.${hash}`;

/** The variants that this process met lately, by the ids of their rows. */
export class HeldVariants {
  private readonly questions = new LRUCache<number, CourseQuestion>({ max: MOST_HELD });
  private readonly ids = new LRUCache<string, number>({ max: MOST_IDS_HELD });

  constructor(private readonly findMoment: FindMoment) {}

  /** That which the API knows by this negative id, if this process met it lately. */
  held(id: number): CourseQuestion | undefined {
    return this.questions.get(-id);
  }

  question(item: CourseQuestion, variant: AskedVariant): CourseQuestion {
    const held = this.questions.get(variant.id) ?? buildVariant(item, variant, this.findMoment);
    this.questions.set(variant.id, held);
    return held;
  }

  /** Of the row of a variant; undefined where this process has not met it lately. */
  idOf(variant: WrittenVariant): number | undefined {
    return this.ids.get(keyOf(variant));
  }

  remember(variant: WrittenVariant, id: number): void {
    this.ids.set(keyOf(variant), id);
  }
}

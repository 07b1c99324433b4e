import { seedOf } from '../../../economics/question/draw';
import { FRESH_VARIANTS } from '../../../economics/question/question-model';
import type { Context } from '../context';
import type { Course, CourseQuestion } from '../course/course';
import type { WrittenVariant } from '../course/write-variant';
import { HISTORY_OF_USER, type AskedVariantRow, type HistoryRow } from './attempt.queries';
import type { ChosenQuestion } from './choose-questions';
import type { QuestionToAsk } from './new-attempt';
import { STORE_VARIANTS } from './variant.queries';

/** What a student was asked before, which is not asked again as it was. */
export interface History {
  /** Null for a visitor, who has none. */
  readonly userId: number | null;
  /** Question id → when it or a variant of it was last asked, in milliseconds since 1970. */
  readonly lastAsked: ReadonlyMap<number, number>;
  /** Item → the variants asked. */
  readonly variantsAsked: ReadonlyMap<number, readonly AskedVariantRow[]>;
}

export const NO_HISTORY: History = { userId: null, lastAsked: new Map(), variantsAsked: new Map() };

export const historyOf = (userId: number, { lastAsked, variantsAsked }: HistoryRow): History => ({
  userId,
  lastAsked: new Map(lastAsked),
  variantsAsked: Map.groupBy(variantsAsked, ([itemId]) => itemId),
});

/** Students begin with a model's variants at one of so many numbers: neighbors see different ones, and a class shares what is drawn. */
const LANES = 8;

/** The first number is the item's own. */
const NUMBERS = Array.from({ length: FRESH_VARIANTS - 1 }, (_, index) => index + 2);

/** The numbers of an item's variants in the order in which a student is asked them. */
export function numbersFor(userId: number, itemId: number): readonly number[] {
  const lane = seedOf(`${userId}.${itemId}`) % LANES;
  const first = Math.floor((lane * NUMBERS.length) / LANES);
  return [...NUMBERS.slice(first), ...NUMBERS.slice(0, first)];
}

/**
 * A variant of a model's question with other numbers than the student was ever asked. Null for a question that no model made, for a
 * visitor, and for a student who was asked them all.
 */
export function freshVariant(
  course: Course,
  item: CourseQuestion,
  { userId, variantsAsked }: History,
  isWanted: (variant: WrittenVariant) => boolean = () => true,
): WrittenVariant | null {
  if (userId === null || item.market === null) return null;
  const asked = variantsAsked.get(item.id) ?? [];
  const numbers = new Set(asked.map(([, number]) => number));
  const faces = new Set(asked.map(([, , face]) => face));
  for (const number of numbersFor(userId, item.id)) {
    const variant = numbers.has(number) ? null : course.writeVariant(item, number);
    if (variant !== null && !faces.has(variant.face) && isWanted(variant)) return variant;
  }
  return null;
}

/** Replaces models' questions that the student was asked before by fresh variants. */
export const freshen = (course: Course, chosen: readonly ChosenQuestion[], history: History): ChosenQuestion[] =>
  chosen.map((one) => {
    if (one.variant != null || !history.lastAsked.has(one.question.id)) return one;
    return { ...one, variant: freshVariant(course, one.question, history) };
  });

/** What this student was asked before. */
export async function readHistory({ db }: Pick<Context, 'db'>, userId: number): Promise<History> {
  const [row] = await db.query(HISTORY_OF_USER, { ownerId: userId });
  return row === undefined ? { ...NO_HISTORY, userId } : historyOf(userId, row);
}

/** The questions as an attempt asks them. Stores variants that this process has not met yet, in one statement. */
export async function storeVariants(
  { db, course }: Pick<Context, 'db' | 'course'>,
  chosen: readonly ChosenQuestion[],
): Promise<QuestionToAsk[]> {
  const { variants } = course;
  const unknown = chosen.flatMap(({ variant }) => (variant && variants.idOf(variant) === undefined ? variant : []));
  if (unknown.length > 0) {
    const rows = unknown.map(({ itemId, ...row }) => ({ ...row, question_id: itemId }));
    for (const { id, questionId } of await db.query(STORE_VARIANTS, { variants: JSON.stringify(rows) }))
      for (const variant of unknown) if (variant.itemId === questionId) variants.remember(variant, id);
  }
  return chosen.map(({ variant, ...one }) => {
    const id = variant ? variants.idOf(variant) : undefined;
    return { ...one, variant: variant && id !== undefined ? { id, content: variant.content } : null };
  });
}

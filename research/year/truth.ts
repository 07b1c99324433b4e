import { drawFrom, WORLDS, type TrueStudent, type WorldItem } from '../worlds';

/** What the truth needs of a question of the course. */
export interface RealQuestion {
  readonly id: number;
  readonly topicId: number;
  readonly type: string;
  /** By its author: 1 (easy) to 3. */
  readonly difficulty: number;
}

/** Logits between two of an author's difficulties, and how far questions of the same one lie apart: as in public answer logs. */
const AUTHOR_STEP = 0.3;
const QUESTION_SD = 1;

/** The course's questions as items of a world, each with a true difficulty of its own; by id. `topicIds` are in course order. */
export function trueItems(
  questions: readonly RealQuestion[],
  topicIds: readonly number[],
  random: () => number,
): Map<number, WorldItem> {
  const { normal } = drawFrom(random);
  const orders = new Map(topicIds.map((id, order) => [id, order]));
  return new Map(
    questions.map(({ id, topicId, type, difficulty }) => [
      id,
      {
        item: String(id),
        topic: String(topicId),
        type,
        order: orders.get(topicId) ?? 0,
        difficulty: AUTHOR_STEP * (difficulty - 2) + QUESTION_SD * normal(),
      },
    ]),
  );
}

/** A true student who also remembers the very questions whose answers were shown. Times in days. */
export interface Learner {
  chance(questionId: number, tDays: number): number;
  answer(questionId: number, correct: boolean, tDays: number): void;
  /** The answers of these questions are shown, as after a quiz. */
  show(questionIds: readonly number[], tDays: number): void;
}

export function remembering(
  student: TrueStudent,
  items: ReadonlyMap<number, WorldItem>,
  halfLifeDays: number,
): Learner {
  const shown = new Map<number, number>();
  const itemOf = (id: number) => {
    const item = items.get(id);
    if (item === undefined) throw new Error(`Question ${id} is not in the course.`);
    return item;
  };
  return {
    chance(id, tDays) {
      const at = shown.get(id);
      const remembers = at === undefined ? 0 : 2 ** (-Math.max(0, tDays - at) / halfLifeDays);
      return remembers + (1 - remembers) * student.chance(itemOf(id), tDays);
    },
    answer: (id, correct, tDays) => student.practice(itemOf(id), correct, tDays),
    show: (ids, tDays) => ids.forEach((id) => shown.set(id, tDays)),
  };
}

/** Of each kind of world, students come from so many, which differ in how fast one learns and forgets. */
const WORLDS_PER_KIND = 4;
const LEAST_HALF_LIFE_DAYS = 2;
const MOST_HALF_LIFE_DAYS = 15;

/** Student `number` of a year: the kinds of worlds take turns. */
export function drawLearner(
  number: number,
  items: ReadonlyMap<number, WorldItem>,
  seed: number,
  random: () => number,
): Learner {
  const kind = WORLDS[number % WORLDS.length] ?? WORLDS[0];
  const world = Math.floor(number / WORLDS.length) % WORLDS_PER_KIND;
  const student = kind(seed * 100 + world, { items: [...items.values()] }).newStudent(random);
  return remembering(student, items, drawFrom(random).between(LEAST_HALF_LIFE_DAYS, MOST_HALF_LIFE_DAYS));
}

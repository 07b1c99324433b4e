import { seededRandom } from '../schema/rules/quiz';

// Three kinds of students who differ in what learning is. None of them is the engine's own model.

export interface WorldItem {
  readonly item: string;
  readonly topic: string;
  readonly type: string;
  /** The topic's place, from 0. */
  readonly order: number;
  /** In logits. */
  readonly difficulty: number;
}

/** A student as the world knows them: the chance of a right answer, and what answering does. */
export interface TrueStudent {
  chance(item: WorldItem, tDays: number): number;
  practice(item: WorldItem, correct: boolean, tDays: number): void;
}

export interface World {
  readonly name: string;
  /** Chance of a right answer without knowing, 0–1. */
  readonly guess: number;
  readonly items: readonly WorldItem[];
  readonly quizzes: number;
  readonly daysBetween: number;
  /** From the last quiz to the post-test. */
  readonly daysToTest: number;
  newStudent(random: () => number): TrueStudent;
}

/** How much faster than usual students learn, and forget. */
export interface Stress {
  readonly rate: number;
  readonly forgetting: number;
}

const USUAL: Stress = { rate: 1, forgetting: 1 };

interface WorldOptions {
  /** The world's course; drawn where it is left out. */
  readonly items?: readonly WorldItem[];
  readonly stress?: Stress;
}

/** What differs from world to world of a kind. */
interface Draw {
  /** A number of the range, a whole one for whole bounds of `count`, one of a list, and one of the standard normal. */
  between(low: number, high: number): number;
  count(low: number, high: number): number;
  oneOf<T>(...values: readonly [T, ...T[]]): T;
  normal(): number;
}

export function drawFrom(random: () => number): Draw {
  const between = (low: number, high: number) => low + (high - low) * random();
  return {
    between,
    count: (low, high) => Math.floor(between(low, high + 1)),
    oneOf: (first, ...rest) => [first, ...rest][Math.floor(random() * (rest.length + 1))] ?? first,
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  };
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** A course and a calendar of quizzes; `given` items take the place of the drawn ones. */
function drawCourse({ between, count, oneOf, normal }: Draw, given?: readonly WorldItem[]) {
  const [topics, types, itemsPerCell] = [count(8, 18), count(2, 4), count(3, 6)];
  const spread = between(0.2, 0.8);
  const items: WorldItem[] = [];
  for (let order = 0; order < topics; order += 1)
    for (let type = 0; type < types; type += 1)
      for (let number = 0; number < itemsPerCell; number += 1)
        items.push({
          item: `item ${order}.${type}.${number}`,
          topic: `topic ${order}`,
          type: `type ${type}`,
          order,
          difficulty: spread * normal(),
        });
  return { items: given ?? items, quizzes: count(5, 15), daysBetween: between(0.7, 4), daysToTest: oneOf(0, 1, 3) };
}

/** Values made when first asked for. */
function lazily<T>(create: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const value = create(key);
    made.set(key, value);
    return value;
  };
}

const cellOf = ({ topic, type }: WorldItem) => `${topic}, ${type}`;

/** Skill grows a little with every question and is forgotten toward where it began. */
export function continuousGrowth(seed: number, { items, stress = USUAL }: WorldOptions = {}): World {
  const world = drawFrom(seededRandom(seed * 7919 + 1));
  const { between, oneOf } = world;
  const course = drawCourse(world, items);
  const growth = oneOf<(knows: number, correct: boolean) => number>(
    () => 1,
    (knows) => 4 * knows * (1 - knows),
    (knows) => 2 * (1 - knows),
    (_, correct) => (correct ? 0.7 : 1.4),
  );
  const [rate, shared] = [between(0.25, 0.9) * stress.rate, between(0, 0.7)];
  const halfLife = oneOf(5, 10, 20, 40, Infinity) / stress.forgetting;
  const [guess, start] = [oneOf(0, 0.2, 0.25), between(-1.2, 0.2)];
  return {
    ...course,
    name: 'continuous growth',
    guess,
    newStudent(random) {
      const { normal } = drawFrom(random);
      const ability = start + 0.7 * normal();
      const topics = lazily(() => ({ base: ability + 0.8 * normal(), grown: 0, at: 0 }));
      const cells = lazily(() => ({ base: 0.5 * normal(), grown: 0, at: 0 }));
      const skill = ({ base, grown, at }: ReturnType<typeof topics>, tDays: number) =>
        base + grown * 2 ** (-(tDays - at) / halfLife);
      const knows = (item: WorldItem, tDays: number) =>
        sigmoid(skill(topics(item.topic), tDays) + skill(cells(cellOf(item)), tDays) - item.difficulty);
      return {
        chance: (item, tDays) => guess + (1 - guess) * knows(item, tDays),
        practice(item, correct, tDays) {
          const gain = rate * growth(knows(item, tDays), correct);
          for (const [part, share] of [
            [topics(item.topic), shared],
            [cells(cellOf(item)), 1],
          ] as const) {
            part.grown = skill(part, tDays) - part.base + gain * share;
            part.at = tDays;
          }
        },
      };
    },
  };
}

/** A topic, or each of its kinds of question, is mastered or not; it is learned at a stroke, and hardly before what it builds on. */
export function discreteMastery(seed: number, { items, stress = USUAL }: WorldOptions = {}): World {
  const world = drawFrom(seededRandom(seed * 104_729 + 2));
  const { between, oneOf } = world;
  const course = drawCourse(world, items);
  const [learns, unready, start] = [between(0.15, 0.45) * stress.rate, oneOf(0, 0.1, 0.3), between(0.1, 0.5)];
  const [slip, guess] = [between(0.05, 0.15), oneOf(0.15, 0.2, 0.25)];
  const forgets = oneOf(0, 0.005, 0.01) * stress.forgetting;
  const [unitLength, byCell] = [oneOf(3, 5, 20), oneOf(true, false)];
  const unitOf = (item: WorldItem) => (byCell ? cellOf(item) : item.topic);
  return {
    ...course,
    name: 'discrete mastery',
    guess,
    newStudent(random) {
      const { normal } = drawFrom(random);
      const ability = Math.min(0.9, Math.max(0.05, start + 0.15 * normal()));
      const mastered = new Map<string, { at: number }>();
      const kinds = new Map<number, Set<string>>();
      for (const item of course.items) kinds.set(item.order, (kinds.get(item.order) ?? new Set()).add(unitOf(item)));
      const foundation = (order: number) => {
        const before = order % unitLength === 0 ? [] : [...(kinds.get(order - 1) ?? [])];
        return before.length === 0 ? 1 : before.filter((kind) => mastered.has(kind)).length / before.length;
      };
      for (const [order, names] of kinds)
        for (const name of names)
          if (random() < ability * (foundation(order) > 0 ? 1.2 : 0.3)) mastered.set(name, { at: 0 });
      const retained = (item: WorldItem, tDays: number) => {
        const mastery = mastered.get(unitOf(item));
        return mastery === undefined ? 0 : (1 - forgets) ** (tDays - mastery.at);
      };
      const harder = (chance: number, logits: number) => sigmoid(Math.log(chance / (1 - chance)) - logits);
      return {
        chance(item, tDays) {
          const holds = retained(item, tDays);
          return holds * harder(1 - slip, item.difficulty / 2) + (1 - holds) * harder(guess, item.difficulty / 3);
        },
        practice(item, _, tDays) {
          const isRetained = random() < retained(item, tDays);
          const chance = learns * (unready + (1 - unready) * foundation(item.order));
          if (isRetained || random() < chance) mastered.set(unitOf(item), { at: tDays });
          else mastered.delete(unitOf(item));
        },
      };
    },
  };
}

/** What was met is remembered with a half-life, which a right answer lengthens: the more, the nearer it was to being forgotten. */
export function memoryHalfLives(seed: number, { items, stress = USUAL }: WorldOptions = {}): World {
  const world = drawFrom(seededRandom(seed * 15_485_863 + 3));
  const { between, oneOf } = world;
  const course = drawCourse(world, items);
  const first = between(1, 6) / stress.forgetting;
  const [lengthens, afterWrong] = [1 + (between(1.5, 2.8) - 1) * stress.rate, oneOf(0.8, 1, 1.2)];
  const [guess, met, isSpaced, spread] = [
    oneOf(0.15, 0.2, 0.25),
    between(0.1, 0.5),
    oneOf(true, false),
    between(0.2, 0.6),
  ];
  return {
    ...course,
    name: 'memory half-lives',
    guess,
    newStudent(random) {
      const { normal } = drawFrom(random);
      const memory = Math.exp(0.4 * normal());
      const topics = lazily(() => Math.exp(spread * normal()));
      const cells = lazily((cell) => ({
        halfLife: first * memory * topics(cell.split(', ')[0] ?? '') * Math.exp(spread * normal()),
        at: random() < met ? -10 * random() : -Infinity,
      }));
      const recalls = (item: WorldItem, tDays: number) => {
        const { halfLife, at } = cells(cellOf(item));
        return 2 ** (-(tDays - at) / (halfLife * Math.exp(-item.difficulty / 2)));
      };
      return {
        chance: (item, tDays) => guess + (1 - guess) * recalls(item, tDays),
        practice(item, correct, tDays) {
          const cell = cells(cellOf(item));
          const spacing = isSpaced ? 2 * (1 - recalls(item, tDays)) : 1;
          cell.halfLife *= correct ? 1 + (lengthens - 1) * spacing : afterWrong;
          cell.at = tDays;
        },
      };
    },
  };
}

export const WORLDS = [continuousGrowth, discreteMastery, memoryHalfLives] as const;

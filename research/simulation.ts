import { buildQuiz, createLearner } from '../graphql-server/src/learner';
import type { Answer } from '../graphql-server/src/learner/state';
import { seededRandom, shuffled } from '../schema/rules/quiz';
import type { World, WorldItem } from './worlds';

export interface Turn {
  readonly user: string;
  readonly size: number;
  readonly tDays: number;
  readonly random: () => number;
}

/** Chooses the items of each quiz and is told every answer. */
export interface Tutor {
  choose(turn: Turn): readonly string[];
  told(answer: Answer): void;
}

/** A tutor of all students in a world, who knows nothing of them yet. */
export type CreateTutor = (items: readonly WorldItem[]) => Tutor;

export const randomly: CreateTutor = (items) => ({
  choose: ({ size, random }) =>
    shuffled(items, random)
      .slice(0, size)
      .map(({ item }) => item),
  told: () => undefined,
});

/** The topics with the lowest percent correct first, a third of the quiz from one at the most; never asked counts as 0. */
export const lowestPercent: CreateTutor = (items) => {
  const tallies = new Map<string, { asked: number; correct: number }>();
  const key = (user: string, topic: string) => JSON.stringify([user, topic]);
  return {
    choose({ user, size, random }) {
      const percent = (topic: string) => {
        const { asked, correct } = tallies.get(key(user, topic)) ?? { asked: 0, correct: 0 };
        return asked === 0 ? 0 : correct / asked;
      };
      const topics = shuffled([...new Set(items.map(({ topic }) => topic))], random);
      const inTurn = topics.sort((a, b) => percent(a) - percent(b));
      const mixed = shuffled(items, random);
      const most = Math.max(2, Math.ceil(size / 3));
      const chosen = inTurn.flatMap((topic) => mixed.filter((item) => item.topic === topic).slice(0, most));
      return chosen.slice(0, size).map(({ item }) => item);
    },
    told({ user, topic, correct }) {
      const { asked, correct: before } = tallies.get(key(user, topic)) ?? { asked: 0, correct: 0 };
      tallies.set(key(user, topic), { asked: asked + 1, correct: before + Number(correct) });
    },
  };
};

/** The engine by its evaluation interface, from a cold start; it learns difficulties from these very students. */
export const engine: CreateTutor = (items) => {
  const learner = createLearner();
  return {
    choose: (turn) => buildQuiz(learner, { ...turn, candidates: items }),
    told: ({ user, item, topic, type, correct, tDays }) => learner.update(user, item, topic, type, correct, tDays),
  };
};

export interface Setting {
  readonly world: World;
  readonly size: number;
  /** Quizzes that each student takes; the world's own number where it is left out. */
  readonly quizzes?: number;
  /** Whether each student first answers one question of every topic. */
  readonly warm: boolean;
  readonly students: number;
  readonly seed: number;
}

const MINUTE = 1 / 24 / 60;

/** What was true of one student when something was estimated. */
export interface Moment {
  readonly user: string;
  readonly tDays: number;
  /** Chance of a right answer, 0–1. */
  chanceOf(item: WorldItem): number;
}

/** Mean gain of the students. */
export function gainOf(tutor: Tutor, setting: Setting, observe?: (moment: Moment) => void): number {
  const gains = gainsOf(tutor, setting, observe);
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

/**
 * Each student's gain from before the first quiz to the post-test: in chance of a right answer over all items. `observe` is
 * called before each quiz and before the post-test.
 */
export function gainsOf(tutor: Tutor, setting: Setting, observe: (moment: Moment) => void = () => undefined): number[] {
  const { world, size, warm, students, seed, quizzes = world.quizzes } = setting;
  const { items, daysBetween, daysToTest } = world;
  const itemOf = new Map(items.map((item) => [item.item, item]));
  const gains: number[] = [];
  for (let number = 0; number < students; number += 1) {
    const user = `student ${number}`;
    const student = world.newStudent(seededRandom(seed * 1000 + number));
    const luck = seededRandom(seed * 7000 + number);
    const random = seededRandom(seed * 9000 + number);
    let tDays = 0;
    const ask = (id: string) => {
      const item = itemOf.get(id);
      if (item === undefined) throw new Error(`No item ${id} in this world`);
      const correct = luck() < student.chance(item, tDays);
      tutor.told({ user, item: item.item, topic: item.topic, type: item.type, correct, tDays });
      student.practice(item, correct, tDays);
      tDays += MINUTE;
    };
    const average = (at: number) => items.reduce((sum, item) => sum + student.chance(item, at), 0) / items.length;
    const observeNow = (at: number) => observe({ user, tDays: at, chanceOf: (item) => student.chance(item, at) });
    if (warm) {
      const firsts = new Map(shuffled(items, random).map(({ topic, item }) => [topic, item]));
      [...firsts.values()].forEach(ask);
      tDays += daysBetween;
    }
    const before = average(tDays);
    for (let quiz = 0; quiz < quizzes; quiz += 1) {
      if (quiz > 0) tDays += daysBetween;
      if (quiz > 0 || warm) observeNow(tDays);
      tutor.choose({ user, size, tDays, random }).forEach(ask);
    }
    observeNow(tDays + daysToTest);
    gains.push(average(tDays + daysToTest) - before);
  }
  return gains;
}

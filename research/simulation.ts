import { buildQuiz, createLearner, type Learner } from '../graphql-server/src/learner';
import { seededRandom, shuffled } from '../schema/rules/quiz';
import { updatePublished } from './folds';
import type { World, WorldItem } from './worlds';

export interface Turn {
  readonly user: string;
  readonly candidates: readonly WorldItem[];
  readonly size: number;
  readonly tDays: number;
  readonly random: () => number;
}

/** Chooses the items of a quiz. */
export type Policy = (learner: Learner, turn: Turn) => string[];

const randomly: Policy = (_, { candidates, size, random }) =>
  shuffled(candidates, random)
    .slice(0, size)
    .map(({ item }) => item);

/** The topics with the lowest percent correct first, a third of the quiz from one at the most; never asked counts as 0. */
const lowestPercent: Policy = ({ state }, { user, candidates, size, random }) => {
  const percent = (topic: string) => {
    const { answeredCorrectly = 0, questionsAsked = 0 } = state.students.get(user)?.topics.get(topic) ?? {};
    return questionsAsked === 0 ? 0 : answeredCorrectly / questionsAsked;
  };
  const topics = shuffled([...new Set(candidates.map(({ topic }) => topic))], random);
  const inTurn = topics.sort((a, b) => percent(a) - percent(b));
  const mixed = shuffled(candidates, random);
  const most = Math.max(2, Math.ceil(size / 3));
  const chosen = inTurn.flatMap((topic) => mixed.filter((item) => item.topic === topic).slice(0, most));
  return chosen.slice(0, size).map(({ item }) => item);
};

export const POLICIES = { random: randomly, 'lowest percent': lowestPercent, engine: buildQuiz } as const;

export interface Setting {
  readonly world: World;
  readonly size: number;
  /** Whether each student first answers one question of every topic. */
  readonly warm: boolean;
  readonly students: number;
  readonly seed: number;
  /** Whether difficulties stay as they are, as on a server between two publications. */
  readonly published?: boolean;
}

const MINUTE = 1 / 24 / 60;

/** Mean gain of the students from before the first quiz to the post-test: in chance of a right answer over all items. */
export function gainOf(policy: Policy, { world, size, warm, students, seed, published }: Setting): number {
  const learner = createLearner();
  const { items, quizzes, daysBetween, daysToTest } = world;
  const itemOf = new Map(items.map((item) => [item.item, item]));
  let gain = 0;
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
      const asked = { user, item: item.item, topic: item.topic, type: item.type };
      if (published) updatePublished(learner, { ...asked, correct, tDays });
      else learner.update(user, item.item, item.topic, item.type, correct, tDays);
      student.practice(item, correct, tDays);
      tDays += MINUTE;
    };
    const average = (at: number) => items.reduce((sum, item) => sum + student.chance(item, at), 0) / items.length;
    if (warm) {
      const firsts = new Map(shuffled(items, random).map(({ topic, item }) => [topic, item]));
      [...firsts.values()].forEach(ask);
      tDays += daysBetween;
    }
    const before = average(tDays);
    for (let quiz = 0; quiz < quizzes; quiz += 1) {
      if (quiz > 0) tDays += daysBetween;
      policy(learner, { user, candidates: items, size, tDays, random }).forEach(ask);
    }
    gain += average(tDays + daysToTest) - before;
  }
  return gain / students;
}

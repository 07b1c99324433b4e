import type { Answer } from '../graphql-server/src/learner/state';
import { seededRandom } from '../schema/rules/quiz';
import { drawFrom } from './worlds';

/** An answer and the chance with which it was drawn. */
export interface DrawnAnswer extends Answer {
  readonly truth: number;
}

/** What the answers are drawn from; standard deviations in logits. */
export interface SyntheticSettings {
  readonly users: number;
  readonly answersEach: number;
  readonly topics: number;
  readonly itemsPerTopic: number;
  readonly types: number;
  readonly userSd: number;
  readonly topicSd: number;
  /** Of a student's topic × type. */
  readonly cellSd: number;
  readonly itemSd: number;
  /** Of the logarithm of an item's discrimination. */
  readonly discriminationSd: number;
  /** Logits a student gains on a topic by an answer, and the days after which half of that is gone. */
  readonly practice: number;
  readonly halfLifeDays: number;
  /** Logits that a student gains on a question whose answer was shown, until its half-life has passed too. */
  readonly shown: number;
  readonly guess: number;
}

export const SYNTHETIC: SyntheticSettings = {
  users: 100,
  answersEach: 80,
  topics: 10,
  itemsPerTopic: 15,
  types: 3,
  userSd: 0.9,
  topicSd: 0.7,
  cellSd: 0.6,
  itemSd: 0.9,
  discriminationSd: 0.3,
  practice: 0.2,
  halfLifeDays: 10,
  shown: 2,
  guess: 0.2,
};

/** A log whose truth is known: students answer some ten questions in a sitting, mostly on one topic, days or weeks apart. */
export function syntheticLog(settings: SyntheticSettings, seed: number): DrawnAnswer[] {
  const { users, answersEach, topics, itemsPerTopic, types, practice, halfLifeDays, shown, guess } = settings;
  const random = seededRandom(seed);
  const { normal, count } = drawFrom(random);
  const many = <T>(length: number, create: () => T) => Array.from({ length }, create);
  const items = many(topics, () =>
    many(itemsPerTopic, () => ({
      difficulty: settings.itemSd * normal(),
      discrimination: Math.exp(settings.discriminationSd * normal()),
    })),
  );
  const left = (since: number, tDays: number) => 2 ** (-(tDays - since) / halfLifeDays);
  const answers: DrawnAnswer[] = [];
  for (let user = 0; user < users; user += 1) {
    const ability = settings.userSd * normal();
    const skills = many(topics, () => ({
      base: settings.topicSd * normal(),
      cells: many(types, () => settings.cellSd * normal()),
      seen: new Map<number, number>(),
      grown: 0,
      at: 0,
    }));
    let day = 100 * random();
    for (let number = 0; number < answersEach; number += 1) {
      if (number % 10 === 0) day += -6 * Math.log(1 - random());
      const tDays = day + number / 1000;
      const current = Math.floor((number / answersEach) * topics);
      const topic = random() < 0.6 ? current : count(0, topics - 1);
      const item = count(0, itemsPerTopic - 1);
      const [skill, asked] = [skills[topic], items[topic]?.[item]];
      if (!skill || !asked) continue;
      skill.grown *= left(skill.at, tDays);
      skill.at = tDays;
      const [seenAt, cell] = [skill.seen.get(item), skill.cells[item % types] ?? 0];
      const knows = 0.4 + ability + skill.base + cell + skill.grown - asked.difficulty;
      const remembered = seenAt === undefined ? 0 : shown * left(seenAt, tDays);
      const truth = guess + (1 - guess) / (1 + Math.exp(-asked.discrimination * knows - remembered));
      skill.grown += practice;
      skill.seen.set(item, tDays);
      answers.push({
        user: `u${user}`,
        item: `i${topic}.${item}`,
        topic: `t${topic}`,
        type: `c${item % types}`,
        correct: random() < truth,
        tDays,
        truth,
      });
    }
  }
  return answers;
}

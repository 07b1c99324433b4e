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
  readonly userSd: number;
  readonly topicSd: number;
  readonly itemSd: number;
  /** Of the logarithm of an item's discrimination. */
  readonly discriminationSd: number;
  /** Logits a student gains on a topic by an answer, and the days after which half of that is gone. */
  readonly practice: number;
  readonly halfLifeDays: number;
  readonly guess: number;
}

export const SYNTHETIC: SyntheticSettings = {
  users: 100,
  answersEach: 80,
  topics: 10,
  itemsPerTopic: 15,
  userSd: 0.9,
  topicSd: 0.7,
  itemSd: 0.9,
  discriminationSd: 0.3,
  practice: 0.2,
  halfLifeDays: 10,
  guess: 0.2,
};

/** A log whose truth is known: students answer some ten questions a day, every third day, mostly on one topic at a time. */
export function syntheticLog(settings: SyntheticSettings, seed: number): DrawnAnswer[] {
  const { users, answersEach, topics, itemsPerTopic, practice, halfLifeDays, guess } = settings;
  const random = seededRandom(seed);
  const { normal, count } = drawFrom(random);
  const many = <T>(length: number, create: () => T) => Array.from({ length }, create);
  const items = many(topics, () =>
    many(itemsPerTopic, () => ({
      difficulty: settings.itemSd * normal(),
      discrimination: Math.exp(settings.discriminationSd * normal()),
    })),
  );
  const answers: DrawnAnswer[] = [];
  for (let user = 0; user < users; user += 1) {
    const ability = settings.userSd * normal();
    const skills = many(topics, () => ({ base: settings.topicSd * normal(), grown: 0, at: 0 }));
    const start = 100 * random();
    for (let number = 0; number < answersEach; number += 1) {
      const tDays = start + 3 * Math.floor(number / 10) + number / 1000;
      const current = Math.floor((number / answersEach) * topics);
      const topic = random() < 0.6 ? current : count(0, topics - 1);
      const item = count(0, itemsPerTopic - 1);
      const [skill, asked] = [skills[topic], items[topic]?.[item]];
      if (!skill || !asked) continue;
      skill.grown *= 2 ** (-(tDays - skill.at) / halfLifeDays);
      skill.at = tDays;
      const logit = asked.discrimination * (0.4 + ability + skill.base + skill.grown - asked.difficulty);
      const truth = guess + (1 - guess) / (1 + Math.exp(-logit));
      skill.grown += practice;
      const correct = random() < truth;
      answers.push({
        user: `u${user}`,
        item: `i${topic}.${item}`,
        topic: `t${topic}`,
        type: '',
        correct,
        tDays,
        truth,
      });
    }
  }
  return answers;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONG_WEAKSPOT_SIZE,
  seededRandom,
  SHORT_WEAKSPOT_SIZE,
  TRIAL_SHARE,
  UNIT_QUIZ_SIZE,
} from '../../../schema/rules/quiz';
import type { CourseQuestion } from '../course/course';
import type { Topic } from '../library/library.type';
import { chooseQuestions, type ChosenQuestion, type Known } from './choose-questions';
import { createModel, foldAnswers, UNPUBLISHED } from '../learner/fold';
import { newStudent } from '../learner/state';
import { createCatalog } from '../learner/store/catalog';
import { QUESTION_TYPES } from './question-types';

const chapter = { unit: { id: 1 } };
const topics = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, chapter }) as Topic); // no more is looked at

const CHOICES = 4;
/** The first questions of each topic are variants of one question model. */
const VARIANTS = 4;

/** Then come sets of two and three questions in turn. */
function setOf(index: number, sets: number, topic: Topic): string | null {
  const found = Math.floor(index / 5) * 2 + (index % 5 < 2 ? 0 : 1);
  return index < 0 || found >= sets ? null : `set-${topic.id}-${found}`;
}

/** A course with so many questions in each topic, and so many sets; question 203 is the third of topic 2. */
function bank(perTopic: number, sets: number): (topic: Topic) => readonly CourseQuestion[] {
  const made = new Map<number, readonly CourseQuestion[]>();
  const make = (topic: Topic) =>
    Array.from({ length: perTopic }, (_, index) => {
      const type = QUESTION_TYPES[index % QUESTION_TYPES.length];
      return {
        id: topic.id * 100 + index + 1,
        topic,
        type,
        difficulty: (index % 3) + 1,
        market: index < VARIANTS ? `tax-revenue-${topic.id}` : null,
        stableId: `${topic.id}-${String(index).padStart(2, '0')}`,
        set: setOf(index - VARIANTS, sets, topic),
      } as unknown as CourseQuestion; // likewise
    });
  return (topic) => {
    const questions = made.get(topic.id) ?? make(topic);
    made.set(topic.id, questions);
    return questions;
  };
}

const TODAY = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody who answered the first questions of topics, on a day, right or wrong. */
type Past = readonly { topic: number; day: number; right: readonly boolean[] }[];

function known(past: Past, count: number, size: number, seed: number, sets = 0): Known {
  const lastAsked = new Map<number, number>();
  const questionsOf = bank(size, sets);
  const questions = topics(count).flatMap((topic) => questionsOf(topic));
  const catalog = createCatalog(
    questions.map(({ id, topic, type, difficulty }) => ({ id, topicId: topic.id, type, difficulty, choices: CHOICES })),
  );
  const model = createModel(catalog, UNPUBLISHED);
  const student = newStudent(model.params);
  for (const { topic, day, right } of past) {
    for (const [index, isCorrect] of right.entries()) {
      const { id } = questionsOf(topics(topic)[topic - 1]!)[index]!;
      foldAnswers(model, student, [{ questionId: id, isCorrect, tDays: day }]);
      lastAsked.set(id, day * DAY_MS);
    }
  }
  const askedTopics = new Set(past.map(({ topic }) => topic));
  return { questionsOf, model, student, tDays: TODAY, lastAsked, askedTopics, random: seededRandom(seed) };
}

function choose(
  type: Parameters<typeof chooseQuestions>[0],
  count: number,
  past: Past = [],
  seed = 1,
  size = 12,
  sets = 0,
) {
  return chooseQuestions(type, topics(count), known(past, count, size, seed, sets));
}

/** Short weak-spot quizzes of so many seeds, over six topics. */
const quizzes = (seeds: number, past: Past) =>
  Array.from({ length: seeds }, (_, seed) => choose('shortWeakspotQuiz', 6, past, seed));

const ids = (chosen: readonly ChosenQuestion[]) => chosen.map(({ question }) => question.id);
const perTopic = (chosen: readonly ChosenQuestion[], count: number) =>
  topics(count).map(({ id }) => chosen.filter(({ question }) => question.topic.id === id).length);
const times = (count: number, right: boolean) => Array.from({ length: count }, () => right);

describe('the choice of questions', () => {
  it.each([
    ['chapterQuiz', 1, [6]],
    ['chapterQuiz', 2, [3, 3]],
    ['topicQuiz', 9, Array.from({ length: 9 }, () => 3)],
  ] as const)('gives a %s of %i topics its share of each', (type, count, expected) => {
    expect(perTopic(choose(type, count), count)).toEqual(expected);
  });

  it('gives a topic that has too few what it has', () => {
    expect(perTopic(choose('chapterQuiz', 2, [], 1, VARIANTS + 1), 2)).toEqual([2, 2]);
    expect(perTopic(choose('unitQuiz', 3, [], 1, VARIANTS + 3), 3)).toEqual([4, 4, 4]);
  });

  it('is the same for the same seed and another for another', () => {
    expect(ids(choose('unitQuiz', 5, [], 3))).toEqual(ids(choose('unitQuiz', 5, [], 3)));
    expect(ids(choose('unitQuiz', 5, [], 3))).not.toEqual(ids(choose('unitQuiz', 5, [], 4)));
  });

  it('asks a unit quiz of every topic, and once more of those known least', () => {
    const past = [1, 2, 3, 4, 5, 6].map((topic) => ({ topic, day: 99, right: times(6, topic > 2) }));
    expect(perTopic(choose('unitQuiz', 6, past), 6)).toEqual([4, 4, 3, 3, 3, 3]);
    const many = Array.from({ length: 30 }, (_, index) => ({
      topic: index + 1,
      day: 99,
      right: times(4, index >= 20),
    }));
    expect(perTopic(choose('unitQuiz', 30, many), 30)).toEqual([...times(20, true), ...times(10, false)].map(Number));
  });

  it('prefers what was never asked, then what was asked longest ago', () => {
    const nineAsked = [{ topic: 1, day: 90, right: times(9, true) }];
    const of = known(nineAsked, 1, 12, 1);
    const lastAsked = new Map(Array.from({ length: 9 }, (_, index) => [101 + index, 1000 - index] as const));
    expect(ids(chooseQuestions('chapterQuiz', topics(1), { ...of, lastAsked })).sort()).toEqual([
      107, 108, 109, 110, 111, 112,
    ]);
    const unseen = choose(
      'chapterQuiz',
      2,
      [1, 2].map((topic) => ({ topic, day: 40, right: times(9, false) })),
    );
    expect(ids(unseen).sort()).toEqual([110, 111, 112, 210, 211, 212]);
  });

  it('never asks two variants of one question model, not even in a topic with few others', () => {
    const past = [{ topic: 1, day: 90, right: times(6, false) }];
    for (const type of ['chapterQuiz', 'topicQuiz', 'unitQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz'] as const)
      for (let seed = 1; seed <= 20; seed += 1) {
        const models = choose(type, 1, past, seed, 6).flatMap(({ question }) => question.market ?? []);
        expect(models.length).toBeLessThanOrEqual(1);
      }
  });

  it('asks the questions of a set together and in order, in a quiz of the usual size', () => {
    const sizes = [
      ['chapterQuiz', 9],
      ['topicQuiz', 9],
      ['unitQuiz', 20],
      ['shortWeakspotQuiz', 8],
      ['longWeakspotQuiz', 20],
    ] as const; // the types are the names
    const past = [1, 2, 3].map((topic) => ({ topic, day: 90, right: times(7, topic === 2) }));
    let asked = 0;
    for (const [type, size] of sizes)
      for (let seed = 1; seed <= 30; seed += 1) {
        const questions = choose(type, 3, past, seed, 14, 3).map(({ question }) => question);
        expect([type, questions.length]).toEqual([type, size]);
        for (const [set, members] of Map.groupBy(questions, (question) => question.set)) {
          if (set === null) continue;
          asked += 1;
          const first = questions.indexOf(members[0]!);
          const whole = bank(14, 3)(members[0]!.topic).filter((question) => question.set === set);
          expect(questions.slice(first, first + whole.length).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
        }
      }
    expect(asked).toBeGreaterThan(100);
  });

  it('finds weak spots where least is known, a third of the quiz at most in one topic', () => {
    const past = [
      { topic: 1, day: 98, right: times(6, true) },
      { topic: 2, day: 98, right: times(6, false) },
      { topic: 3, day: 98, right: times(6, true) },
      { topic: 4, day: 98, right: times(6, false) },
    ];
    const planned = quizzes(50, past).filter((chosen) => chosen.every(({ trial }) => trial?.isDrawn === false));
    expect(planned.length).toBeGreaterThan(10);
    for (const chosen of planned) {
      const [one = 0, two, three = 0, four, ...never] = perTopic(chosen, 6);
      expect([two, four, never]).toEqual([3, 3, [0, 0]]);
      expect(one + three).toBe(2);
    }
  });

  it('stays with one weak topic where there is no other', () => {
    const past = [{ topic: 2, day: 98, right: times(6, false) }];
    expect(perTopic(choose('shortWeakspotQuiz', 3, past), 3)).toEqual([0, SHORT_WEAKSPOT_SIZE, 0]);
  });

  it('finds no weak spots where nothing was asked', () => {
    expect(choose('shortWeakspotQuiz', 3)).toEqual([]);
    expect(choose('longWeakspotQuiz', 3)).toEqual([]);
  });

  it('mixes the questions of a weak-spot quiz, but never puts a topic before one that it builds on', () => {
    const past = [1, 2, 3, 4, 5].map((topic) => ({ topic, day: 90, right: times(4, topic % 2 === 0) }));
    const orders = [1, 2, 3].map((seed) => choose('longWeakspotQuiz', 5, past, seed).map(({ question }) => question));
    for (const questions of orders) {
      const topicIds = questions.map(({ topic }) => topic.id);
      expect(topicIds).toEqual(topicIds.toSorted((a, b) => a - b));
    }
    expect(new Set(orders.map((questions) => questions.map(({ id }) => id).join())).size).toBe(3);
  });

  it('never asks a question twice and never more than the size', () => {
    const sizes = {
      unitQuiz: UNIT_QUIZ_SIZE,
      shortWeakspotQuiz: SHORT_WEAKSPOT_SIZE,
      longWeakspotQuiz: LONG_WEAKSPOT_SIZE,
    };
    const type = fc.constantFrom('unitQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz');
    const marks = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(type, marks, fc.integer({ min: 5, max: 15 }), fc.nat(), (kind, right, inTopic, seed) => {
        const past = right.map((one, index) => ({ topic: index + 1, day: 90 + (index % 9), right: one }));
        const chosen = ids(choose(kind, right.length, past, seed, inTopic));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBe(Math.min(sizes[kind], right.length * (inTopic - VARIANTS + 1)));
      }),
    );
  });
});

describe('the trial of the planner', () => {
  const past = [1, 2, 3, 4, 5, 6].map((topic) => ({ topic, day: 98, right: times(3, topic > 2) }));
  const chosen = quizzes(200, past).flat();
  const drawn = chosen.filter(({ trial }) => trial?.isDrawn);

  it('draws one place in ten of a weak-spot quiz at random', () => {
    const expected = chosen.length * TRIAL_SHARE;
    const standardError = Math.sqrt(expected * (1 - TRIAL_SHARE));
    expect(Math.abs(drawn.length - expected)).toBeLessThan(2.6 * standardError);
  });

  it('draws from topics that the plan would hardly choose', () => {
    const share = (of: readonly ChosenQuestion[]) =>
      of.filter(({ question }) => question.topic.id <= 2).length / of.length;
    expect(share(chosen.filter(({ trial }) => !trial?.isDrawn))).toBeGreaterThan(0.6);
    expect(share(drawn)).toBeLessThan(0.5);
  });

  it('records the topic that was planned and the one that was drawn, one of which was asked', () => {
    for (const { question, trial } of chosen) {
      const asked = trial?.isDrawn ? trial.drawnTopic : trial?.plannedTopic;
      expect(asked).toBe(String(question.topic.id));
      expect(trial?.propensity).toBeGreaterThan(0);
      expect(trial?.propensity).toBeLessThanOrEqual(1);
    }
  });

  it('says of a drawn place that it was drawn, and of no other', () => {
    for (const { whyAsked, trial } of chosen) expect(whyAsked?.why === 'drawn').toBe(trial?.isDrawn);
  });

  it('has no part in other quizzes', () => {
    for (const type of ['chapterQuiz', 'topicQuiz', 'unitQuiz'] as const)
      for (const { trial } of choose(type, 6, past)) expect(trial).toBeNull();
  });
});

describe('why a question was chosen', () => {
  it('is chance, and not said, where nothing is known of the student', () => {
    for (const type of ['chapterQuiz', 'unitQuiz'] as const)
      expect(choose(type, 3).filter(({ whyAsked }) => whyAsked !== null)).toEqual([]);
  });

  it('is what is known of its topic and type: missed, fading, unsure or new', () => {
    const past = [
      { topic: 1, day: 97.5, right: [false, true] },
      { topic: 2, day: 80, right: [true] },
    ];
    const chosen = choose('topicQuiz', 2, past, 1, 13);
    const planned = choose('longWeakspotQuiz', 2, past, 1, 13).filter(({ trial }) => !trial?.isDrawn);
    const said = [...planned, ...chosen].map(({ question, whyAsked }) => [
      `${question.topic.id} ${question.type}`,
      whyAsked,
    ]);
    const reasons = Object.fromEntries(said) as Record<string, unknown>; // by topic and type
    expect(reasons).toMatchObject({
      '1 definition': { why: 'missed', days: 2 },
      '1 interpretation': { why: 'unsure', knows: expect.any(Number) },
      '1 graph': { why: 'new' },
      '2 definition': { why: 'fading', days: 20 },
      '2 graph': { why: 'new' },
    });
  });
});

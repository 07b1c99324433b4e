import type { ResponseResult } from '../graphql-server/src/exam/readiness/forecast';
import { examUnitsOf, type UnitOfExam } from '../graphql-server/src/exam/readiness/exam-units';
import { CHOICES } from '../graphql-server/src/exam/readiness/exam-score';
import { compositeOf, divideByWeights, EXAM_QUESTIONS } from '../schema/rules/exam';
import {
  createModel,
  foldAnswers,
  UNPUBLISHED,
  type LearnerModel,
  type PublishedParameters,
} from '../graphql-server/src/learner/fold';
import { pointAnswers, type RubricPoint } from '../graphql-server/src/learner/points';
import { newStudent, type Belief, type StudentState } from '../graphql-server/src/learner/state';
import { createCatalog } from '../graphql-server/src/learner/store/catalog';
import { seededRandom, SHORT_WEAKSPOT_SIZE, shuffled } from '../schema/rules/quiz';
import { productAfter } from './product';
import { drawFrom, type World, type WorldItem } from './worlds';

// Students who prepare for an exam, stop, and take it some days later. What they know is the world's; what the exam asks is drawn here.

/** The weights of the exam's units, in percent of section I. */
const UNITS = [
  { name: 'Basic Economic Concepts', low: 12, high: 15 },
  { name: 'Supply and Demand', low: 20, high: 25 },
  { name: 'Production, Cost, and the Perfect Competition Model', low: 22, high: 25 },
  { name: 'Imperfect Competition', low: 15, high: 22 },
  { name: 'Factor Markets', low: 10, high: 13 },
  { name: 'Market Failure and the Role of Government', low: 8, high: 13 },
];

/** What is true of points in a world. */
interface PointTruth {
  /** Logits by which points are harder than an average question, and how far they lie apart. */
  readonly harder: number;
  readonly spread: number;
  /** Standard deviations of what the points of one drawing share, and of how much better a student is at free responses than at questions. */
  readonly luck: number;
  readonly skill: number;
  /** Chance that a student gives a point to an explanation that does not earn it. */
  readonly lenient: number;
}

/** One student, and what the site knows on the last day of preparation. */
interface Prepared {
  readonly state: StudentState;
  readonly responses: readonly ResponseResult[];
  readonly endDays: number;
  /** A composite that the student could get so many days later, 0–100. */
  exam(ahead: number): number;
}

export interface Preparation {
  readonly model: LearnerModel;
  readonly units: readonly UnitOfExam[];
  readonly students: readonly Prepared[];
}

const MINUTE = 1 / 24 / 60;
const ITEM_CHOICES = 5;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const within = (share: number) => Math.min(0.99, Math.max(0.01, share));

/** So many points: half of them drawn, the last drawn ones only with the first, then numbers and explanations in turn. */
function rubricOf(topicId: number, types: readonly string[], points: number): RubricPoint[] {
  return Array.from({ length: points }, (_, index): RubricPoint => {
    const kind = index < points / 2 ? 'draw' : index % 2 === 0 ? 'number' : 'prose';
    return {
      ...{ kind, topicId, name: `${kind}-${index}`, part: kind, options: 0 },
      contingentOn: kind === 'draw' && index >= 2 ? ['draw-0'] : [],
      type: types[['draw', 'number', 'prose'].indexOf(kind) % types.length] ?? '',
    };
  });
}

const LONG = 10;
const SHORT = 5;

/** What the product has published after so many earlier students of this world, who took ten short weak-spot quizzes. */
function publishedIn(world: World, earlier: number, seed: number): PublishedParameters {
  if (earlier === 0) return UNPUBLISHED;
  const setting = { world, size: SHORT_WEAKSPOT_SIZE, quizzes: 10, warm: true, students: earlier, seed };
  const { params, items, topics } = productAfter(earlier, setting).model;
  const calibrated = (rows: ReadonlyMap<string, Belief>) =>
    [...rows].map(([id, { mean: average, variance }]) => ({ id, mean: average, variance }));
  return { version: 1, params, items: calibrated(items), topics: calibrated(topics) };
}

/**
 * So many students of a world, after so many earlier ones. Each has habits of their own: how much of the course they reach, how many quizzes
 * and free responses.
 */
export function prepare(world: World, students: number, seed: number, earlier = 50): Preparation {
  const { items, guess, daysBetween } = world;
  const topics = [...new Set(items.map(({ topic }) => topic))];
  const types = [...new Set(items.map(({ type }) => type))];
  const sizes = divideByWeights(
    topics.length,
    UNITS.map(({ low, high }) => low + high),
  );
  const ends = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  const questions = items.map(({ topic, type }, index) => ({
    ...{ id: index + 1, type, difficulty: 2, choices: ITEM_CHOICES },
    topicId: topics.indexOf(topic) + 1,
  }));
  const versions = topics.map((topic, index) => ({
    ...{ id: index + 1, family: topic },
    points: rubricOf(index + 1, types, index % 3 === 0 ? LONG : SHORT),
  }));
  const catalog = createCatalog(questions, versions);
  const model = createModel(catalog, publishedIn(world, earlier, seed));
  const units = examUnitsOf({
    units: UNITS.map((examUnit, index) => ({
      examUnit,
      topics: topics.slice(ends[index - 1] ?? 0, ends[index]).map((topic) => topics.indexOf(topic) + 1),
    })),
    catalog,
    versions: versions.map(({ id }) => id),
  });
  const draw = drawFrom(seededRandom(seed * 31 + 11));
  const truth: PointTruth = {
    ...{ harder: draw.oneOf(0, 0.5, 1), spread: 0.6, luck: draw.oneOf(0.5, 1.5) },
    ...{ skill: 0.5, lenient: draw.oneOf(0.2, 0.6) },
  };
  const pointDifficulties = new Map(
    versions.flatMap(({ id, points }) =>
      points.map(({ name }) => [`${id}:${name}`, truth.harder + truth.spread * draw.normal()] as const),
    ),
  );
  const byCell = Map.groupBy(items, ({ topic, type }) => JSON.stringify([topics.indexOf(topic) + 1, type]));

  const live = (number: number): Prepared => {
    const student = world.newStudent(seededRandom(seed * 1000 + number));
    const random = seededRandom(seed * 7000 + number);
    const { between, count, normal, oneOf } = drawFrom(random);
    const state = newStudent(model.params);
    const skill = truth.skill * normal();
    const knows = (item: WorldItem, at: number) => within((student.chance(item, at) - guess) / (1 - guess));
    const knowsCell = (topicId: number, type: string, at: number) =>
      mean((byCell.get(JSON.stringify([topicId, type])) ?? items).map((item) => knows(item, at)));
    /** The points of a rubric, with `lenient` where students score their own explanations. */
    const score = (
      points: readonly RubricPoint[],
      at: number,
      lenient: number,
      difficultyOf: (name: string) => number,
    ) => {
      const shared = truth.luck * normal();
      const missed = new Set<string>();
      return points.map(({ name, kind, topicId, type, contingentOn }) => {
        const chance = sigmoid(
          logit(within(knowsCell(topicId, type, at))) + skill - difficultyOf(name) + (kind === 'draw' ? shared : 0),
        );
        const holds = random() < chance && !contingentOn.some((other) => missed.has(other));
        const isEarned = holds || (kind === 'prose' && random() < lenient);
        if (!isEarned) missed.add(name);
        return { name, kind, isEarned };
      });
    };
    let tDays = 0;
    const responses: ResponseResult[] = [];
    const takeQuiz = (topicsReached: number, size: number) => {
      const asked = shuffled(
        [...items.entries()].filter(([, { topic }]) => topics.indexOf(topic) < topicsReached),
        random,
      ).slice(0, size);
      for (const [index, item] of asked) {
        const isCorrect = random() < student.chance(item, tDays);
        student.practice(item, isCorrect, tDays);
        foldAnswers(model, state, [{ questionId: index + 1, isCorrect, tDays }]);
        tDays += MINUTE;
      }
    };
    const respond = (version: (typeof versions)[number]) => {
      const scored = score(
        version.points,
        tDays,
        truth.lenient,
        (name) => pointDifficulties.get(`${version.id}:${name}`) ?? 0,
      );
      const byScorer = scored.filter(({ kind }) => kind !== 'prose');
      tDays += 15 * MINUTE;
      const submitted = {
        ...{ versionId: version.id, tDays, isDrawn: true, written: new Set(['number', 'prose']) },
        points: scored.map(({ name, kind, isEarned }) => ({
          id: name,
          state: kind === 'prose' ? ('open' as const) : isEarned ? ('earned' as const) : ('missed' as const),
        })),
        ownScores: Object.fromEntries(
          scored.flatMap(({ name, kind, isEarned }) => (kind === 'prose' ? [[name, isEarned]] : [])),
        ),
      };
      foldAnswers(model, state, pointAnswers(catalog, submitted));
      const earned = byScorer.filter(({ isEarned }) => isEarned).length;
      responses.push({ version: version.id, scored: byScorer.length, earned });
    };
    const [least = 1] = [ends[3]];
    const reached = count(least, topics.length);
    const [quizzes, size, written] = [count(6, 20), oneOf(8, 12, 20), count(0, 6)];
    const pace = daysBetween * between(0.5, 1.5);
    const inTurn = shuffled(versions.slice(0, reached), random);
    for (let quiz = 0; quiz < quizzes; quiz += 1) {
      const soFar = Math.max(1, Math.ceil((reached * (quiz + 1)) / (0.7 * quizzes)));
      takeQuiz(Math.min(reached, soFar), size);
      const version = inTurn[Math.floor((quiz * written) / quizzes)];
      if (version && Math.floor(((quiz + 1) * written) / quizzes) > Math.floor((quiz * written) / quizzes))
        respond(version);
      if (quiz < quizzes - 1) tDays += pace;
    }
    return { state, responses, endDays: tDays, exam: (ahead) => sitExam(tDays + ahead) };

    function sitExam(at: number): number {
      const oneTopicOf = ({ topics: some }: UnitOfExam) => Number(some[Math.floor(random() * some.length)]);
      const right = units.flatMap((unit) =>
        Array.from({ length: unit.questions }, () => {
          const topic = topics[oneTopicOf(unit) - 1];
          const ofTopic = items.filter((item) => item.topic === topic);
          const item = ofTopic[Math.floor(random() * ofTopic.length)];
          return item !== undefined && random() < 1 / CHOICES + (1 - 1 / CHOICES) * knows(item, at);
        }),
      );
      const unitBy = (share: (unit: UnitOfExam) => number) => {
        let left = random();
        return units.find((unit) => (left -= share(unit)) < 0) ?? units[0];
      };
      const respondThen = (unit: UnitOfExam | undefined, points: number) => {
        if (unit === undefined) return 0;
        const [drawn, rest] = [oneTopicOf(unit), oneTopicOf(unit)];
        const rubric = rubricOf(drawn, types, points).map((point) =>
          point.kind === 'draw' ? point : { ...point, topicId: rest },
        );
        return mean(
          score(rubric, at, 0, () => truth.harder + truth.spread * normal()).map(({ isEarned }) => Number(isEarned)),
        );
      };
      return compositeOf(
        right.filter(Boolean).length / EXAM_QUESTIONS,
        respondThen(
          unitBy(({ long }) => long),
          LONG,
        ),
        [
          respondThen(
            unitBy(({ short }) => short),
            SHORT,
          ),
          respondThen(
            unitBy(({ short }) => short),
            SHORT,
          ),
        ],
      );
    }
  };
  return { model, units, students: Array.from({ length: students }, (_, number) => live(number)) };
}

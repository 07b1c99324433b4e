import { createModel, foldAnswers, predictAndFold, UNPUBLISHED, viewOf } from '../graphql-server/src/learner/fold';
import { estimateMastery } from '../graphql-server/src/learner/knowledge';
import {
  pointAnswers,
  type PointParams,
  type RubricPoint,
  type SubmittedPoints,
} from '../graphql-server/src/learner/points';
import { newStudent } from '../graphql-server/src/learner/state';
import { createCatalog } from '../graphql-server/src/learner/store/catalog';
import { seededRandom, shuffled } from '../schema/rules/quiz';
import { drawFrom, type World, type WorldItem } from './worlds';

// Students who take random quizzes and, between them, free responses. What they know is the world's; what a point adds is drawn here.
// Free responses teach nothing here: what points tell is to be measured, not what drawing teaches.

/** What is true of points in a world. */
export interface Truth {
  /** Logits by which points are harder than an average question, and how far they lie apart. */
  readonly harder: number;
  readonly spread: number;
  /** Standard deviation, in logits, of what all points of one drawing share beyond what the student knows. */
  readonly luck: number;
  /** Chance that a student gives a point to an explanation that does not earn it. */
  readonly lenient: number;
  /** Chance of a drawn point, or of a number, without knowing. */
  readonly guess: number;
}

interface Quiz {
  readonly kind: 'quiz';
  readonly answers: readonly { readonly questionId: number; readonly isCorrect: boolean; readonly tDays: number }[];
}
interface Response {
  readonly kind: 'response';
  readonly submitted: SubmittedPoints;
}

/** One student's log, and at its end the true share of each topic that the student knows, 0–1. */
interface Life {
  readonly events: readonly (Quiz | Response)[];
  readonly endDays: number;
  readonly knows: ReadonlyMap<string, number>;
}

export interface PointWorld {
  readonly questions: Parameters<typeof createCatalog>[0];
  readonly versions: readonly {
    readonly id: number;
    readonly family: string;
    readonly points: readonly RubricPoint[];
  }[];
  readonly lives: readonly Life[];
}

const [ROUNDS, QUIZ_SIZE, DRAWN_POINTS, CHOICES] = [6, 8, 4, 5];
const MINUTE = 1 / 24 / 60;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A question on each topic: a drawing of four points, the last two only with the first one, two numbers, and two explanations. */
function rubricOf(topicId: number, types: readonly string[]): RubricPoint[] {
  const point = (name: string, kind: RubricPoint['kind'], contingentOn: readonly string[]): RubricPoint => ({
    ...{ name, kind, contingentOn, topicId, options: 0 },
    part: kind,
    type: types[['draw', 'number', 'prose'].indexOf(kind) % types.length] ?? '',
  });
  return [
    ...Array.from({ length: DRAWN_POINTS }, (_, index) => point(`a-${index}`, 'draw', index < 2 ? [] : ['a-0'])),
    ...['b-0', 'b-1'].map((name) => point(name, 'number', [])),
    ...['c-0', 'c-1'].map((name) => point(name, 'prose', [])),
  ];
}

/** The lives of so many students in a world. */
export function livesIn(world: World, truth: Truth, students: number, seed: number): PointWorld {
  const { items, guess, daysBetween } = world;
  const topics = [...new Set(items.map(({ topic }) => topic))];
  const types = [...new Set(items.map(({ type }) => type))];
  const questions = items.map(({ topic, type }, index) => ({
    ...{ id: index + 1, type, difficulty: 2, choices: CHOICES },
    topicId: topics.indexOf(topic) + 1,
  }));
  const versions = topics.map((topic, index) => ({
    id: index + 1,
    family: topic,
    points: rubricOf(index + 1, types),
  }));
  const { normal } = drawFrom(seededRandom(seed * 31 + 7));
  const difficulties = new Map(
    versions.flatMap(({ id, points }) =>
      points.map(({ name }) => [`${id}:${name}`, truth.harder + truth.spread * normal()]),
    ),
  );
  const itemsOf = (topicId: number, type: string) =>
    items.filter((item) => item.topic === topics[topicId - 1] && item.type === type);

  const live = (number: number): Life => {
    const student = world.newStudent(seededRandom(seed * 1000 + number));
    const random = seededRandom(seed * 7000 + number);
    const luck = drawFrom(seededRandom(seed * 8000 + number));
    const known = (item: WorldItem, at: number) =>
      Math.min(0.99, Math.max(0.01, (student.chance(item, at) - guess) / (1 - guess)));
    let tDays = 0;
    const takeQuiz = (): Quiz => {
      const asked = shuffled([...items.entries()], random).slice(0, QUIZ_SIZE);
      const answers = asked.map(([index, item]) => {
        const isCorrect = random() < student.chance(item, tDays);
        student.practice(item, isCorrect, tDays);
        tDays += MINUTE;
        return { questionId: index + 1, isCorrect, tDays };
      });
      return { kind: 'quiz', answers };
    };
    const answer = ({ id, points }: PointWorld['versions'][number]): Response => {
      const shared = truth.luck * luck.normal();
      const ownScores: Record<string, boolean> = {};
      const missed = new Set<string>();
      const scored = points.map(({ name, kind, type, topicId, contingentOn }) => {
        const cell = itemsOf(topicId, type);
        const chance = sigmoid(
          logit(mean(cell.map((item) => known(item, tDays)))) -
            (difficulties.get(`${id}:${name}`) ?? 0) +
            (kind === 'draw' ? shared : 0),
        );
        const holds = random() < chance;
        if (kind === 'prose') {
          ownScores[name] = holds || random() < truth.lenient;
          return { id: name, state: 'open' as const };
        }
        const isEarned = (holds || random() < truth.guess) && !contingentOn.some((other) => missed.has(other));
        if (!isEarned) missed.add(name);
        return { id: name, state: isEarned ? ('earned' as const) : ('missed' as const) };
      });
      tDays += 15 * MINUTE;
      const written = new Set(['number', 'prose']);
      return {
        kind: 'response',
        submitted: { versionId: id, tDays, points: scored, ownScores, isDrawn: true, written },
      };
    };
    const inTurn = shuffled(versions, random);
    const events = Array.from({ length: ROUNDS }, (_, round) => {
      const version = inTurn[round % inTurn.length];
      const done = [takeQuiz(), ...(version ? [answer(version)] : [])];
      tDays += daysBetween;
      return done;
    }).flat();
    const knows = topics.map((topic, index) => {
      const ofTopic = items.filter((item) => item.topic === topic);
      const share = mean(ofTopic.map((item) => (student.chance(item, tDays) - guess) / (1 - guess)));
      return [String(index + 1), Math.max(0, share)] as const;
    });
    return { events, endDays: tDays, knows: new Map(knows) };
  };
  return { questions, versions, lives: Array.from({ length: students }, (_, number) => live(number)) };
}

/** How well the learner does in these worlds: on answers of quizzes before they come, and on what is known at the end. */
export interface PointScores {
  /** Nats for an answer of a quiz after the first one. */
  readonly logLoss: number;
  /** Mean squared error of the mastery of topics with a free response, and the share of the 80% ranges that hold the truth. */
  readonly squaredError: number;
  readonly coverage: number;
  /** Mean of mastery less the truth. */
  readonly bias: number;
}

/** Folds all lives; null leaves the points out. */
export function scorePoints(worlds: readonly PointWorld[], params: PointParams | null): PointScores {
  let [loss, answers, error, within, bias, estimates] = [0, 0, 0, 0, 0, 0];
  for (const { questions, versions, lives } of worlds) {
    const catalog = createCatalog(questions, versions, params ?? undefined);
    const model = createModel(catalog, UNPUBLISHED);
    for (const { events, endDays, knows } of lives) {
      const student = newStudent(model.params);
      const touched = new Set<string>();
      for (const [index, event] of events.entries()) {
        if (event.kind === 'response') {
          touched.add(String(event.submitted.versionId));
          if (params !== null) foldAnswers(model, student, pointAnswers(catalog, event.submitted, params));
          continue;
        }
        const predictions = predictAndFold(model, student, event.answers);
        if (index === 0) continue;
        for (const [place, { filter }] of predictions.entries()) {
          loss -= Math.log(event.answers[place]?.isCorrect ? filter : 1 - filter);
          answers += 1;
        }
      }
      const view = viewOf(model, student, endDays);
      for (const topic of touched) {
        const truth = knows.get(topic) ?? 0;
        const { chance, low, high } = estimateMastery(view, topic);
        error += (chance - truth) ** 2;
        bias += chance - truth;
        within += truth >= low && truth <= high ? 1 : 0;
        estimates += 1;
      }
    }
  }
  return {
    logLoss: loss / answers,
    squaredError: error / estimates,
    coverage: within / estimates,
    bias: bias / estimates,
  };
}

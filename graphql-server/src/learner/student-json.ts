import { daysOfSeconds, secondsOf } from './days.ts';
import type { StudentState } from './state.ts';

// A student's state as it is stored: tuples in the order of the fields below, by id. Times are whole seconds since 1970.

type TopicTuple = readonly [
  mean: number,
  variance: number,
  lastSeconds: number | null,
  asked: number,
  correct: number,
  residual: number,
  trace: number,
];
type CellTuple = readonly [
  mean: number,
  variance: number,
  lastSeconds: number | null,
  asked: number,
  lastWrong: boolean,
  trace: number,
];

export interface StoredStudent {
  readonly user: readonly [mean: number, variance: number, asked: number, correct: number, slow: number, fast: number];
  readonly topics: Readonly<Record<string, TopicTuple>>;
  readonly types: Readonly<Record<string, readonly [mean: number, variance: number]>>;
  readonly cells: Readonly<Record<string, Readonly<Record<string, CellTuple>>>>;
  readonly items: Readonly<Record<string, readonly [lastSeconds: number | null, lastCorrect: boolean]>>;
}

const mapValues = <From, To>(map: ReadonlyMap<string, From>, convert: (value: From) => To): Record<string, To> =>
  Object.fromEntries([...map].map(([key, value]) => [key, convert(value)]));

const mapFrom = <From, To>(record: Readonly<Record<string, From>>, convert: (value: From) => To): Map<string, To> =>
  new Map(Object.entries(record).map(([key, value]) => [key, convert(value)]));

/** Five decimals are far below any uncertainty here, and half as many bytes to write and to read. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

const stored = (days: number | null) => (days === null ? null : secondsOf(days));
const loaded = (seconds: number | null) => (seconds === null ? null : daysOfSeconds(seconds));

export function storeStudent({ user, topics, types, cells, items }: StudentState): StoredStudent {
  return {
    user: [
      rounded(user.mean),
      rounded(user.variance),
      user.questionsAsked,
      user.answeredCorrectly,
      rounded(user.slowResidual),
      rounded(user.fastResidual),
    ],
    topics: mapValues(topics, (row) => [
      rounded(row.mean),
      rounded(row.variance),
      stored(row.lastDays),
      row.questionsAsked,
      row.answeredCorrectly,
      rounded(row.residual),
      rounded(row.trace),
    ]),
    types: mapValues(types, ({ mean, variance }) => [rounded(mean), rounded(variance)]),
    cells: mapValues(cells, (ofTopic) =>
      mapValues(ofTopic, (row) => [
        rounded(row.mean),
        rounded(row.variance),
        stored(row.lastDays),
        row.questionsAsked,
        row.lastWrong,
        rounded(row.trace),
      ]),
    ),
    items: mapValues(items, ({ lastDays, lastCorrect }) => [stored(lastDays), lastCorrect]),
  };
}

export function loadStudent({ user, topics, types, cells, items }: StoredStudent): StudentState {
  const [mean, variance, questionsAsked, answeredCorrectly, slowResidual, fastResidual] = user;
  return {
    user: { mean, variance, questionsAsked, answeredCorrectly, slowResidual, fastResidual },
    topics: mapFrom(topics, ([topicMean, topicVariance, lastSeconds, asked, right, residual, trace]) => ({
      mean: topicMean,
      variance: topicVariance,
      lastDays: loaded(lastSeconds),
      questionsAsked: asked,
      answeredCorrectly: right,
      residual,
      trace,
    })),
    types: mapFrom(types, ([typeMean, typeVariance]) => ({ mean: typeMean, variance: typeVariance })),
    cells: mapFrom(cells, (ofTopic) =>
      mapFrom(ofTopic, ([cellMean, cellVariance, lastSeconds, asked, lastWrong, trace]) => ({
        mean: cellMean,
        variance: cellVariance,
        lastDays: loaded(lastSeconds),
        questionsAsked: asked,
        lastWrong,
        trace,
      })),
    ),
    items: mapFrom(items, ([lastSeconds, lastCorrect]) => ({ lastDays: loaded(lastSeconds), lastCorrect })),
  };
}

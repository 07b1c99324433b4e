import { daysOfSeconds, secondsOf } from './days.ts';
import type { CellRow, StudentState } from './state.ts';

// A student's state as it is stored: one list for each row, its ids first. Times are whole seconds since 1970; beliefs, residuals and
// practice are whole hundred-thousandths. JSON takes less time to write and to read this way than as objects with ids as names and
// numbers with decimals (docs/decisions/performance.md).

/** Part of the key of every stored state: one in another format is folded again from the answers. */
export const STATE_FORMAT = 2;

type TopicTuple = readonly [
  topic: string,
  mean: number,
  variance: number,
  lastSeconds: number | null,
  asked: number,
  correct: number,
  residual: number,
  trace: number,
];
type CellTuple = readonly [
  topic: string,
  type: string,
  mean: number,
  variance: number,
  lastSeconds: number | null,
  asked: number,
  lastWrong: boolean,
  trace: number,
];

export interface StoredStudent {
  readonly user: readonly [mean: number, variance: number, asked: number, correct: number, slow: number, fast: number];
  readonly topics: readonly TopicTuple[];
  readonly types: readonly (readonly [type: string, mean: number, variance: number])[];
  readonly cells: readonly CellTuple[];
  readonly items: readonly (readonly [item: string, lastSeconds: number | null, lastCorrect: boolean])[];
}

/** Hundred-thousandths are far below any uncertainty here. */
const UNITS = 1e5;

const whole = (value: number) => Math.round(value * UNITS);
const fraction = (units: number) => units / UNITS;

const stored = (days: number | null) => (days === null ? null : secondsOf(days));
const loaded = (seconds: number | null) => (seconds === null ? null : daysOfSeconds(seconds));

export function storeStudent({ user, topics, types, cells, items }: StudentState): StoredStudent {
  return {
    user: [
      whole(user.mean),
      whole(user.variance),
      user.questionsAsked,
      user.answeredCorrectly,
      whole(user.slowResidual),
      whole(user.fastResidual),
    ],
    topics: Array.from(topics, ([topic, row]) => [
      topic,
      whole(row.mean),
      whole(row.variance),
      stored(row.lastDays),
      row.questionsAsked,
      row.answeredCorrectly,
      whole(row.residual),
      whole(row.trace),
    ]),
    types: Array.from(types, ([type, { mean, variance }]) => [type, whole(mean), whole(variance)]),
    cells: Array.from(cells).flatMap(([topic, ofTopic]) =>
      Array.from(ofTopic, ([type, row]): CellTuple => [
        topic,
        type,
        whole(row.mean),
        whole(row.variance),
        stored(row.lastDays),
        row.questionsAsked,
        row.lastWrong,
        whole(row.trace),
      ]),
    ),
    items: Array.from(items, ([item, { lastDays, lastCorrect }]) => [item, stored(lastDays), lastCorrect]),
  };
}

export function loadStudent({ user, topics, types, cells, items }: StoredStudent): StudentState {
  const [userMean, userVariance, questionsAsked, answeredCorrectly, slow, fast] = user;
  const student: StudentState = {
    user: {
      mean: fraction(userMean),
      variance: fraction(userVariance),
      questionsAsked,
      answeredCorrectly,
      slowResidual: fraction(slow),
      fastResidual: fraction(fast),
    },
    topics: new Map(),
    types: new Map(),
    cells: new Map(),
    items: new Map(),
  };
  for (const [topic, mean, variance, lastSeconds, asked, correct, residual, trace] of topics) {
    student.topics.set(topic, {
      mean: fraction(mean),
      variance: fraction(variance),
      lastDays: loaded(lastSeconds),
      questionsAsked: asked,
      answeredCorrectly: correct,
      residual: fraction(residual),
      trace: fraction(trace),
    });
  }
  for (const [type, mean, variance] of types)
    student.types.set(type, { mean: fraction(mean), variance: fraction(variance) });
  for (const [topic, type, mean, variance, lastSeconds, asked, lastWrong, trace] of cells) {
    const ofTopic = student.cells.get(topic) ?? new Map<string, CellRow>();
    student.cells.set(topic, ofTopic);
    ofTopic.set(type, {
      mean: fraction(mean),
      variance: fraction(variance),
      lastDays: loaded(lastSeconds),
      questionsAsked: asked,
      lastWrong,
      trace: fraction(trace),
    });
  }
  for (const [item, lastSeconds, lastCorrect] of items)
    student.items.set(item, { lastDays: loaded(lastSeconds), lastCorrect });
  return student;
}
